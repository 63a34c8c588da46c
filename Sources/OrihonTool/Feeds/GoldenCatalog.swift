import Documents
import Foundation
import ResourceCatalog
import VisualQA

/// The scenarios that `orihon compare` plays: those of the program, or of a named file.
struct GoldenCatalog {
  let scenarios: [GoldenScenario]

  /// Reads the scenario files of a program, or only `file`, and the scripts they play.
  init(_ file: String? = nil, of program: ToolProgram) throws {
    let scripts = ScriptSource(program)
    if let file {
      let url = URL(fileURLWithPath: file)
      scenarios = try ScenarioReader().read(contentsOf: url).map {
        try Self.scenario($0, scripts, beside: url.deletingLastPathComponent())
      }
    } else {
      scenarios = try program.scenarioFiles.flatMap { entry in
        let text = String(decoding: try InputFile.data(contentsOf: entry.url, limit: .text), as: UTF8.self)
        let name = "Scenarios/\(entry.url.lastPathComponent)"
        return try ScenarioReader().read(text: text, name: name).map {
          try Self.scenario($0, scripts, beside: nil)
        }
      }
      if scenarios.isEmpty { throw CommandError.noScenarios }
    }
    for scenario in scenarios { try scenario.checkLimits() }
  }

  /// The scenarios that names or patterns of names mean, each once; all without names.
  func named(_ names: [String]) throws(CommandError) -> [GoldenScenario] {
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

  /// The scenario with its script; a scene or script that is a file is found beside the scenario file.
  private static func scenario(
    _ entry: ScenarioEntry, _ scripts: ScriptSource, beside folder: URL?
  ) throws -> GoldenScenario {
    func path(_ name: String) -> String {
      guard let folder, name.contains(".") || name.contains("/"), !name.hasPrefix("/") else { return name }
      let file = folder.appendingPathComponent(name)
      return file.relativePath
    }
    var entry = entry
    entry.scenario.scene = path(entry.scenario.scene)
    guard let name = entry.script else { return entry.scenario }
    guard case .script(let script) = try scripts.load(path(name)) else {
      throw CommandError.contradiction(
        "\(entry.scenario.origin): \(name) is a recording; a scenario plays a script, as \(ProgramName.text) script makes of it"
      )
    }
    return entry.playing(script)
  }
}
