import ArgumentParser

/// A command of the program; its work is done on the main actor, where the scenes live.
nonisolated protocol Verb: ParsableCommand {
  /// Does the work for the scenes and files of `program`.
  @MainActor
  func perform(in program: ToolProgram) throws
}
