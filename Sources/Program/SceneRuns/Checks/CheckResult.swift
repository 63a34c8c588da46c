import Documents
import Foundation
package import VisualQA

/// The result of checking one file.
package struct CheckResult {
  /// The file or the scene, as named.
  let name: String
  /// The faults, one line each.
  let faults: [String]
  /// The warnings, one line each; default none.
  var warnings: [String] = []
  /// The lines of what was found sound; default none.
  var summary: [String] = []
  /// True when a fault makes the file unreadable, so that the exit status is 2.
  var isUnreadable = false

  /// True without a fault.
  package var isSound: Bool { faults.isEmpty }

  /// Prints the result: warnings and unreadable files on standard error.
  package func tell() throws {
    for line in (isUnreadable ? faults : []) + warnings { Console.notes(line) }
    for line in (isUnreadable ? [] : faults) + summary { try Console.result(line) }
  }

  /// The case of a report.
  package var reported: ResultCase {
    let command = [ProgramName.text, "check", name].map(ShellWord.quoted).joined(separator: " ")
    let outcome: ResultCase.Outcome = isSound ? .passed : isUnreadable ? .unreadable : .failed
    var value = ResultCase(
      name, outcome, command: command,
      value: [
        "faults": .array(faults.map { .string($0) }), "warnings": .array(warnings.map { .string($0) }),
        "summary": .array(summary.map { .string($0) }),
      ])
    value.explanation = faults.first ?? ""
    let told = Markup.escaped(name)
    let verdict =
      isSound ? "sound" : "<span class=\"wrong\">\(Pluralization.text(faults.count, "fault"))</span>"
    value.markup.row = "<tr><th scope=\"row\">\(told)</th><td>\(verdict)</td></tr>"
    let items = (faults + warnings + summary).map { "<li>\(Markup.escaped($0))</li>" }.joined()
    value.markup.card =
      "<article class=\"card pair\"><header><h2>\(told)</h2></header><ul>\(items)</ul></article>\n"
    return value
  }
}
