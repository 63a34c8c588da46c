import CollectionViews
import Documents

/// The top-level keys of a feed.
nonisolated struct FeedKeys: KeyTable {
  static let name = "feed"
  static let line = "A feed: rows, grids and lists of cards, from the top."
  static let declared = Self()

  let title = DocumentKey.text("title", "The name of the feed, which the window's title shows.").or("")
  let subtitle = DocumentKey.text("subtitle", "A second name, which follows the first in the window's title.")
    .or("")
  let theme = DocumentKey<FeedTheme>.word("theme", "The theme; auto is that of the window.").or(.auto)
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
