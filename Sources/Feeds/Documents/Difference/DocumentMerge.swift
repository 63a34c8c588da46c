/// Two documents in one: what both say, and at each edit a choice between them.
indirect enum DocumentMerge: Sendable, Hashable {
  /// A key of a merged map.
  struct Entry: Sendable, Hashable {
    var key: String
    var keyPosition: DocumentPosition
    var value: DocumentMerge
  }

  /// A value that both documents have.
  case same(DocumentNode)
  /// The edit of this number: `new` when it is chosen, else `old`; a missing one is left out.
  case choice(Int, old: DocumentNode?, new: DocumentNode?)
  /// A map; one that only one of the documents has goes when nothing is left in it.
  case map([Entry], at: DocumentPosition, isOptional: Bool)
  /// A list.
  case list([DocumentMerge], at: DocumentPosition)

  /// The value with some edits chosen; `nil` when it is left out.
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
