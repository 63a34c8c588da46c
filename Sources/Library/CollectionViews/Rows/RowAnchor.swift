import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

/// The anchor that keeps a row in place after a change of the layout.
///
/// It follows the item that the row showed, found again by identity, or the item that has taken its place.
@MainActor struct RowAnchor {
  /// The distance from the beginning within which content counts as at the beginning, in points.
  static let beginning: CGFloat = 0.5

  let row: RowState
  let section: SolvedSection
  let geometry: RowGeometry
  let places: ItemIndexLookup

  /// The snap point or the content movement that the row's motion keeps.
  var anchor: ScrollMotion.Anchor {
    guard let stop = row.motion.stop, let stops = geometry.scroll.stops, stops.count > 0 else {
      let restsAnywhere = row.motion.geometry.stops == nil && geometry.scroll.stops == nil
      return restsAnywhere ? .content(movedBy: movedContent) : .offset
    }
    let shown = row.reference ?? row.shown ?? stop
    guard row.motion.requestID != nil, let target = row.motion.targetStop else {
      return .stop(now(of: shown, among: stops), was: shown == stop ? nil : shown)
    }
    return .stop(now(of: shown, among: stops), was: shown, target: now(of: target, among: stops))
  }

  /// Returns the snap point at which the item of a former snap point is now.
  private func now(of stop: Int, among stops: SnapPoints) -> Int {
    let isCounted = row.items.count > 0
    let former = isCounted ? min(row.item(atStop: stop), row.items.count - 1) : row.item(atStop: stop)
    let known = row.items.indices.contains(former) ? row.items : row.goal ?? row.items
    let item =
      known.indices.contains(former)
      ? known.now(of: former, count: section.itemCount) {
        places.place(of: $0.item, inSection: section.index, near: former)
      } ?? former : former
    let perStop = max(1, geometry.itemsPerStop)
    if item == former, perStop == row.itemsPerStop { return min(stop, stops.count - 1) }
    return min(item / perStop, stops.count - 1)
  }

  /// The distance by which the new layout moves the first wholly visible item, in points.
  private var movedContent: CGFloat {
    if let range = row.motion.geometry.bounds.range, row.motion.offset <= range.lowerBound + Self.beginning {
      return 0
    }
    guard let item = row.reference,
      let survivor = row.items.survivor(
        from: item, place: { places.place(of: $0.item, inSection: section.index, near: item) }),
      let frame = section.frame(ofItem: survivor.now)
    else { return 0 }
    let former = row.items.origins[survivor.former - row.items.first]
    guard let period = row.loopPeriod, period > 0, geometry.extent == .looped else {
      return frame.min(row.axis) - former
    }
    let laps = ((row.contentOffset - former) / period).rounded(.up)
    return frame.min(row.axis) + laps * geometry.period - former - laps * period
  }
}

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
