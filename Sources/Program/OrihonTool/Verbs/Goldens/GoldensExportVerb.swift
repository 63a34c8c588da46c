import ArgumentParser
import Foundation
import SceneRuns
import VisualQA

/// The verb `orihon goldens export`, which copies goldens from a store into a folder.
struct GoldensExportVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Copy goldens from a store into a folder.",
      discussion: "Writes all or none, each after its hash was checked. "
        + "Goldens of the folder that the branch lacks stay, unless --mirror is given.")
  }

  @Argument(help: ArgumentHelp("The folder; made where it is missing.", valueName: "dir"))
  var folder: String

  @Argument(help: "Scenarios, or patterns such as 'default-*'; default all.")
  var scenarios: [String] = []

  @OptionGroup var store: StoreOptions

  @Flag(help: "Delete goldens of the folder that the branch, or the scenarios, lack.")
  var mirror = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let branch = try store.chosen()
    let patterns = try StoredSelection(scenarios).patterns(in: branch)
    let counts = try StoreExport(from: branch).perform(
      to: URL(fileURLWithPath: folder, isDirectory: true), of: patterns, isMirror: mirror)
    try Console.result("\(folder): \(counts)")
  }
}

/// The scenarios that a verb of a store names.
struct StoredSelection {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// Returns the names as patterns, each of which fits a scenario of the branch; `nil` for none, which means all.
  ///
  /// - Throws: `CommandError.unknownScenario`.
  @MainActor
  func patterns(in branch: StoreBranch) throws -> [NamePattern]? {
    guard !names.isEmpty else { return nil }
    let known = try StoredScenarios(of: branch).names
    return try names.map { name in
      let pattern = NamePattern(name)
      if pattern.select(from: known).isEmpty { throw CommandError.unknownScenario(name, scenarios: known) }
      return pattern
    }
  }
}
