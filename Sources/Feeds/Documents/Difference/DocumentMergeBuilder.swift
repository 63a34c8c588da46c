/// The builder of a `DocumentMerge`, which numbers the edits between two documents.
struct DocumentMergeBuilder {
  /// The edits so far.
  private(set) var parts: [DocumentDifference.Part] = []

  /// Merges two values at the same key path.
  mutating func merge(_ old: DocumentNode, _ new: DocumentNode, path: [String]) -> DocumentMerge {
    if old.isSame(as: new) { return .same(new) }
    switch (old.content, new.content) {
    case (.map(let entries), .map(let others)):
      return .map(merge(entries, others, path: path), at: new.position, isOptional: false)
    case (.list(let nodes), .list(let others)):
      return .list(merge(nodes, others, path: path), at: new.position)
    default: return part(old, new, at: new.position, path: path)
    }
  }

  private mutating func merge(
    _ old: [DocumentNode.Entry], _ new: [DocumentNode.Entry], path: [String]
  ) -> [DocumentMerge.Entry] {
    var added = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    var merged: [DocumentMerge.Entry] = []
    for entry in old {
      let path = path + [entry.key]
      guard let other = added.removeValue(forKey: entry.key) else {
        merged.append(alone(entry, path: path, isNew: false))
        continue
      }
      let value = merge(entry.value, other.value, path: path)
      merged.append(.init(key: entry.key, keyPosition: other.keyPosition, value: value))
    }
    for entry in new where added[entry.key] != nil {
      merged.append(alone(entry, path: path + [entry.key], isNew: true))
    }
    return merged
  }

  /// Merges a key that only one document has; each key of a map is a separate edit.
  private mutating func alone(_ entry: DocumentNode.Entry, path: [String], isNew: Bool) -> DocumentMerge.Entry
  {
    let value: DocumentMerge
    if case .map(let entries) = entry.value.content, !entries.isEmpty {
      var inner: [DocumentMerge.Entry] = []
      for entry in entries { inner.append(alone(entry, path: path + [entry.key], isNew: isNew)) }
      value = .map(inner, at: entry.value.position, isOptional: true)
    } else {
      value = part(
        isNew ? nil : entry.value, isNew ? entry.value : nil, at: entry.keyPosition, path: path)
    }
    return .init(key: entry.key, keyPosition: entry.keyPosition, value: value)
  }

  private mutating func merge(
    _ old: [DocumentNode], _ new: [DocumentNode], path: [String]
  ) -> [DocumentMerge] {
    let pairs = ListAlignment.pairs(old, new)
    var merged: [DocumentMerge] = []
    let moves = moves(pairs, path: path)
    for (place, pair) in pairs.enumerated() {
      switch (pair.old, pair.new) {
      case (let old?, let new?): merged.append(merge(old, new, path: path + [Self.name(new, place)]))
      case (let old, let new):
        guard let node = new ?? old else { continue }
        if let id = node.ownID, let move = moves[id] {
          merged.append(.choice(move, old: old, new: new))
        } else {
          merged.append(part(old, new, at: node.position, path: path + [Self.name(node, place)]))
        }
      }
    }
    return merged
  }

  /// Returns the edits that only move entries inside their list, by the entries' ids.
  private mutating func moves(_ pairs: [ListAlignment.Pair], path: [String]) -> [String: Int] {
    let gone = Dictionary(
      pairs.filter { $0.new == nil }.compactMap(\.old).compactMap { node in node.ownID.map { ($0, node) } }
    ) { first, _ in first }
    var moves: [String: Int] = [:]
    for new in pairs.filter({ $0.old == nil }).compactMap(\.new) {
      guard let id = new.ownID, moves[id] == nil, let old = gone[id] else { continue }
      moves[id] = parts.count
      parts.append(
        .init(path: Self.text(path + [id]), old: old, new: new, position: new.position, isMoved: true))
    }
    return moves
  }

  private mutating func part(
    _ old: DocumentNode?, _ new: DocumentNode?, at position: DocumentPosition, path: [String]
  ) -> DocumentMerge {
    parts.append(.init(path: Self.text(path), old: old, new: new, position: position, isMoved: false))
    return .choice(parts.count - 1, old: old, new: new)
  }

  private static func name(_ node: DocumentNode, _ place: Int) -> String { node.ownID ?? "[\(place)]" }

  private static func text(_ path: [String]) -> String {
    path.reduce(into: "") { $0 += $0.isEmpty || $1.hasPrefix("[") ? $1 : "." + $1 }
  }
}
