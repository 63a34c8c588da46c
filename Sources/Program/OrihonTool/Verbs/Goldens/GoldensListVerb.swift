import ArgumentParser
import SceneRuns
import VisualQA

/// The verb `orihon goldens list`, which prints what a branch of a store holds.
struct GoldensListVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the goldens in a store: path, hash and size.",
      discussion: "With --objects the files of the store that have them, "
        + "which rclone copy --files-from fetches to another machine.")
  }

  @Argument(help: "Scenarios, or patterns such as 'default-*'; default all.")
  var scenarios: [String] = []

  @OptionGroup var store: StoreOptions

  @Flag(help: "List the files of objects, each once.")
  var objects = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let branch = try store.chosen()
    let stored = try StoredScenarios(of: branch)
    let paths = stored.paths(of: try StoredSelection(scenarios).patterns(in: branch))
    let lines = objects ? stored.objects(of: paths) : stored.lines(of: paths)
    if !lines.isEmpty { try Console.results(lines.joined(separator: "\n")) }
  }
}
