/// The generator of a documentation page that lists every key of forms: its value, its default and one line.
package enum KeyReferencePage {
  /// Returns the page in Markdown: a table for each map, the outermost first.
  package static func text(_ title: String, of forms: [ValueForm]) -> String {
    var maps: [MapForm] = []
    for form in forms { gather(form, into: &maps) }
    let head = """
      # \(title)

      Every key with its value, its default and what it is for.

      ## Overview

      The readers' own declarations make this page and the schema that `orihon schema` prints for an editor. A key without
      a value counts as left out.


      """
    return head + maps.map(section).joined(separator: "\n")
  }

  /// Collects the maps of a form, each once, and each before those inside it.
  private static func gather(_ form: ValueForm, into maps: inout [MapForm]) {
    switch form {
    case .map(let map):
      guard !maps.contains(where: { $0.name == map.name }) else { return }
      maps.append(map)
      for key in map.keys { gather(key.value, into: &maps) }
    case .list(let element, _): gather(element, into: &maps)
    case .filled(let value), .named(let value, _, _, _): gather(value, into: &maps)
    case .parts(let forms), .anyOf(let forms):
      for form in forms { gather(form, into: &maps) }
    default: break
    }
  }

  private static func section(_ map: MapForm) -> String {
    var scopes: [String] = []
    for key in map.keys where !scopes.contains(key.scope) { scopes.append(key.scope) }
    var lines = ["### \(map.name)", "", map.line]
    for scope in scopes.sorted(by: { first, _ in first.isEmpty }) {
      if !scope.isEmpty { lines += ["", "Only a \(scope) has these:"] }
      lines += ["", "| key | value | default | |", "|---|---|---|---|"]
      lines += map.keys.filter { $0.scope == scope }.map(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ key: KeyForm) -> String {
    let standard =
      switch key.presence {
      case .needed, .written: "needed"
      case .optional, .filled: key.standard.map(Self.standard) ?? "–"
      }
    return "| `\(key.name)` | \(key.value.words) | \(standard) | \(key.line) |"
  }

  private static func standard(_ value: JSONValue) -> String {
    switch value {
    case .string(""): "empty"
    case .string(let text): "`\(text)`"
    case .number(let number): JSONText.number(number, decimals: 6)
    case .object(let members):
      members.map { "\($0.name) \($0.value.text(decimals: 6))" }.joined(separator: ", ")
    default: "`\(value.text())`"
    }
  }
}

extension ValueForm {
  /// The form in words, for a cell of a table.
  fileprivate var words: String {
    switch self {
    case .text: "text"
    case .spelled(let spelling): spelling.words
    case .flag: "`true` or `false`"
    case .number(let range): "number, \(range)"
    case .whole(let range): "whole number, from \(range.lowerBound) to \(range.upperBound)"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .scalar: "text, number, `true`, `false` or `null`"
    case .nothing: "nothing"
    case .anything: "anything"
    case .list(let element, let count): "list" + Self.count(count) + " of: " + element.words
    case .parts(let forms): "[" + forms.map(\.words).joined(separator: "; ") + "]"
    case .map(let map): "a map, *\(map.name)*"
    case .named(let value, _, _, let most): "at most \(most) names, each with: " + value.words
    case .anyOf(let forms): forms.map(\.words).joined(separator: "; or ")
    case .filled(let value): value.words
    }
  }

  private static func count(_ count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): ""
    case (let least, .max): ", \(least) or more,"
    case (0, let most): ", at most \(most),"
    case (let least, let most): least == most ? " of \(least)" : ", \(least) to \(most),"
    }
  }
}
