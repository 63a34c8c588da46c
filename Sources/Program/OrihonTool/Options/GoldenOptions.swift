import ArgumentParser
import Foundation
import SceneRuns
import VisualQA

/// Options for the paths of scenarios and their goldens.
struct GoldenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the goldens, or a store of them as store:DIR; default the program's, or goldens beside FILE.",
      valueName: "dir"))
  var goldens: String?

  @Option(
    help: ArgumentHelp(
      "The branch of a store; default that of the checkout, else main.", valueName: "name"))
  var branch: String?

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
    let place = try place(in: program)
    if let branch = place.branch { try check(branch, isMade: mode != nil) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.url.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw CommandError.noGoldens(place.name, named: goldens != nil)
    }
    let allowed = mode?.allowed(in: ProcessInfo.processInfo.environment) ?? .never
    guard chosen == nil, goldens == nil || names.isEmpty, allowed == .never else { return }
    if !(try place.holdsAny(of: GoldenCatalog.names(of: program))) {
      throw CommandError.noGoldens(place.name, named: goldens != nil)
    }
  }

  /// Checks that the store is there, unless it is made, and tells of a branch that begins as `main`.
  @MainActor
  private func check(_ branch: StoreBranch, isMade: Bool) throws {
    if isMade { try branch.store.checkWritable() } else { try branch.store.checkReadable() }
    if branch.name != .main, try branch.isThere() == false {
      Console.say(
        "\(branch.store.name) has no branch \(branch.name) yet; its goldens are those of \(BranchName.main)")
    }
  }

  /// Returns the folder or the store of the goldens.
  @MainActor
  func place(in program: ToolProgram) throws -> GoldenPlace {
    if let goldens { return try GoldenPlace(goldens, branch: branch) }
    let beside = chosen.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("goldens")
    }
    let folder = beside ?? program.goldens
    if branch != nil { _ = try GoldenPlace(folder.relativePath, branch: branch) }
    return .folder(folder)
  }

  /// The options as a worker is given them: the branch of a store by its name.
  var words: [(name: String, value: String?)] {
    let place = goldens.flatMap { try? GoldenPlace($0, branch: branch) }
    return [("goldens", goldens), ("branch", place?.branch?.name.description)]
  }
}
