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
