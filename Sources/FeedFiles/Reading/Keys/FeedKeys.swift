import CollectionViews
import Documents

/// The outermost keys of a feed.
nonisolated struct FeedKeys: KeyTable {
  static let name = "feed"
  static let line = "A feed: rows, grids and lists of cards, from the top."
  static let declared = Self()

  let title = DocumentKey.text("title", "The name of the feed.").or("")
  let subtitle = DocumentKey.text("subtitle", "The line beneath the title.").or("")
  let theme = DocumentKey<FeedTheme>.word("theme", "The theme; auto is that of the window.").or(.auto)
  let paging = DocumentKey<CollectionView.FeedPaging>.word(
    "paging", "The places at which the feed itself comes to rest."
  ).or(.none)
  let pictures = DocumentKey.node(
    "pictures", .spelled(FeedSpellings.folder),
    "The folder of the pictures: catalog for those that ship, or one inside the feed's folder; "
      + "without it they lie beside the feed.")
  let settings = DocumentKey.map(
    "settings", of: FeedSettingsKeys.self, "The numbers by which everything moves.")
  let sections = DocumentKey.list(
    "sections", of: .map(FeedSectionKeys.form), count: 0...FeedLimits.sections,
    "The rows, grids and lists, from the top."
  ).present(.written)
}
