import Documents
package import Foundation
import Measurements
import Replays
import ResourceCatalog
import ScreenInterface
package import VisualQA

/// The scenarios available to `orihon compare`, from the program or from a named file.
package struct GoldenCatalog {
  package let scenarios: [GoldenScenario]
  /// The scenario files and the scripts.
  package let files: Set<URL>

  private typealias Entries = [(entry: ScenarioEntry, folder: URL?)]

  /// Reads the scenario files of a program, or only `file`, and the scripts that they play; with `alone` only that
  /// scenario's script.
  package init(_ file: String? = nil, of program: ToolProgram, alone: String? = nil) throws {
    let scripts = ScriptSource(program)
    var entries = try Self.entries(file, of: program)
    if let alone { entries.removeAll { $0.entry.scenario.name != alone } }
    scenarios = try entries.map { try Self.scenario($0.entry, scripts, beside: $0.folder) }
    files = Set(
      entries.compactMap { entry, folder in
        entry.script.map { scripts.file(Self.path($0, beside: folder)) }
      } + (file.map { [URL(fileURLWithPath: $0)] } ?? program.scenarioFiles.map(\.url)))
    for scenario in scenarios { try scenario.checkLimits() }
  }

  /// Returns the names of a program's own scenarios.
  package static func names(of program: ToolProgram) throws -> [String] {
    try entries(nil, of: program).map(\.entry.scenario.name)
  }

  private static func entries(_ file: String?, of program: ToolProgram) throws -> Entries {
    if let file {
      let url = URL(fileURLWithPath: file)
      do {
        return try ScenarioReader().read(contentsOf: url).map { ($0, url.deletingLastPathComponent()) }
      } catch {
        throw FileKind.mistaken(file, at: url, neededAs: .scenarios, or: error)
      }
    }
    let entries: Entries = try program.scenarioFiles.flatMap { entry in
      let text = String(decoding: try InputFile.data(contentsOf: entry.url, limit: .text), as: UTF8.self)
      let name = "Scenarios/\(entry.url.lastPathComponent)"
      return try ScenarioReader().read(text: text, name: name).map { (entry: $0, folder: URL?.none) }
    }
    if entries.isEmpty { throw CommandError.noScenarios }
    return entries
  }

  /// Returns the scenarios that match names or patterns, each once; all without names.
  package func named(_ names: [String]) throws(CommandError) -> [GoldenScenario] {
    if names.isEmpty { return scenarios }
    var found: [GoldenScenario] = []
    for name in names {
      let meant = NamePattern(name).select(from: scenarios.map(\.name))
      if meant.isEmpty { throw .unknownScenario(name, scenarios: scenarios.map(\.name)) }
      for scenario in scenarios where meant.contains(scenario.name) {
        if !found.contains(where: { $0.name == scenario.name }) { found.append(scenario) }
      }
    }
    return found
  }

  /// Returns the scenario with its script; paths of scenes and scripts are relative to the scenario file.
  private static func scenario(
    _ entry: ScenarioEntry, _ scripts: ScriptSource, beside folder: URL?
  ) throws -> GoldenScenario {
    var entry = entry
    entry.scenario.scene = path(entry.scenario.scene, beside: folder)
    guard let name = entry.script else { return entry.scenario }
    guard case .script(let script) = try scripts.load(path(name, beside: folder)) else {
      throw CommandError.contradiction(
        "\(entry.scenario.origin): \(name) is a recording; a scenario plays a script, as \(ProgramName.text) script makes of it"
      )
    }
    return entry.playing(script)
  }
  /// Returns the name of a scene or a script; for a file its path relative to the scenario file.
  private static func path(_ name: String, beside folder: URL?) -> String {
    guard let folder, name.contains(".") || name.contains("/"), !name.hasPrefix("/") else { return name }
    return folder.appendingPathComponent(name).relativePath
  }
}

extension GoldenScenario {
  /// The maximum number of pixels in the captures and strips of a scenario, in all its variants together.
  package nonisolated static let pixels = 1 << 29

  /// Throws for a scenario with too many pixels, before anything is played.
  ///
  /// - Throws: `CommandError.contradiction` with the place, the number and the limit; `DocumentError.faulty`.
  func checkLimits() throws {
    let duration = script.steps.reduce(0) { $0 + $1.kind.duration }
    let longest = Double(MotionRecord.capacity) / GoldenRun.rate - HeadlessRun.settleTimeout
    guard duration <= longest else {
      throw CommandError.contradiction(
        "\(origin): the script takes \(Int(duration)) seconds; a scenario takes at most \(Int(longest))")
    }
    var pixels = 0.0
    for variant in variants {
      try script.checkExtents(beginningAt: variant.scale)
      pixels += script.keptPixels(in: variant)
    }
    guard pixels <= Double(Self.pixels) else {
      throw CommandError.contradiction(
        "\(origin): \(name) keeps pictures of \(Int(pixels)) pixels in all its surroundings; at most \(Self.pixels) "
          + "are kept")
    }
  }
}

nonisolated extension GestureScript {
  /// Returns the number of pixels of all captures and of all frames of strips.
  fileprivate func keptPixels(in variant: GoldenVariant) -> Double {
    var (extent, scale) = (PictureExtent(variant.size, scale: variant.scale), variant.scale)
    var pixels = 0.0
    for step in steps {
      switch step.kind {
      case .resize(let size, let other):
        scale = other ?? scale
        extent = PictureExtent(size, scale: scale)
      case .capture: pixels += extent.width * extent.height
      case .strip(let strip): pixels += extent.width * extent.height * Double(strip.frames)
      default: break
      }
    }
    return pixels
  }
}
