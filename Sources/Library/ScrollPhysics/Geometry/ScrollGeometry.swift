package import Foundation
import LayoutGeometry

/// The geometry of one axis of a scroller: its viewport, bounds, snap points and behaviour at the edges.
///
/// Numbers beyond a billion points are limited to it.
package struct ScrollGeometry: Hashable, Sendable {
  /// The length of the visible area, in points.
  package var viewportLength: CGFloat { didSet { viewportLength = Swift.max(0, viewportLength.bounded) } }
  /// The range of offsets at which the content may rest.
  package var bounds: ScrollBounds { didSet { bounds = bounds.bounded } }
  /// The snap points, at which a drag comes to rest; `nil` when it rests at any offset.
  package var stops: SnapPoints?
  /// The policy that chooses a snap point at a release.
  package var policy: SnapPolicy
  /// The rate at which flings slow down.
  package var decelerationRate: DecelerationRate
  /// True when content can be dragged past an edge; otherwise it stops there.
  ///
  /// UIKit counterpart: `UIScrollView.bounces`, true by default.
  package var bounces: Bool
  /// True when content can be dragged even if there is nothing to scroll.
  ///
  /// UIKit counterpart: `alwaysBounceHorizontal` and `alwaysBounceVertical`, false by default.
  package var alwaysBounces: Bool

  /// Creates a geometry that, by default, bounces and has no snap points.
  ///
  /// A loop without length is a programming error.
  package init(
    viewportLength: CGFloat, bounds: ScrollBounds, stops: SnapPoints? = nil,
    policy: SnapPolicy = .paging, decelerationRate: DecelerationRate = .normal
  ) {
    precondition(bounds.period.map { $0 > 0 } ?? true, "a loop is longer than 0, not \(bounds)")
    self.viewportLength = Swift.max(0, viewportLength.bounded)
    self.bounds = bounds.bounded
    self.stops = stops
    self.policy = policy
    self.decelerationRate = decelerationRate
    bounces = true
    alwaysBounces = false
  }

  /// True when a drag can move the content at all.
  package var isScrollable: Bool {
    guard let range = bounds.range else { return true }
    return range.upperBound > range.lowerBound || (bounces && alwaysBounces)
  }
}

extension ScrollGeometry {
  /// True when a fling decelerates to any offset or snap point, rather than turning a page.
  var isFree: Bool { usableStops == nil || (policy.rule == .fromDragStart && policy.maxPagesPerFlick == nil) }

  /// The snap points; `nil` when there are none.
  var usableStops: SnapPoints? {
    guard let stops, stops.count > 0 else { return nil }
    return stops
  }

  /// Returns the exact position of a snap point counted over laps; `nil` when there is no such snap point.
  func position(ofStop index: Int) -> LoopPosition? {
    guard let stops = usableStops else { return nil }
    guard bounds.period != nil else {
      guard (0..<stops.count).contains(index) else { return nil }
      return LoopPosition(offset: stops.offset(at: index))
    }
    let lap = SnapPoints.lap(of: index, count: stops.count)
    return LoopPosition(lap: lap, offset: stops.offset(at: index - lap * stops.count), in: bounds)
  }

  /// Returns the snap point of a position, counted over laps: the nearest one.
  ///
  /// At the first legal offset it is the first, at the last the last, so that every snap point can be the current one.
  func stop(at position: LoopPosition) -> Int? {
    guard let stops = usableStops else { return nil }
    if let range = bounds.range {
      if position.offset <= range.lowerBound { return 0 }
      if position.offset >= range.upperBound { return stops.count - 1 }
    }
    return stops.nearest(to: position.offset, period: bounds.period) + position.lap * stops.count
  }

  /// Returns the offset beyond which the snap point after `index` is the current one; `nil` after the last.
  ///
  /// The offset is counted from the beginning of `lap`.
  func boundary(after index: Int, from lap: Int) -> CGFloat? {
    guard let stops = usableStops else { return nil }
    if bounds.period == nil, index < 0 || index >= stops.count - 1 { return nil }
    let local = index - lap * stops.count
    let (low, high) = (
      stops.offset(at: local, period: bounds.period), stops.offset(at: local + 1, period: bounds.period)
    )
    return low + (high - low) / 2
  }

  /// Returns the number in `0..<count` of a snap point counted over laps; `nil` without snap points.
  func number(ofStop index: Int?) -> Int? {
    guard let index, let stops = usableStops else { return nil }
    return stops.logicalIndex(index)
  }
}

/// The range of offsets at which content may rest: an interval or a loop.
package enum ScrollBounds: Hashable, Sendable {
  /// A range between two offsets, in points.
  case clamped(ClosedRange<CGFloat>)
  /// A loop of this length in points; positions a whole number of lengths apart look the same.
  case periodic(CGFloat)

  /// The loop's length; `nil` when there are edges.
  package var period: CGFloat? {
    if case .periodic(let length) = self { length } else { nil }
  }

  /// The legal range; `nil` in a loop.
  package var range: ClosedRange<CGFloat>? {
    if case .clamped(let range) = self { range } else { nil }
  }

  /// The bounds limited to possible offsets; a loop is no shorter than the least distance of two snap points.
  var bounded: ScrollBounds {
    switch self {
    case .clamped(let range): .clamped(range.lowerBound.bounded...range.upperBound.bounded)
    case .periodic(let length):
      .periodic(length.bounded(to: SnapPoints.tolerance...CGFloat.furthest, or: .furthest))
    }
  }

  /// Returns the legal offset nearest to `offset`.
  func clamp(_ offset: CGFloat) -> CGFloat {
    guard let range, !offset.isNaN else { return offset.bounded }
    return Swift.min(range.upperBound, Swift.max(range.lowerBound, offset))
  }
}
