public import Foundation
import LayoutGeometry

/// What a scroller's layout says about one of its axes.
///
/// Numbers that no content can have are kept to a billion points.
public struct ScrollGeometry: Hashable, Sendable {
  /// The extent of what is seen, in points.
  public var viewportLength: CGFloat { didSet { viewportLength = Swift.max(0, viewportLength.bounded) } }
  /// Where the offset may rest.
  public var bounds: ScrollBounds { didSet { bounds = bounds.bounded } }
  /// The offsets at which a stroke comes to rest; nil when it may rest anywhere.
  public var stops: SnapPoints?
  /// How a stop is chosen.
  public var policy: SnapPolicy
  /// How fast flings lose speed.
  public var decelerationRate: DecelerationRate
  /// Whether content can be pulled past an edge; without, it stops dead there.
  ///
  /// UIKit counterpart: `UIScrollView.bounces`, true by default.
  public var bounces: Bool
  /// Whether it can be pulled even when there is nothing to scroll.
  ///
  /// UIKit counterpart: `alwaysBounceHorizontal` and `alwaysBounceVertical`, false by default.
  public var alwaysBounces: Bool

  /// Creates a geometry that bounces and rests anywhere unless told otherwise; a loop of no length is a programmer's
  /// mistake.
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

  /// Whether a stroke can move the content at all.
  public var isScrollable: Bool {
    guard let range = bounds.range else { return true }
    return range.upperBound > range.lowerBound || (bounces && alwaysBounces)
  }
}
