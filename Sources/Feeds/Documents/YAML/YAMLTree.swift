import Yams

/// The conversion of YAML into document nodes.
enum YAMLTree {
  /// Returns the tree of `text`; throws at the first fault.
  static func compose(_ text: String, nesting: Int) throws(PositionedFault) -> DocumentNode {
    let parser: Parser
    let root: Node?
    do {
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch {
      throw YAMLFault.explain(error, text: text, nesting: nesting)
    }
    guard let root else {
      throw PositionedFault(position: .start, message: "the file is empty; keys with values are needed")
    }
    // Nodes refer to their anchors weakly; the parser keeps them.
    defer { withExtendedLifetime(parser) {} }
    return UnquotedText.notingComments(in: try convert(root, depth: 1, nesting: nesting), of: text)
  }

  private static func convert(
    _ node: Node, depth: Int, nesting: Int
  ) throws(PositionedFault) -> DocumentNode {
    let position = node.mark.map { DocumentPosition(line: $0.line, column: $0.column) } ?? .start
    if let anchor = node.anchor {
      throw PositionedFault(position: position, message: YAMLFault.anchor(anchor.rawValue))
    }
    switch node {
    case .scalar(let scalar):
      return DocumentNode(.scalar(scalar.string, isQuoted: scalar.style != .plain), at: position)
    case .sequence(let sequence):
      try check(depth, nesting, position)
      var nodes: [DocumentNode] = []
      nodes.reserveCapacity(sequence.count)
      for element in sequence { nodes.append(try convert(element, depth: depth + 1, nesting: nesting)) }
      return DocumentNode(.list(nodes), at: position)
    case .mapping(let mapping):
      try check(depth, nesting, position)
      var entries: [DocumentNode.Entry] = []
      entries.reserveCapacity(mapping.count)
      for (key, value) in mapping {
        let name = try convert(key, depth: depth + 1, nesting: nesting)
        guard case .scalar(let text, _) = name.content else {
          throw PositionedFault(
            position: name.position, message: "a key is \(name.summary); a word is needed")
        }
        let value = try convert(value, depth: depth + 1, nesting: nesting)
        entries.append(DocumentNode.Entry(key: text, keyPosition: name.position, value: value))
      }
      return DocumentNode(.map(entries), at: position)
    case .alias(let alias):
      throw PositionedFault(position: position, message: YAMLFault.anchor(alias.anchor.rawValue))
    }
  }

  private static func check(
    _ depth: Int, _ nesting: Int, _ position: DocumentPosition
  ) throws(PositionedFault) {
    guard depth > nesting else { return }
    throw PositionedFault(position: position, message: YAMLFault.nesting(nesting))
  }
}

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
      if let cause = UnquotedText.fault(problem, at: position, in: text) { return cause }
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

/// The protection against YAML alias bombs, applied before a tree is built.
///
/// The YAML parser returns its tree with every alias already replaced by its nodes, and a few hundred bytes
/// of aliases can expand to more nodes than fit in memory. An alias `*a` written as the anchor `&a` is
/// harmless at the same position, so the masked text is parsed first. An anchor found there is an anchor or
/// alias of the original. Without one every asterisk was plain text, and the original is safe to parse.
enum YAMLAliasGuard {
  /// Returns the text with every `*` that could begin an alias replaced by `&`; `nil` when there is none.
  static func masking(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    var isMasked = false
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "*") && isNameByte(bytes[index + 1]) {
      bytes[index] = UInt8(ascii: "&")
      isMasked = true
    }
    return isMasked ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
