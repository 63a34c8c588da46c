import Foundation
import Gallery
import ResourceCatalog
import ScreenInterface
import Stage
import VisualQA

/// The scenarios that `orihon compare` plays: every scene of the gallery at rest, and every script that ships.
struct GoldenCatalog {
  let scenarios: [GoldenScenario]

  /// Reads the scripts that ship.
  init() throws {
    let scenes = Gallery.names
    var scenarios = scenes.map(Self.rest)
    for entry in ResourceCatalog.scripts() {
      let script = try ScriptSource.read(entry)
      var scenario = GoldenScenario(
        entry.name, scene: Self.scene(for: entry.name, of: scenes), script: script)
      // The scenes at rest keep their pixels; of a script, text says as much in a hundredth of the size.
      scenario.keepsStills = false
      scenarios.append(scenario)
    }
    self.scenarios = scenarios + [Self.realText]
  }

  /// The scenarios with these names; all where none is named.
  func named(_ names: [String]) throws(CommandError) -> [GoldenScenario] {
    if names.isEmpty { return scenarios }
    var found: [GoldenScenario] = []
    for name in names {
      guard let scenario = scenarios.first(where: { $0.name == name }) else {
        throw .unknownScenario(name, scenarios: scenarios.map(\.name))
      }
      found.append(scenario)
    }
    return found
  }

  /// A script named after a scene, such as `paged-dots`, is played on it; any other on the default feed.
  private static func scene(for script: String, of scenes: [String]) -> String {
    scenes.first { script == $0 || script.hasPrefix($0 + "-") } ?? "default"
  }

  /// The one picture with real text: the last lines of the default feed, in both families.
  private static var realText: GoldenScenario {
    let steps = [GestureStep(.key("end", [])), GestureStep(.wait(2)), GestureStep(.capture("end"))]
    var scenario = GoldenScenario(
      "default-text", scene: "default", script: GestureScript(file: "text", steps: steps),
      variants: [GoldenVariant(size: CGSize(width: 375, height: 480))])
    scenario.usesInstalledFonts = true
    return scenario
  }

  private static func rest(_ scene: String) -> GoldenScenario {
    let script = GestureScript(file: "rest", steps: [GestureStep(.capture("rest"))])
    let size = CGSize(width: 375, height: 812)
    return GoldenScenario(
      "\(scene)-rest", scene: scene, script: script,
      variants: [
        GoldenVariant(), GoldenVariant(theme: .dark), GoldenVariant(size: size, direction: .rightToLeft),
      ])
  }
}
