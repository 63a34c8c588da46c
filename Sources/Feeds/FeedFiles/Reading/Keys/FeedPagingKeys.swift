import Documents
import ScrollPhysics

/// The keys of a row's snapping on release.
nonisolated struct FeedPagingKeys: KeyTable {
  static let name = "paging"
  static let line = "The choice of a row's page on release; what is left out is the behaviour's own."
  static let declared = Self()

  let policy = DocumentKey<SnapPreset>.word("policy", "The policy that the other keys change.")
  let threshold = DocumentKey.number(
    "threshold", in: FeedSetting.flickThreshold.range,
    "The speed from which a stroke is a flick, in points per millisecond.")
  let rule = DocumentKey<SnapPolicy.Rule>.word(
    "rule", "What the pages of a flick are counted from: the drag's first stop, or the offset.")
  let maxPagesPerFlick = DocumentKey.node(
    "maxPagesPerFlick", .anyOf([.whole(FeedLimits.farPages), .words(["any"])]),
    "The most pages that a flick turns, or any.")
  let distanceShare = DocumentKey.number(
    "distanceShare", in: .from(0, to: 1), "The share of the way after which a slow drag turns the page.")
  let distanceLimits = DocumentKey.range(
    "distanceLimits", in: FeedLimits.gap, "The least and the most of that way, in points.")
}
