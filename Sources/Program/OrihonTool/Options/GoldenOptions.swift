import ArgumentParser
import Foundation
import SceneRuns
import VisualQA

/// Options for the paths of scenarios and their goldens.
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

  /// Returns the available scenarios; `alone` is the only one that a worker needs.
  @MainActor
  func catalog(of program: ToolProgram, alone: String? = nil) throws -> GoldenCatalog {
    try GoldenCatalog(chosen, of: program, alone: alone)
  }

  private var chosen: String? { file ?? ProjectFolder.scenarios }

  /// Checks that there are goldens to compare with, unless they are recorded.
  ///
  /// The hundreds of shipped goldens belong to a checkout, so they are not recorded elsewhere by default. The user's
  /// own scenario file is recorded on its first run, and so are named scenarios with a named folder.
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

  /// Returns the folder of the goldens.
  @MainActor
  func folder(in program: ToolProgram) -> URL {
    let beside = chosen.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("goldens")
    }
    let named = goldens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    return named ?? beside ?? program.goldens
  }
}
