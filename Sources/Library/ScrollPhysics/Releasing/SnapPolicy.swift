public import Foundation

/// A policy that chooses the snap point at which a released scroller rests.
public struct SnapPolicy: Hashable, Sendable {
  /// The starting point from which a flick counts pages.
  public enum Rule: String, Hashable, Sendable, CaseIterable, Codable {
    /// The next snap point in the flick's direction, within a number of pages from the drag's first one.
    case fromDragStart
    /// The offset's page number, rounded up, down or to the nearest.
    ///
    /// Exactly on a page a flick does nothing: the flaw of the common hand-written rule, kept for comparison.
    case currentOffset
  }

  /// The starting point from which a flick counts pages.
  public var rule: Rule
  /// The velocity above which a release is a flick, in points per **millisecond**.
  public var threshold: CGFloat
  /// The greatest number of pages that a flick may turn; `nil` rests at the snap point nearest to the fling's end.
  public var maxPagesPerFlick: Int?
  /// The share of the distance to the neighbour at which a slow drag turns the page; 0.5 is the nearer page.
  public var distanceShare: CGFloat
  /// The limits of that distance, in points, so that it is neither long on wide pages nor short on narrow ones.
  public var distanceLimits: ClosedRange<CGFloat>

  /// Creates a policy; the defaults are those of `paging`.
  ///
  /// A negative threshold or share, or less than one page a flick, is a programming error.
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
  /// It is used by `isPagingEnabled`, `.paging`, `.groupPaging` and `.groupPagingCentered`.
  public static let paging = SnapPolicy()

  /// The policy of `.continuousGroupLeadingBoundary`: the snap point nearest the natural end, not against a flick.
  public static let groupBoundary = SnapPolicy(maxPagesPerFlick: nil)

  /// The policy `paging`, except that a slow drag of a third of the page turns it.
  ///
  /// The third is at least 40 and at most 160 pt: in a wide window half a page is a long distance for a mouse.
  public static let desktop = SnapPolicy(distanceShare: 1 / 3.0, distanceLimits: 40...160)

  /// The policy of many hand-written carousels: 0.1 pt/ms and the rounded page of the offset itself.
  ///
  /// It has all the flaws of that rule: exactly on a page a flick does nothing, after a long drag it may turn from a
  /// page unrelated to the drag, and its page is reported at the release, even if the content then goes elsewhere.
  package static let seedC = SnapPolicy(rule: .currentOffset, threshold: 0.1)

  /// The policy with the same threshold but without the flaws: a flick turns from the drag's first page.
  package static let seedCCured = SnapPolicy(threshold: 0.1)
}

/// The snap policies that have a name in files.
package enum SnapPreset: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's paging.
  case uiKit
  /// Paging for a mouse in a wide window.
  case desktop
  /// A fling that ends on group boundaries.
  case groupBoundary
  /// The common hand-written rule, with its flaws.
  case seedC
  /// The threshold of `seedC`, without its flaws.
  case seedCCured

  /// The policy with that name.
  package var policy: SnapPolicy {
    switch self {
    case .uiKit: .paging
    case .desktop: .desktop
    case .groupBoundary: .groupBoundary
    case .seedC: .seedC
    case .seedCCured: .seedCCured
    }
  }
}
