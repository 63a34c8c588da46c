/// A matching of the commands of two display lists in pairs.
///
/// Commands are paired in order while both lists name the same elements, as they do during a scroll. Where they
/// differ, as when one row disappears and another appears, the next command of each list is searched a little further
/// on in the other; only where that fails is the rest matched by element. Of two pairs, the one that is first in the
/// old list is first in the new one as well.
///
/// It keeps its storage from one matching to the next.
struct DisplayListMatching {
  /// The commands of a list, as a pointer to avoid copies.
  typealias Commands = UnsafeBufferPointer<DrawCommand>

  /// The number of commands that are searched before an element is looked up.
  private static let reach = 64

  /// The first unmatched command of each element in the old list.
  private var first: [ElementID: Int] = [:]
  /// The next command of the same element for each old command; -1 after the last, -2 where none is unmatched.
  private var next: [Int] = []

  /// Calls `visit` for each pair, and for each command without a partner, with the indices in the lists.
  mutating func walk(_ old: Commands, _ new: Commands, _ visit: (_ old: Int?, _ new: Int?) -> Void) {
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared, old[start].element == new[start].element {
      visit(start, start)
      start += 1
    }
    var tail = 0
    while tail < shared - start, old[old.count - 1 - tail].element == new[new.count - 1 - tail].element {
      visit(old.count - 1 - tail, new.count - 1 - tail)
      tail += 1
    }
    follow(old, start..<(old.count - tail), new, start..<(new.count - tail), visit)
  }

  /// Pairs the commands of two parts from where the lists agree again.
  private mutating func follow(
    _ old: Commands, _ oldPlaces: Range<Int>, _ new: Commands, _ newPlaces: Range<Int>,
    _ visit: (_ old: Int?, _ new: Int?) -> Void
  ) {
    var (former, present) = (oldPlaces.lowerBound, newPlaces.lowerBound)
    while former < oldPlaces.upperBound, present < newPlaces.upperBound {
      if let place = Self.place(of: new[present].element, in: old, from: former, to: oldPlaces.upperBound) {
        for gone in former..<place { visit(gone, nil) }
        former = place
      } else if let place = Self.place(
        of: old[former].element, in: new, from: present, to: newPlaces.upperBound)
      {
        for fresh in present..<place { visit(nil, fresh) }
        present = place
      } else {
        return match(
          old, former..<oldPlaces.upperBound, new, present..<newPlaces.upperBound, visit)
      }
      visit(former, present)
      former += 1
      present += 1
    }
    while former < oldPlaces.upperBound {
      visit(former, nil)
      former += 1
    }
    while present < newPlaces.upperBound {
      visit(nil, present)
      present += 1
    }
  }

  /// Returns the index of an element's first command among the next ones; `nil` when there is none.
  private static func place(of element: ElementID, in list: Commands, from start: Int, to end: Int) -> Int? {
    var place = start
    let end = min(end, start + reach)
    while place < end {
      if list[place].element == element { return place }
      place += 1
    }
    return nil
  }

  private mutating func match(
    _ old: Commands, _ oldPlaces: Range<Int>, _ new: Commands, _ newPlaces: Range<Int>,
    _ visit: (_ old: Int?, _ new: Int?) -> Void
  ) {
    let start = oldPlaces.lowerBound
    first.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    for _ in oldPlaces { next.append(Self.last) }
    for place in oldPlaces.reversed() {
      next[place - start] = first.updateValue(place, forKey: old[place].element) ?? Self.last
    }
    var lastMatched = start - 1
    for place in newPlaces {
      guard let former = first[new[place].element], former >= 0 else {
        visit(nil, place)
        continue
      }
      first[new[place].element] = next[former - start]
      next[former - start] = Self.taken
      if former > lastMatched {
        visit(former, place)
        lastMatched = former
      } else {
        visit(former, nil)
        visit(nil, place)
      }
    }
    for place in oldPlaces where next[place - start] != Self.taken { visit(place, nil) }
  }

  private static let last = -1
  private static let taken = -2
}
