public import Foundation

/// What a scroller's layout says about one of its axes.
public struct ScrollGeometry: Hashable, Sendable {
  /// The extent of what is seen, in points.
  public var viewportLength: CGFloat
  /// Where the offset may rest.
  public var bounds: ScrollBounds
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

  /// Creates a geometry that bounces and rests anywhere unless told otherwise.
  ///
  /// Numbers that are not finite and a loop of no length are programmers' mistakes.
  public init(
    viewportLength: CGFloat, bounds: ScrollBounds, stops: SnapPoints? = nil,
    policy: SnapPolicy = .paging, decelerationRate: DecelerationRate = .normal
  ) {
    precondition(viewportLength.isFinite, "a viewport's length is finite, not \(viewportLength)")
    precondition(bounds.isValid, "a range of offsets is finite, a loop longer than 0, not \(bounds)")
    self.viewportLength = viewportLength
    self.bounds = bounds
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
