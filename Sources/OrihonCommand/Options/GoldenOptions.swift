import ArgumentParser
import Foundation
import VisualQA

/// Where scenarios and their goldens are, and where differences go.
struct GoldenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the goldens; default Resources/Goldens, or goldens beside FILE.", valueName: "dir"))
  var goldens: String?

  @Option(
    name: .customLong("scenarios"),
    help: ArgumentHelp("A scenario file; default those that ship.", valueName: "file"))
  var file: String?

  /// The scenarios with these names; all where none is named.
  @MainActor
  func scenarios(named names: [String]) throws -> [GoldenScenario] { try GoldenCatalog(file).named(names) }

  /// The folder of the goldens.
  var folder: URL {
    let beside = file.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("goldens")
    }
    let named = goldens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    return named ?? beside ?? URL(fileURLWithPath: "Resources/Goldens", isDirectory: true)
  }
}
