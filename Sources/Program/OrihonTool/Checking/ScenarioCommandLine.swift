import Foundation
import Replays
import VisualQA

/// The shell command that plays a scenario in a window.
struct ScenarioCommandLine {
  let scenario: GoldenScenario
  let variant: GoldenVariant

  init(_ scenario: GoldenScenario, in variant: GoldenVariant) {
    self.scenario = scenario
    self.variant = variant
  }

  /// The command, with arguments quoted for a shell if needed.
  var text: String {
    let words = [ProgramName.text] + (script.map { ["replay", $0] } ?? ["demo"]) + [scenario.scene]
    return (words + SceneEnvironment(variant).words).map(ShellWord.quoted).joined(separator: " ")
  }

  /// The script's file, or the name of a shipped script; `nil` when nothing is played.
  private var script: String? {
    let file = scenario.script.file
    if file == "rest" { return nil }
    guard file.hasPrefix("Scripts/"), file.hasSuffix(".yml") else { return file }
    return String(file.dropFirst("Scripts/".count).dropLast(".yml".count))
  }
}
