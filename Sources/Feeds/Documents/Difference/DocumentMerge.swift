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

/// The alignment of two lists, which pairs their entries.
///
/// Entries of the same id are paired, and so are equal ones. Entries between two such pairs are paired in
/// their order; the remaining ones were added or removed.
enum ListAlignment {
  /// An entry of the old list, of the new one, or of both.
  struct Pair {
    var old: DocumentNode?
    var new: DocumentNode?
  }

  /// The maximum size of the comparison table; longer lists are paired in their order.
  private static let largestTable = 1_000_000

  /// Returns the pairs of both lists, in the order of the new one; a removed entry precedes its successor.
  static func pairs(_ old: [DocumentNode], _ new: [DocumentNode]) -> [Pair] {
    let (oldIDs, newIDs) = (Set(old.compactMap(\.ownID)), Set(new.compactMap(\.ownID)))
    func isElsewhere(_ node: DocumentNode, in ids: Set<String>) -> Bool {
      node.ownID.map(ids.contains) ?? false
    }
    var pairs: [Pair] = []
    var (oldPlace, newPlace) = (0, 0)
    for (oldMatch, newMatch) in matches(old, new) + [(old.count, new.count)] {
      while oldPlace < oldMatch || newPlace < newMatch {
        let one = oldPlace < oldMatch ? old[oldPlace] : nil
        let other = newPlace < newMatch ? new[newPlace] : nil
        if let one, let other, isElsewhere(one, in: newIDs) || isElsewhere(other, in: oldIDs) {
          pairs += [Pair(old: one), Pair(new: other)]
        } else {
          pairs.append(Pair(old: one, new: other))
        }
        oldPlace += one == nil ? 0 : 1
        newPlace += other == nil ? 0 : 1
      }
      if oldMatch < old.count, newMatch < new.count {
        pairs.append(Pair(old: old[oldMatch], new: new[newMatch]))
      }
      (oldPlace, newPlace) = (oldMatch + 1, newMatch + 1)
    }
    return pairs
  }

  /// Returns the indices of matching entries: a longest common subsequence.
  private static func matches(_ old: [DocumentNode], _ new: [DocumentNode]) -> [(old: Int, new: Int)] {
    var start = 0
    while start < min(old.count, new.count), belong(old[start], new[start]) { start += 1 }
    let head = (0..<start).map { (old: $0, new: $0) }
    let (rows, columns) = (old.count - start, new.count - start)
    guard rows > 0, columns > 0, rows <= largestTable / columns else { return head }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        lengths[row][column] =
          belong(old[start + row], new[start + column])
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var tail: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if belong(old[start + row], new[start + column]) {
        tail.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return head + tail
  }

  private static func belong(_ one: DocumentNode, _ other: DocumentNode) -> Bool {
    if let id = one.ownID, let otherID = other.ownID { return id == otherID }
    return one.isSame(as: other)
  }
}
