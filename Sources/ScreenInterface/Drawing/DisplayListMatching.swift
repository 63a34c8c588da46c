/// The pairing of the commands of two display lists.
///
/// Commands are paired in order while both lists name the same elements, as they do during a scroll; the
/// stretch in which they name different elements is matched by element. Of two pairs, the one that is first in
/// the old list is first in the new one as well.
enum DisplayListMatching {
  /// Calls `visit` for each pair, and for each command without a partner, by its place in its list.
  static func walk(_ old: [DrawCommand], _ new: [DrawCommand], _ visit: (_ old: Int?, _ new: Int?) -> Void) {
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
    let oldMiddle = start..<(old.count - tail)
    let newMiddle = start..<(new.count - tail)
    if oldMiddle.isEmpty {
      for index in newMiddle { visit(nil, index) }
    } else if newMiddle.isEmpty {
      for index in oldMiddle { visit(index, nil) }
    } else {
      match(old, oldMiddle, new, newMiddle, visit)
    }
  }

  private static func match(
    _ old: [DrawCommand], _ oldPlaces: Range<Int>, _ new: [DrawCommand], _ newPlaces: Range<Int>,
    _ visit: (_ old: Int?, _ new: Int?) -> Void
  ) {
    var waiting: [ElementID: [Int]] = [:]
    for place in oldPlaces.reversed() { waiting[old[place].element, default: []].append(place) }
    var lastMatched = oldPlaces.lowerBound - 1
    for place in newPlaces {
      guard let former = waiting[new[place].element]?.popLast() else {
        visit(nil, place)
        continue
      }
      if former > lastMatched {
        visit(former, place)
        lastMatched = former
      } else {
        visit(former, nil)
        visit(nil, place)
      }
    }
    for place in waiting.values.joined() { visit(place, nil) }
  }
}
