import ArgumentParser
import Documents
import SceneRuns
import VisualQA

/// The verb `orihon goldens remove`, which takes the goldens of scenarios away from a branch of a store.
struct GoldensRemoveVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove", abstract: "Take the goldens of scenarios away from a branch of a store.",
      discussion: "Their objects stay until \(ProgramName.text) goldens gc. Refused where CI is set.")
  }

  @Argument(help: "Scenarios, or patterns such as 'default-*'.")
  var scenarios: [String]

  @OptionGroup var store: StoreOptions

  @MainActor
  func perform(in program: ToolProgram) throws {
    let branch = try store.changed()
    let patterns = try StoredSelection(scenarios).patterns(in: branch)
    let paths = try StoredScenarios(of: branch).paths(of: patterns)
    try GoldenStoreMerge(into: branch).remove(paths)
    try Console.result(
      "\(branch.store.name), branch \(branch.name): \(Pluralization.text(paths.count, "golden")) taken away")
  }
}
