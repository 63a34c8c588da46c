public import Foundation

/// A policy by which a released scroller chooses the stop to rest on.
public struct SnapPolicy: Hashable, Sendable {
  /// The starting point from which a flick counts pages.
  public enum Rule: String, Hashable, Sendable, CaseIterable, Codable {
    /// The next stop in the flick's direction, within a number of pages from the drag's first stop.
    case fromDragStart
    /// The offset's page number, rounded up, down or to the nearest.
    ///
    /// Exactly on a page a flick does nothing: the flaw of the common hand-written rule, kept for comparison.
    case currentOffset
  }

  /// The starting point from which a flick counts pages.
  public var rule: Rule
  /// The speed above which a release is a flick, in points per **millisecond**.
  public var threshold: CGFloat
  /// The greatest number of stops that a flick may turn; `nil` lands at the stop nearest to the fling's end.
  public var maxPagesPerFlick: Int?
  /// The part of the way to the neighbour at which a slow drag turns the page; 0.5 is the nearer page.
  public var distanceShare: CGFloat
  /// The limits of that way, in points, so that it is neither long on wide pages nor short on narrow ones.
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

  /// The policy of one page a flick, and the nearer page otherwise.
  ///
  /// It serves `isPagingEnabled`, `.paging`, `.groupPaging` and `.groupPagingCentered`.
  public static let paging = SnapPolicy()

  /// The policy of `.continuousGroupLeadingBoundary`: the stop nearest the natural one, not against a flick.
  public static let groupBoundary = SnapPolicy(maxPagesPerFlick: nil)

  /// The policy `paging`, except that a slow drag of a third of the page turns it.
  ///
  /// The third is at least 40 and at most 160 pt: in a wide window half a page is a long way for a mouse.
  public static let desktop = SnapPolicy(distanceShare: 1 / 3.0, distanceLimits: 40...160)

  /// The rule that many carousels write by hand: 0.1 pt/ms and the rounded page of the offset itself.
  ///
  /// It has all the flaws of that rule: exactly on a page a flick does nothing, after a long drag it may turn
  /// from a page that has nothing to do with the drag, and its page is reported at the release, even if the
  /// content then goes elsewhere.
  package static let seedC = SnapPolicy(rule: .currentOffset, threshold: 0.1)

  /// The policy with the same threshold without the flaws: a flick turns from the drag's first page.
  package static let seedCCured = SnapPolicy(threshold: 0.1)
}
