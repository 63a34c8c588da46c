import ArgumentParser
import Foundation
import VisualQA

/// Options for the places of scenarios and their goldens.
struct GoldenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the goldens; default the program's, or goldens beside FILE.", valueName: "dir"))
  var goldens: String?

  @Option(
    name: .customLong("scenarios"),
    help: ArgumentHelp(
      "A scenario file; default a folder's scenarios.yml, else those of the program.", valueName: "file"))
  var file: String?

  /// The scenarios to choose from; `alone` is the only one that a worker has to know.
  @MainActor
  func catalog(of program: ToolProgram, alone: String? = nil) throws -> GoldenCatalog {
    try GoldenCatalog(chosen, of: program, alone: alone)
  }

  private var chosen: String? { file ?? ProjectFolder.scenarios }

  /// Checks that there are goldens to compare with, unless they are to be recorded.
  ///
  /// The shipped goldens are hundreds, and belong into a checkout. A scenario file of one's own is recorded
  /// on its first run, and so are scenarios and a folder that are both named.
  ///
  /// - Throws: `CommandError.noGoldens`.
  @MainActor
  func check(_ names: [String], mode: RecordMode?, in program: ToolProgram) throws {
    let folder = folder(in: program)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw CommandError.noGoldens(folder.relativePath, named: goldens != nil)
    }
    let allowed = mode?.allowed(in: ProcessInfo.processInfo.environment) ?? .never
    guard chosen == nil, goldens == nil || names.isEmpty, allowed == .never else { return }
    let isThere = try GoldenCatalog.names(of: program).contains { scenario in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(scenario).path)
    }
    if !isThere { throw CommandError.noGoldens(folder.relativePath, named: goldens != nil) }
  }

  /// The folder of the goldens.
  @MainActor
  func folder(in program: ToolProgram) -> URL {
    let beside = chosen.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("goldens")
    }
    let named = goldens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    return named ?? beside ?? program.goldens
  }
}
