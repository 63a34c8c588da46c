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
  ///
  /// A negative threshold or share, or less than one page a flick, is a programmer's mistake.
  public init(
    rule: Rule = .fromDragStart, threshold: CGFloat = 0.2, maxPagesPerFlick: Int? = 1,
    distanceShare: CGFloat = 0.5, distanceLimits: ClosedRange<CGFloat> = 0...CGFloat.infinity
  ) {
    precondition(threshold >= 0, "a flick's threshold is 0 or more, not \(threshold)")
    precondition(distanceShare >= 0, "a share of the way is 0 or more, not \(distanceShare)")
    precondition((maxPagesPerFlick ?? 1) >= 1, "a flick turns 1 page or more, not \(maxPagesPerFlick ?? 1)")
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

  /// As `paging`, but a slow drag of a third of the page turns it, of at least 40 and at most 160 pt: in a wide
  /// window half a page is a long way for a mouse.
  public static let desktop = SnapPolicy(distanceShare: 1 / 3.0, distanceLimits: 40...160)

  /// The rule many carousels write by hand: 0.1 pt/ms and the rounded page of the offset itself.
  ///
  /// With all its flaws: exactly on a page a flick does nothing, after a long drag it may turn from a page that
  /// has nothing to do with the drag, and its page is told at the release, whatever becomes of it.
  public static let seedC = SnapPolicy(rule: .currentOffset, threshold: 0.1)

  /// The same threshold without the flaws: a flick turns from the page on which the drag began.
  public static let seedCCured = SnapPolicy(threshold: 0.1)
}
