import CollectionViews
import Documents
import ScrollPhysics

/// The top-level keys of a feed.
nonisolated struct FeedKeys: KeyTable {
  static let name = "feed"
  static let line = "A feed: rows, grids and lists of cards, from the top."
  static let declared = Self()

  let title = DocumentKey.text("title", "The name of the feed, which the window's title shows.").or("")
  let subtitle = DocumentKey.text("subtitle", "A second name, which follows the first in the window's title.")
    .or("")
  let theme = DocumentKey<FeedTheme>.word("theme", "The theme; auto is that of the window.").or(.auto)
  let direction = DocumentKey<FeedDirection>.word(
    "direction", "The direction in which the feed reads; rtl mirrors it, as the key M and `--rtl` do."
  ).or(.ltr)
  let paging = DocumentKey<CollectionView.FeedPaging>.word(
    "paging", "The places at which the feed itself comes to rest."
  ).or(.none)
  let turns = DocumentKey.flag(
    "turns",
    "True when a click turns every card over; one without a `back` then tells where it lies. Cards with a `back` turn over "
      + "in any feed; without this key it is as `badge` says.")
  let look = FeedLookKeys()
  let kinds = DocumentKey(
    "kinds",
    .named(
      .map(FeedKindKeys.form), by: FeedSpellings.id, except: FeedCardKind.allCases.map(\.rawValue),
      most: FeedLimits.kinds), "The kinds of cards of the feed's own, by the names that `kind` takes."
  ) { $1.map($0, called: "\"kinds\"") }
  let pictures = DocumentKey.node(
    "pictures", .spelled(FeedSpellings.folder),
    "The folder of the pictures: catalog for those that ship, or one inside the feed's folder; "
      + "without it they lie beside the feed.")
  let refresh = DocumentKey.switchedMap(
    "refresh", of: FeedAnswerKeys.self,
    "A pull at the top asks for the `newCards` of the sections; true is every key's default.")
  let settings = DocumentKey.map(
    "settings", of: FeedSettingsKeys.self, "The numbers by which everything moves.")
  let sections = DocumentKey.list(
    "sections", of: .map(FeedSectionKeys.form), count: 0...FeedLimits.sections,
    "The rows, grids and lists, from the top."
  ).present(.written)

  static let rules: [KeyRule] = [
    .when(
      .not(.at(["kinds"], .keyed, isWritten: true)),
      then: .each(
        "sections",
        .all([FeedCardKeys.isUsualKind] + FeedCardKeys.each(FeedCardKeys.isUsualKind))))
  ]
}

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

/// The keys of a simulated server response.
nonisolated struct FeedAnswerKeys: KeyTable {
  static let name = "answer"
  static let line = "When the cards that were asked for come, and how many."
  static let declared = Self()

  let after = DocumentKey.number(
    "after", in: .from(0, to: 600, "seconds"),
    "The time until they come, in seconds, unless a script answers earlier."
  ).or(SimulatedResponse().delay)
  let count = DocumentKey.whole(
    "count", in: 1...FeedLimits.cards,
    "The number of cards that come to a section at once; without it all there are.")

  /// Returns the response that a map describes.
  static func answer(_ map: DocumentMap) -> SimulatedResponse {
    defer { map.reportUnknownKeys() }
    return SimulatedResponse(delay: map.read(declared.after), count: map.read(declared.count))
  }
}
