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
    return try convert(root, depth: 1, nesting: nesting)
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
