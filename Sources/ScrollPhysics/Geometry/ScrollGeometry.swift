public import Foundation
import LayoutGeometry

/// The layout of one axis of a scroller: its viewport, bounds, stops and behaviour at the edges.
///
/// Numbers beyond a billion points are limited to it.
public struct ScrollGeometry: Hashable, Sendable {
  /// The length of the visible area, in points.
  public var viewportLength: CGFloat { didSet { viewportLength = Swift.max(0, viewportLength.bounded) } }
  /// The range of offsets at which the content may rest.
  public var bounds: ScrollBounds { didSet { bounds = bounds.bounded } }
  /// The offsets at which a stroke comes to rest; `nil` when it may rest anywhere.
  public var stops: SnapPoints?
  /// The policy that chooses a stop at a release.
  public var policy: SnapPolicy
  /// The rate at which flings lose speed.
  public var decelerationRate: DecelerationRate
  /// True when content can be pulled past an edge; without it content stops dead there.
  ///
  /// UIKit counterpart: `UIScrollView.bounces`, true by default.
  public var bounces: Bool
  /// True when content can be pulled even if there is nothing to scroll.
  ///
  /// UIKit counterpart: `alwaysBounceHorizontal` and `alwaysBounceVertical`, false by default.
  public var alwaysBounces: Bool

  /// Creates a geometry that, by default, bounces and rests anywhere.
  ///
  /// A loop without length is a programmer's mistake.
  public init(
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

  /// True when a stroke can move the content at all.
  public var isScrollable: Bool {
    guard let range = bounds.range else { return true }
    return range.upperBound > range.lowerBound || (bounces && alwaysBounces)
  }
}
