import Yams

/// The conversion of the YAML parser's errors into the project's messages.
enum YAMLFault {
  /// Returns the message for lists and maps that are nested too deep.
  static func nesting(_ limit: Int) -> String { "lists and maps are nested deeper than \(limit) levels" }

  /// Returns the message for anchors and aliases.
  static func anchor(_ name: String) -> String {
    "anchors and aliases (&\(name), *\(name)) are not read; write the value out, or put the text in quotes"
  }

  /// Returns the position and message of a parser's error in `text`.
  static func explain(_ error: any Error, text: String, nesting limit: Int) -> PositionedFault {
    guard let error = error as? YamlError else {
      return PositionedFault(position: .start, message: "not valid YAML: \(error)")
    }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let position = DocumentPosition(line: mark.line, column: mark.column)
      if let known = knownProblem(problem, at: position, in: text, nesting: limit) {
        return PositionedFault(position: position, message: known)
      }
      let origin = context.map { " \($0.text) that begins at \($0.mark.line):\($0.mark.column)" } ?? ""
      return PositionedFault(position: position, message: "not valid YAML: \(problem)\(origin)")
    case .reader(let problem, let offset, _, _):
      let position = offset.map { self.position(ofCharacter: $0, in: text) } ?? .start
      return PositionedFault(position: position, message: "not readable text: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      return PositionedFault(
        position: DocumentPosition(line: context.mark.line, column: context.mark.column),
        message: "the same map has \(names) more than once; a key is given once")
    case .memory:
      return PositionedFault(position: .start, message: nesting(limit))
    default:
      return PositionedFault(position: .start, message: "not valid YAML: \(error)")
    }
  }

  private static func knownProblem(
    _ problem: String, at position: DocumentPosition, in text: String, nesting limit: Int
  ) -> String? {
    if problem.hasPrefix("Maximum nesting level") { return nesting(limit) }
    if problem == "but found another document" { return "a second document begins; a file holds one" }
    if problem == "found character that cannot start any token", character(at: position, in: text) == "\t" {
      return "a tab indents this line; indent with spaces"
    }
    return nil
  }

  private static func character(at position: DocumentPosition, in text: String) -> Unicode.Scalar? {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return nil }
    return lines[position.line - 1].dropFirst(position.column - 1).first
  }

  private static func position(ofCharacter offset: Int, in text: String) -> DocumentPosition {
    let before = text.prefix(offset)
    let lastLine = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return DocumentPosition(
      line: before.count { $0.isNewline } + 1, column: lastLine.unicodeScalars.count + 1)
  }
}
