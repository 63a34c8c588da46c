/// The explanation of a parser's error whose usual cause is a text without quotes.
///
/// The parser names what it expected, often on a later line. The cause is looked for in the text around that place.
struct UnquotedText {
  private let lines: [Substring.UnicodeScalarView]
  private let position: DocumentPosition

  /// Returns the cause of a parser's problem at a position; `nil` where none is certain.
  static func fault(_ problem: String, at position: DocumentPosition, in text: String) -> PositionedFault? {
    let lines = Substring(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let cause = UnquotedText(lines: lines, position: position)
    switch problem {
    case "mapping values are not allowed in this context":
      return cause.secondColon(isFlow: false) ?? cause.indentedKey()
    case "did not find expected node content", "did not find expected ',' or '}'",
      "did not find expected ',' or ']'":
      return cause.comment() ?? cause.secondColon(isFlow: true) ?? cause.closedQuote()
    case "did not find expected key": return cause.closedQuote()
    case "found character that cannot start any token": return cause.reservedMark()
    default: return nil
    }
  }

  /// Returns the fault of a `#` that begins a comment in the place of a value.
  private func comment() -> PositionedFault? {
    var number = min(position.line, lines.count)
    var leftLines = 20
    while number > 0, leftLines > 0 {
      if let fault = comment(inLine: number) { return fault }
      (number, leftLines) = (number - 1, leftLines - 1)
    }
    return nil
  }

  private func comment(inLine number: Int) -> PositionedFault? {
    let line = lines[number - 1]
    guard let mark = Self.commentStart(in: line) else { return nil }
    let before = Self.trimmed(line[..<mark])
    let word = line[mark...].prefix { !",}] \t\r".unicodeScalars.contains($0) }
    let isColor = ColorSuggestion.isHex(String(word))
    // In a block a comment may stand behind a key whose value follows on the next lines.
    guard isColor || before.contains(where: { "{[".unicodeScalars.contains($0) }) else { return nil }
    guard let last = before.last, last == ":" || isColor && ",[".unicodeScalars.contains(last) else {
      return nil
    }
    let key = last == ":" ? Self.key(in: before.dropLast()) : ""
    let subject = key.isEmpty ? "a value" : "\"\(key)\""
    let advice =
      isColor
      ? "a colour is written in quotes: \(key.isEmpty ? "" : key + ": ")\"\(ColorSuggestion.full(String(word)))\""
      : "a text that begins with # is written in quotes"
    return PositionedFault(
      position: place(line, mark, number),
      message: "\(subject) is empty here, because # begins a comment in YAML; \(advice)")
  }

  /// Returns the fault of a text with a colon and a space in it, which YAML reads as a second key.
  private func secondColon(isFlow: Bool) -> PositionedFault? {
    guard let (line, colon) = mark(":") else { return nil }
    let opening = isFlow ? line[..<colon].lastIndex { "{[,".unicodeScalars.contains($0) } : nil
    let entry = line[(opening.map { line.index(after: $0) } ?? line.startIndex)..<colon]
    guard let first = Self.separator(in: entry) else { return nil }
    let ends = isFlow ? ",}]\r" : "\r"
    var value = line[line.index(after: first)...].prefix { !ends.unicodeScalars.contains($0) }
    if let comment = Self.commentStart(in: value) { value = value[..<comment] }
    value = Self.trimmed(value)
    guard let start = value.first, !"\"'[{|>&*!%@`".unicodeScalars.contains(start) else { return nil }
    let (key, text) = (Self.key(in: line[..<first]), String(value))
    guard !key.isEmpty, text.unicodeScalars.count <= 200 else { return nil }
    return PositionedFault(
      position: place(line, value.startIndex, position.line),
      message:
        "\"\(key)\" is \(EscapedText.shortened(text)), and a colon with a space begins a value in YAML; "
        + "write the text in quotes: \(key): \(Self.quoted(text))")
  }

  /// Returns the fault of a key that is indented like a further line of a text.
  private func indentedKey() -> PositionedFault? {
    guard let (line, colon) = mark(":"), Self.separator(in: line[..<colon]) == nil else { return nil }
    let key = Self.trimmed(line[..<colon])
    guard !key.isEmpty, key.count <= 64, !"\"'".unicodeScalars.contains(key[key.startIndex]) else {
      return nil
    }
    return PositionedFault(
      position: place(line, key.startIndex, position.line),
      message: "\"\(String(key))\" is indented like a further line of the text above it; "
        + "indent the keys of one map alike, or write a text with a colon in quotes")
  }

  /// Returns the fault of a text that goes on after its closing quote.
  private func closedQuote() -> PositionedFault? {
    guard lines.indices.contains(position.line - 1), position.column > 1 else { return nil }
    let line = lines[position.line - 1]
    // What the text goes on with stands at the position.
    guard line.count >= position.column else { return nil }
    let before = Self.trimmed(line.prefix(position.column - 1))
    guard let quote = before.last, quote == "\"" || quote == "'" else { return nil }
    let opening = before.lastIndex { "{[,".unicodeScalars.contains($0) }.map { before.index(after: $0) }
    let separators = [before.startIndex, opening].compactMap(\.self).compactMap {
      Self.separator(in: before[$0...])
    }
    let isQuoted = { (index: Substring.UnicodeScalarView.Index) in
      let value = Self.trimmed(before[before.index(after: index)...])
      return value.first == quote && value.count > 1
    }
    guard let first = separators.first(where: isQuoted) else { return nil }
    return PositionedFault(
      position: position,
      message: "\"\(Self.key(in: before[..<first]))\" goes on after its closing \(quote); "
        + "put the whole text in quotes that it does not have in it, \" or '")
  }

  /// Returns the fault of a text that begins with a mark that YAML keeps for itself.
  private func reservedMark() -> PositionedFault? {
    for reserved in ["@", "`", "%"] as [Unicode.Scalar] where mark(reserved) != nil {
      return PositionedFault(
        position: position, message: "a text that begins with \(reserved) is written in quotes")
    }
    return nil
  }

  /// Returns the line of the problem, and the index in it, where the scalar stands there.
  private func mark(
    _ scalar: Unicode.Scalar
  ) -> (line: Substring.UnicodeScalarView, index: Substring.UnicodeScalarView.Index)? {
    guard lines.indices.contains(position.line - 1), position.column > 0 else { return nil }
    let line = lines[position.line - 1]
    guard let index = line.index(line.startIndex, offsetBy: position.column - 1, limitedBy: line.endIndex),
      index < line.endIndex, line[index] == scalar
    else { return nil }
    return (line, index)
  }

  private func place(
    _ line: Substring.UnicodeScalarView, _ index: Substring.UnicodeScalarView.Index, _ number: Int
  ) -> DocumentPosition {
    DocumentPosition(line: number, column: line.distance(from: line.startIndex, to: index) + 1)
  }
}

extension UnquotedText {
  /// Returns a tree with the comments that stand in the place of its empty values.
  static func notingComments(in root: DocumentNode, of text: String) -> DocumentNode {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return root }
    let lines = Substring(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return noting(root, lines)
  }

  private static func noting(_ node: DocumentNode, _ lines: [Line]) -> DocumentNode {
    var node = node
    switch node.content {
    case .scalar: break
    case .list(let nodes): node.content = .list(nodes.map { noting($0, lines) })
    case .map(let entries):
      node.content = .map(
        entries.map { entry in
          var entry = entry
          entry.value = noting(entry.value, lines)
          if entry.value.isEmpty { entry.value.comment = comment(after: entry.keyPosition, in: lines) }
          return entry
        })
    }
    return node
  }

  /// Returns the comment behind the key at a position, where no space follows its `#`.
  private static func comment(after key: DocumentPosition, in lines: [Line]) -> String? {
    guard lines.indices.contains(key.line - 1) else { return nil }
    let line = lines[key.line - 1].dropFirst(key.column - 1)
    guard let mark = commentStart(in: line), trimmed(line[..<mark]).last == ":" else { return nil }
    let words = trimmed(line[mark...])
    guard let next = words.dropFirst().first, !" \t#!".unicodeScalars.contains(next) else { return nil }
    return String(words)
  }

  /// Returns the warning of a comment in the place of a key's value.
  static func warning(of comment: String, key: String) -> String {
    let isColor = ColorSuggestion.isHex(comment)
    let text = isColor ? ColorSuggestion.full(comment) : EscapedText.shortened(comment)
    return "\"\(key)\" is empty here, because # begins a comment in YAML; "
      + "\(isColor ? "a colour" : "a text that begins with #") is written in quotes: \(key): \(quoted(text))"
  }

  private typealias Line = Substring.UnicodeScalarView

  /// Returns the index of the `#` that begins a comment, outside quotes.
  private static func commentStart(in line: Line) -> Line.Index? {
    var quote: Unicode.Scalar?
    var last: Unicode.Scalar = " "
    for index in line.indices {
      let scalar = line[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "#", " \t[{,".unicodeScalars.contains(last) {
        return index
      } else if scalar == "\"" || scalar == "'", " \t[{,".unicodeScalars.contains(last) {
        quote = scalar
      }
      last = scalar
    }
    return nil
  }

  /// Returns the index of the first colon with a space after it.
  private static func separator(in entry: Line) -> Line.Index? {
    entry.indices.first { index in
      let next = entry.index(after: index)
      return entry[index] == ":" && next < entry.endIndex && entry[next] == " "
    }
  }

  /// Returns the key that ends a part of a line.
  private static func key(in part: Line) -> String {
    let start = part.lastIndex { "{[,".unicodeScalars.contains($0) }.map { part.index(after: $0) }
    var key = trimmed(part[(start ?? part.startIndex)...])
    while key.first == "-", key.dropFirst().first == " " { key = trimmed(key.dropFirst()) }
    return key.count <= 64 ? String(key) : ""
  }

  private static func trimmed(_ part: Line) -> Line {
    let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let first = part.firstIndex(where: { !isSpace($0) }),
      let last = part.lastIndex(where: { !isSpace($0) })
    else { return part[part.endIndex...] }
    return part[first...last]
  }

  /// Returns a text in the quotes that need the least escaping.
  private static func quoted(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'" + text.replacing("'", with: "''") + "'"
  }
}
