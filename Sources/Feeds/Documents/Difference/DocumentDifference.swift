/// The difference of two documents as a list of edits, of which any subset can be applied.
///
/// The edits are changed values, added or removed keys, and list entries. Where a whole map was added or
/// removed, each of its keys is an edit. Positions in the file and the order of keys are not compared.
package struct DocumentDifference: Sendable, Hashable {
  /// One edit.
  package struct Part: Sendable, Hashable {
    /// The key path of the value: keys, and the ids or indices of list entries, such as `sections.hero.loop`.
    package let path: String
    /// The former value; `nil` for one that was added.
    package let old: DocumentNode?
    /// The new value; `nil` for one that was removed.
    package let new: DocumentNode?
    /// The position in the new document, or of a removed value in the old one.
    package let position: DocumentPosition
    /// True for a list entry that only moved inside its list.
    package let isMoved: Bool
  }

  /// The edits, in the order of the old document; added values follow.
  package let parts: [Part]
  private let tree: DocumentMerge

  /// Computes the difference; equal documents have no parts.
  package init(from old: DocumentNode, to new: DocumentNode) {
    var builder = DocumentMergeBuilder()
    tree = builder.merge(old, new, path: [])
    parts = builder.parts
  }

  /// Returns the old document with some edits applied, given by their indices in `parts`.
  ///
  /// No edit gives the old document, all edits give the new one.
  package func document(with chosen: [Int]) -> DocumentNode? { tree.node(choosing: Set(chosen)) }
}

nonisolated extension DocumentNode {
  /// Returns true when another value has the same content, at any position.
  func isSame(as other: DocumentNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let text, let isQuoted), .scalar(let otherText, let otherIsQuoted)):
      return text == otherText && isQuoted == otherIsQuoted
    case (.list(let nodes), .list(let others)):
      return nodes.count == others.count && zip(nodes, others).allSatisfy { $0.isSame(as: $1) }
    case (.map(let entries), .map(let others)):
      guard entries.count == others.count else { return false }
      let values = Dictionary(others.map { ($0.key, $0.value) }) { first, _ in first }
      return entries.allSatisfy { entry in values[entry.key].map { entry.value.isSame(as: $0) } ?? false }
    default: return false
    }
  }

  /// The value of the map's `id` key; `nil` without one.
  var ownID: String? {
    guard case .map(let entries) = content,
      case .scalar(let id, _)? = entries.first(where: { $0.key == "id" })?.value.content
    else { return nil }
    return id
  }
}
