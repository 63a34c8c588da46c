import Foundation
import LayoutGeometry

/// A visible item or section with its frame in the content; in a looped row, that of the visible copy.
struct VisibleAnchor: Hashable, Sendable {
  var section: Identity
  /// The item; `nil` when the section itself is meant.
  var item: Identity?
  var index = 0
  var origin: CGPoint
}

/// The anchors of a feed: the visible items and sections by which the content stays in place when it changes.
struct VisibleAnchors: Hashable, Sendable {
  /// The items in the order of the content, then the sections.
  private var items: [VisibleAnchor] = []

  var isEmpty: Bool { items.isEmpty }

  /// Records items in their order along the feed's axis, and sections.
  mutating func note(_ items: [VisibleAnchor], sections: [VisibleAnchor], along axis: Axis) {
    self.items = items.sorted {
      ($0.origin[axis], $0.origin[axis.perpendicular]) < ($1.origin[axis], $1.origin[axis.perpendicular])
    }
    self.items += sections
  }

  mutating func forget() { items.removeAll() }

  /// Returns the distance by which a new layout has moved the first of the items that is left, in points.
  ///
  /// Those that begin at or after `start` count before the earlier ones, of which the nearest counts first. If none of
  /// the items is left, the sections count.
  func distance(from start: CGFloat, along axis: Axis, to now: (VisibleAnchor) -> CGFloat?) -> CGFloat {
    for isItem in [true, false] {
      let shown = items.filter { ($0.item != nil) == isItem }
      let (earlier, later) = (
        shown.filter { $0.origin[axis] < start }, shown.filter { $0.origin[axis] >= start }
      )
      for item in later + earlier.reversed() {
        if let now = now(item) { return now - item.origin[axis] }
      }
    }
    return 0
  }
}
