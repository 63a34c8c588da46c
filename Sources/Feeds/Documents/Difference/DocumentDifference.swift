/// The difference of two documents, taken apart into edits of which any number makes a document again.
///
/// The edits are values that changed, keys that were added or removed, and entries of lists. Where a whole map was
/// added or removed, each of its keys is an edit. Places and the order of keys are no difference.
package struct DocumentDifference: Sendable, Hashable {
  /// One edit.
  package struct Part: Sendable, Hashable {
    /// The way to the value: keys, and for entries of lists their ids or numbers, such as `sections.hero.loop`.
    package let path: String
    /// The former value; `nil` for one that was added.
    package let old: DocumentNode?
    /// The present value; `nil` for one that was removed.
    package let new: DocumentNode?
    /// The place in the new document, or of what was removed in the old one.
    package let position: DocumentPosition
    /// True for an entry of a list that only went elsewhere in it.
    package let isMoved: Bool
  }

  /// The edits, in the order of the old document with what was added after it.
  package let parts: [Part]
  private let tree: DocumentMerge

  /// Takes the difference apart; equal documents have no parts.
  package init(from old: DocumentNode, to new: DocumentNode) {
    var builder = DocumentMergeBuilder()
    tree = builder.merge(old, new, path: [])
    parts = builder.parts
  }

  /// The old document with some of the edits, given by their places in `parts`: none gives the old one, all the new.
  package func document(with chosen: [Int]) -> DocumentNode? { tree.node(choosing: Set(chosen)) }
}

nonisolated extension DocumentNode {
  /// True when another value says the same, wherever it stands.
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

  /// The id that a map gives itself; `nil` without one.
  var ownID: String? {
    guard case .map(let entries) = content,
      case .scalar(let id, _)? = entries.first(where: { $0.key == "id" })?.value.content
    else { return nil }
    return id
  }
}
