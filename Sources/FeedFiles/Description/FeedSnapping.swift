import Foundation
public import ScrollPhysics

/// How a row's release chooses its page, as far as the file says.
public nonisolated struct FeedSnapping: Sendable, Hashable {
  /// The policy that the others change; nil takes the behaviour's own.
  public var preset: SnapPreset?
  /// How fast a stroke counts as a flick, in points per millisecond.
  public var threshold: Double?
  /// What a flick is counted from.
  public var rule: SnapPolicy.Rule?
  /// How many pages a flick may turn.
  public var pagesPerFlick: PagesPerFlick?
  /// How much of the way a slow drag must have gone to turn the page, 0 to 1.
  public var distanceShare: Double?
  /// What that way is kept to, in points.
  public var distanceLimits: ClosedRange<Double>?

  /// How many pages a flick may turn.
  public enum PagesPerFlick: Sendable, Hashable {
    /// At most so many.
    case limited(Int)
    /// As many as the fling goes.
    case any
  }

  /// Creates what says nothing.
  public init() {}

  /// The policy on a row whose behaviour alone would say `behavior`.
  ///
  /// A threshold alone makes it the hand-written rule of `seedC` with that threshold.
  public func policy(over behavior: SnapPolicy) -> SnapPolicy {
    var policy = preset?.policy ?? behavior
    if let threshold { policy.threshold = threshold }
    if let rule { policy.rule = rule }
    switch pagesPerFlick {
    case .limited(let pages): policy.maxPagesPerFlick = pages
    case .any: policy.maxPagesPerFlick = nil
    case nil: break
    }
    if let distanceShare { policy.distanceShare = distanceShare }
    if let distanceLimits { policy.distanceLimits = distanceLimits.lowerBound...distanceLimits.upperBound }
    if isThresholdAlone { policy.rule = .currentOffset }
    return policy
  }

  private var isThresholdAlone: Bool {
    var bare = FeedSnapping()
    bare.threshold = threshold
    return threshold != nil && self == bare
  }
}
