import Documents
import Foundation
package import Replays

/// The result of random strokes on one scene as the case of a report, made anew from its numbers after a merge.
package nonisolated struct FuzzCase {
  private let result: FuzzResult
  private let command: String

  /// Creates the case of a result; `command` is that of the whole run.
  package init(_ result: FuzzResult, command: String) { (self.result, self.command) = (result, command) }

  /// Returns the case of several results of one scene, such as those of shards.
  ///
  /// - Throws: `VisualQAError.refused` for results of different seeds; `JSONLine.Fault` for a value that is no result.
  static func merged(_ cases: [ResultCase]) throws -> ResultCase? {
    guard let first = cases.first else { return nil }
    var results: [FuzzResult] = []
    for value in cases { results.append(try FuzzResult(JSONLine(value.value))) }
    guard let sum = FuzzResult.merged(results) else {
      throw VisualQAError.refused("the shards of \(first.name) were played from different seeds")
    }
    return FuzzCase(sum, command: first.command).reported
  }

  /// The case.
  package var reported: ResultCase {
    var value = ResultCase(
      result.scene, result.findings.isEmpty ? .passed : .failed, command: command, value: result.json)
    value.explanation = result.findings.map(\.smallest.message).joined(separator: "\n")
    value.files = result.findings.map { finding in
      Self.file(of: finding, scene: result.scene)
    }
    value.markup = ResultCase.Markup(row: row, card: result.findings.isEmpty ? "" : card)
    return value
  }

  /// Returns the file with the smallest script that breaks an invariant.
  package static func file(of finding: FuzzFinding, scene: String) -> ResultCase.File {
    let name =
      switch finding.smallest.origin {
      case .seeded(_, let seed): "\(scene)-fuzz-\(seed).yml"
      case .file(let name): "\(scene)-fuzz-\(name)"
      }
    return ResultCase.File(name: name, text: finding.smallest.yaml)
  }

  private var row: String {
    let verdict =
      result.findings.isEmpty
      ? "nothing broken"
      : "<span class=\"wrong\">\(Pluralization.text(result.findings.count, "invariant")) broken</span>"
    return
      "<tr><th scope=\"row\">\(Markup.escaped(result.scene))</th><td class=\"number\">\(result.strokes)</td>"
      + "<td class=\"number\">\(result.findings.count)</td><td>\(verdict)</td></tr>"
  }

  private var card: String {
    let items = result.findings.map { finding in
      let example = finding.smallest
      let file = "\(ResultsFiles.scripts)/\(Self.file(of: finding, scene: result.scene).name)"
      let play = [ProgramName.text, "replay", "--headless", file, result.scene].map(ShellWord.quoted)
      return "<p class=\"failure\">\(Markup.escaped(example.message))</p>"
        + "<p class=\"source\">At \(NumberText.seconds(example.time)) s, in "
        + "\(Pluralization.text(example.steps, "step")); broken by \(Pluralization.text(finding.broken, "script")).</p>"
        + "<p class=\"command\"><code>\(Markup.escaped(play.joined(separator: " ")))</code></p>"
    }
    return "<article class=\"card pair\"><header><h2>\(Markup.escaped(result.scene))</h2></header>"
      + items.joined() + "</article>\n"
  }
}
