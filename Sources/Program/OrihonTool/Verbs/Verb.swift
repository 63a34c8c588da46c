import ArgumentParser
import SceneRuns

/// A subcommand of the program, which is performed on the main actor, like the scenes.
nonisolated protocol Verb: ParsableCommand {
  /// Performs the verb with the scenes and files of `program`.
  @MainActor
  func perform(in program: ToolProgram) throws
}
