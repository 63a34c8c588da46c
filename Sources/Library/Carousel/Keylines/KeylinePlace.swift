package import Foundation
import LayoutGeometry

/// The part of an item that shows in a row with keylines, from the row's beginning.
package nonisolated struct KeylinePlace: Sendable, Hashable {
  /// The leading edge, in points.
  package var start: CGFloat
  /// The width that shows, in points; 0 for an item beyond the ends.
  package var width: CGFloat

  /// Creates a place.
  package init(start: CGFloat, width: CGFloat) {
    self.start = start
    self.width = width
  }

  /// The place a share of the way from one to another.
  static func between(_ from: KeylinePlace, _ to: KeylinePlace, _ share: CGFloat) -> KeylinePlace {
    KeylinePlace(
      start: from.start + (to.start - from.start) * share, width: from.width + (to.width - from.width) * share
    )
  }
}

extension KeylineArrangement {
  /// Returns the place of an item while a row stands `position` items after its beginning.
  ///
  /// `distance` is counted in items from the first large place. On the way from one place to the next both edges move
  /// evenly, so the spaces keep their width. A row that ends has `count` items: over its last pages the small and the
  /// medium place pass to its beginning one after the other, until its last items stand in the large places.
  package func place(distance: CGFloat, at position: CGFloat, of count: Int?) -> KeylinePlace {
    guard let count else { return place(inSlot: distance, shifted: 0) }
    let shift = min(max(position - CGFloat(count - widths.count), 0), CGFloat(widths.count - largeCount))
    guard shift > 0 else { return place(inSlot: distance, shifted: 0) }
    let whole = Int(shift.rounded(.down))
    // While the places pass, the items keep theirs among the last ones.
    let slot = distance + shift
    let from = place(inSlot: slot, shifted: whole)
    if CGFloat(whole) == shift { return from }
    return .between(from, place(inSlot: slot, shifted: whole + 1), shift - CGFloat(whole))
  }

  /// The page at which a row of `count` items ends.
  package func lastPage(of count: Int) -> Int { max(0, count - largeCount) }

  private func place(inSlot slot: CGFloat, shifted: Int) -> KeylinePlace {
    let lower = slot.bounded(to: -1...CGFloat(widths.count), or: 0).rounded(.down)
    let from = place(ofSlot: Int(lower), shifted: shifted)
    let share = min(max(slot - lower, 0), 1)
    return share == 0 ? from : .between(from, place(ofSlot: Int(lower) + 1, shifted: shifted), share)
  }

  /// The place of a slot counted from the first one, when the last `shifted` widths stand before the others.
  private func place(ofSlot slot: Int, shifted: Int) -> KeylinePlace {
    if slot < 0 { return KeylinePlace(start: -spacing, width: 0) }
    guard slot < widths.count else { return KeylinePlace(start: length + spacing, width: 0) }
    var start: CGFloat = 0
    for former in 0..<slot { start += width(ofSlot: former, shifted: shifted) + spacing }
    return KeylinePlace(start: start, width: width(ofSlot: slot, shifted: shifted))
  }

  private func width(ofSlot slot: Int, shifted: Int) -> CGFloat {
    slot < shifted ? widths[widths.count - 1 - slot] : widths[slot - shifted]
  }
}
