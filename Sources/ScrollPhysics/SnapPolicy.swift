public import Foundation

/// How a released scroller chooses the stop it comes to rest on.
public struct SnapPolicy: Hashable, Sendable {
  /// What a flick is counted from.
  public enum Rule: String, Hashable, Sendable, CaseIterable, Codable {
    /// The next stop beyond the offset in the direction of the flick, and at most so many from the stop on
    /// which the drag began.
    case fromDragStart
    /// The page number of the offset itself, rounded up, down or to the nearest. Exactly on a page a flick
    /// does nothing: the flaw of the common hand-written rule, kept for comparison.
    case currentOffset
  }

  /// What a flick is counted from.
  public var rule: Rule
  /// The speed above which a release is a flick, in points per **millisecond**.
  public var threshold: CGFloat
  /// How many stops a flick may turn; nil lands at the stop nearest to where the fling would have ended.
  public var maxPagesPerFlick: Int?
  /// How much of the way to the neighbour a slow drag must have gone to turn the page; 0.5 is the nearer one.
  public var distanceShare: CGFloat
  /// What that way is kept to, in points: neither too long on wide pages nor too short on narrow ones.
  public var distanceLimits: ClosedRange<CGFloat>

  /// Creates a policy; the defaults are those of `paging`.
  public init(
    rule: Rule = .fromDragStart, threshold: CGFloat = 0.2, maxPagesPerFlick: Int? = 1,
    distanceShare: CGFloat = 0.5, distanceLimits: ClosedRange<CGFloat> = 0...CGFloat.infinity
  ) {
    self.rule = rule
    self.threshold = threshold
    self.maxPagesPerFlick = maxPagesPerFlick
    self.distanceShare = distanceShare
    self.distanceLimits = distanceLimits
  }

  /// One page a flick, the nearer page otherwise: `isPagingEnabled`, `.paging`, `.groupPaging`,
  /// `.groupPagingCentered`.
  public static let paging = SnapPolicy()

  /// The stop nearest to the natural one, never against a flick: `.continuousGroupLeadingBoundary`.
  public static let groupBoundary = SnapPolicy(maxPagesPerFlick: nil)

  /// The rule many carousels write by hand: 0.1 pt/ms and the rounded current page, kept to the row.
  public static let seedC = SnapPolicy(rule: .currentOffset, threshold: 0.1)
}
