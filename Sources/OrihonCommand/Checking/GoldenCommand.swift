import Foundation
import Replays
import VisualQA

/// The shell command that shows a scenario again, in a window.
struct GoldenCommand {
  let scenario: GoldenScenario
  let variant: GoldenVariant

  init(_ scenario: GoldenScenario, in variant: GoldenVariant) {
    self.scenario = scenario
    self.variant = variant
  }

  /// The command, with arguments quoted for a shell if needed.
  var text: String {
    var words = ["orihon"] + (script.map { ["replay", $0] } ?? ["demo"])
    words.append(scenario.scene)
    let (width, height) = (NumberText.points(variant.size.width), NumberText.points(variant.size.height))
    words += ["--size", "\(width)x\(height)"]
    if variant.scale != 1 { words += ["--scale", NumberText.points(variant.scale)] }
    words += ["--theme", variant.theme.rawValue]
    if variant.direction == .rightToLeft { words.append("--rtl") }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The script's file, or the name of a shipped script; `nil` when nothing is played.
  private var script: String? {
    let file = scenario.script.file
    if file == "rest" { return nil }
    guard file.hasPrefix("Scripts/"), file.hasSuffix(".yml") else { return file }
    return String(file.dropFirst("Scripts/".count).dropLast(".yml".count))
  }
}
