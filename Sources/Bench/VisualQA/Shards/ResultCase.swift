package import Documents

/// The result of one part of a run other than `compare`: a scene, a stroke, a pair or a file.
package nonisolated struct ResultCase: Sendable, Hashable {
  /// The outcome of a part.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    case passed, failed
    /// The part cannot be read, so that the exit status is 2.
    case unreadable
  }

  /// The parts of the page that show the result, as HTML; default empty.
  package struct Markup: Sendable, Hashable {
    /// The row of the table.
    package var row = ""
    /// The card.
    package var card = ""
    /// The pictures, as text at the end of the page.
    package var store = ""

    /// Creates the parts of a page.
    package init(row: String = "", card: String = "", store: String = "") {
      (self.row, self.card, self.store) = (row, card, store)
    }
  }

  /// A file that belongs to the result, such as the script of a finding.
  package struct File: Sendable, Hashable {
    /// The name, without a folder.
    package let name: String
    /// The content.
    package let text: String
  }

  /// The part's name, which is unique in a run.
  package var name: String
  /// The outcome.
  package var outcome: Outcome
  /// The reason of a failure; default empty.
  package var explanation = ""
  /// The shell command that plays the part alone.
  package var command: String
  /// The numbers of the result, as the verb's `--json` has them.
  package var value: JSONValue
  /// The parts of the page.
  package var markup = Markup()
  /// The files that belong to the result; default none.
  package var files: [File] = []

  /// Creates a result.
  package init(_ name: String, _ outcome: Outcome, command: String, value: JSONValue) {
    (self.name, self.outcome, self.command, self.value) = (name, outcome, command, value)
  }
}

nonisolated extension ResultCase {
  /// The result as JSON, without the parts of the page.
  var json: JSONValue {
    [
      "name": .string(name), "outcome": .string(outcome.rawValue), "explanation": .string(explanation),
      "command": .string(command), "value": value,
    ]
  }

  /// Reads a result without the parts of the page.
  init(_ line: JSONLine) throws(JSONLine.Fault) {
    self.init(
      try line.string("name"), try line.choice("outcome", of: Outcome.self),
      command: try line.text("command"), value: line.json["value"] ?? .null)
    explanation = try line.text("explanation")
  }
}
