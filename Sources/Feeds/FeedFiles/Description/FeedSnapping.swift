import Foundation
public import ScrollPhysics

/// The snapping of a row on release, as far as the file sets it.
public nonisolated struct FeedSnapping: Sendable, Hashable {
  /// The policy that the other values modify; `nil` uses the behaviour's own.
  package var preset: SnapPreset?
  /// The speed from which a stroke counts as a flick, in points per millisecond.
  public var threshold: Double?
  /// The rule for counting a flick's pages: from the drag's first snap point, or from the current offset.
  public var rule: SnapPolicy.Rule?
  /// The number of pages that a flick may turn.
  public var pagesPerFlick: PagesPerFlick?
  /// The fraction of the page distance that a slow drag needs to change the page, 0 to 1.
  public var distanceShare: Double?
  /// The limits of that distance, in points.
  public var distanceLimits: ClosedRange<Double>?

  /// The number of pages that a flick may turn.
  public enum PagesPerFlick: Sendable, Hashable {
    /// At most this number of pages.
    case limited(Int)
    /// As many pages as the fling reaches.
    case any
  }

  /// Creates a snapping that sets nothing.
  public init() {}

  /// Returns the policy for a row with `behavior` as the policy of its behaviour.
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
    return policy
  }
}
