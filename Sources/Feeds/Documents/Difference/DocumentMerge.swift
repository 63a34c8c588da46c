/// A merged tree of two documents: the values they share, and a choice at each edit.
indirect enum DocumentMerge: Sendable, Hashable {
  /// A key of a merged map.
  struct Entry: Sendable, Hashable {
    var key: String
    var keyPosition: DocumentPosition
    var value: DocumentMerge
  }

  /// A value that both documents have.
  case same(DocumentNode)
  /// The edit of this number: `new` when it is chosen, else `old`; `nil` omits the value.
  case choice(Int, old: DocumentNode?, new: DocumentNode?)
  /// A map; an optional one, which only one document has, is omitted when it is empty.
  case map([Entry], at: DocumentPosition, isOptional: Bool)
  /// A list.
  case list([DocumentMerge], at: DocumentPosition)

  /// Returns the value with some edits chosen; `nil` when it is omitted.
  func node(choosing chosen: Set<Int>) -> DocumentNode? {
    switch self {
    case .same(let node): return node
    case .choice(let part, let old, let new): return chosen.contains(part) ? new : old
    case .map(let entries, let position, let isOptional):
      let present = entries.compactMap { entry in
        entry.value.node(choosing: chosen).map {
          DocumentNode.Entry(key: entry.key, keyPosition: entry.keyPosition, value: $0)
        }
      }
      return present.isEmpty && isOptional ? nil : DocumentNode(.map(present), at: position)
    case .list(let nodes, let position):
      return DocumentNode(.list(nodes.compactMap { $0.node(choosing: chosen) }), at: position)
    }
  }
}
