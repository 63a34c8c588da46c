package import Foundation
import LayoutGeometry

/// The visible part of an item in a row with keylines, measured from the row's beginning.
package nonisolated struct KeylineItemSpan: Sendable, Hashable {
  /// The leading edge, in points.
  package var start: CGFloat
  /// The visible width, in points; 0 for an item beyond the ends.
  package var width: CGFloat

  /// Creates a place.
  package init(start: CGFloat, width: CGFloat) {
    self.start = start
    self.width = width
  }

  /// Returns the linear interpolation between two places.
  static func between(_ from: KeylineItemSpan, _ to: KeylineItemSpan, _ share: CGFloat) -> KeylineItemSpan {
    KeylineItemSpan(
      start: from.start + (to.start - from.start) * share, width: from.width + (to.width - from.width) * share
    )
  }
}

extension KeylineArrangement {
  /// Returns the place of an item while a row is scrolled by `position` items.
  ///
  /// `distance` is counted in items from the first large place. Between two places both edges are interpolated
  /// linearly, so the spaces keep their width. A row that ends has `count` items: over its last pages the small and
  /// the medium place move to its beginning one after the other, until its last items are in the large places.
  package func place(distance: CGFloat, at position: CGFloat, of count: Int?) -> KeylineItemSpan {
    guard let count else { return place(inSlot: distance, shifted: 0) }
    let shift = min(max(position - CGFloat(count - widths.count), 0), CGFloat(widths.count - largeCount))
    guard shift > 0 else { return place(inSlot: distance, shifted: 0) }
    let whole = Int(shift.rounded(.down))
    // While the places move, the items keep their places among the last ones.
    let slot = distance + shift
    let from = place(inSlot: slot, shifted: whole)
    if CGFloat(whole) == shift { return from }
    return .between(from, place(inSlot: slot, shifted: whole + 1), shift - CGFloat(whole))
  }

  /// Returns the last page of a row of `count` items.
  package func lastPage(of count: Int) -> Int { max(0, count - largeCount) }

  private func place(inSlot slot: CGFloat, shifted: Int) -> KeylineItemSpan {
    let lower = slot.bounded(to: -1...CGFloat(widths.count), or: 0).rounded(.down)
    let from = place(ofSlot: Int(lower), shifted: shifted)
    let share = min(max(slot - lower, 0), 1)
    return share == 0 ? from : .between(from, place(ofSlot: Int(lower) + 1, shifted: shifted), share)
  }

  /// Returns the place of a slot counted from the first one, when the last `shifted` widths are before the others.
  private func place(ofSlot slot: Int, shifted: Int) -> KeylineItemSpan {
    if slot < 0 { return KeylineItemSpan(start: -spacing, width: 0) }
    guard slot < widths.count else { return KeylineItemSpan(start: length + spacing, width: 0) }
    var start: CGFloat = 0
    for former in 0..<slot { start += width(ofSlot: former, shifted: shifted) + spacing }
    return KeylineItemSpan(start: start, width: width(ofSlot: slot, shifted: shifted))
  }

  private func width(ofSlot slot: Int, shifted: Int) -> CGFloat {
    slot < shifted ? widths[widths.count - 1 - slot] : widths[slot - shifted]
  }
}
