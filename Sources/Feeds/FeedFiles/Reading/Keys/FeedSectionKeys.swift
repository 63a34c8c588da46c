import Documents
import Foundation
import LayoutGeometry

/// The keys of a section: those of every layout, and those that only a grid or a carousel has.
nonisolated struct FeedSectionKeys: KeyTable {
  static let name = "section"
  static let line = "A row, a grid or a list."
  static let declared = Self()

  let id = DocumentKey.node(
    "id", .spelled(FeedSpellings.id), "The id in the log, scripts and links, unique in the feed."
  ).needed("a short name")
  let title = DocumentKey.text("title", "The name in the header.").or("")
  let subtitle = DocumentKey.text("subtitle", "The line beneath the title.").or("")
  let language = DocumentKey.node(
    "language", .spelled(FeedSpellings.language),
    "The language of the section's text, where it is not the feed's.")
  let hint = DocumentKey.text("hint", "A line that suggests something to try here.").or("")
  let lines = DocumentKey.whole(
    "lines", in: FeedLimits.partLines,
    "The most lines of the title, and of the titles on the cards, 0 for as many as have room; a kind says it of its own parts."
  ).or(FeedSection.usualTitleLines)
  let header = DocumentKey<FeedHeader>.word("header", "The kind of header.").or(.plain)
  let background = DocumentKey<FeedBackground>.word(
    "background",
    "The ground behind the cards, by role: card and line are the palette's, indigo is the paper with a wash of the accent."
  ).or(.none)
  let paper = DocumentKey<FeedPaper>.word("paper", "The paper of the cards.").or(.plain)
  let layout = DocumentKey<FeedLayout.Word>.word(
    "layout",
    "The arrangement of the cards; a list is one column, and two where the cards have 1000 points, unless `columns` says "
      + "more; a banner's cards are pages of a row where it has `dots`, `loop`, `autoplay` or an `overlay`."
  ).or(.list)
  let card = DocumentKey.map(
    "card", of: FeedSizeKeys.self, example: "{width: 280, height: 200}", "The size of a card.")
  let spacing = DocumentKey.number(
    "spacing", in: FeedLimits.gap,
    "The space between cards, or groups of cards, in points; none between a banner's pages."
  ).or(12)
  let insets = DocumentKey(
    "insets", FeedEdgeKeys.value, "The space around the cards, in points; a banner has none."
  ) {
    FeedEdgeKeys.insets($0, called: "insets", $1)
  }.elsewhere(["leading": 20, "trailing": 20])
  let kind = DocumentKey.node(
    "kind", .cardKind,
    "The kind of the cards that name none; in a banner without it pictures with words and a button over them."
  )
  .elsewhere(.string(FeedCardKind.text.rawValue))
  let cards = DocumentKey.list(
    "cards", of: .map(FeedCardKeys.form), count: 0...FeedLimits.cards, "The cards, in order.")
  let newCards = DocumentKey.list(
    "newCards", of: .map(FeedCardKeys.form), count: 0...FeedLimits.cards,
    "The cards that a refresh of the feed brings, before the others.")
  let moreCards = DocumentKey.list(
    "moreCards", of: .map(FeedCardKeys.form), count: 0...FeedLimits.cards,
    "The cards that come after the others when more are loaded.")
  let loadMore = DocumentKey.switchedMap(
    "loadMore", of: FeedAnswerKeys.self,
    "Asks for the `moreCards` when the section's end comes near; true is every key's default.")
  let grid = FeedGridKeys()
  let carousel = FeedCarouselKeys()
  let mosaic = FeedMosaicKeys()

  /// The keys of the lists of cards, including the cards to load.
  var cardLists: [String] { [cards.name, newCards.name, moreCards.name] }

  static let rules =
    [
      .when(.not(.is("layout", "grid")), then: .absent(FeedGridKeys.declared.badge.name)),
      .when(.is("layout", "carousel", "mosaic", "banner"), then: .absent(FeedGridKeys.declared.columns.name)),
      .when(
        .not(.is("layout", "carousel", "banner")),
        then: .all([.noneOf(FeedCarouselKeys.refused), .off("dots")])),
      .when(
        .is("layout", "banner"),
        then: .noneOf(FeedCarouselKeys.refused.filter { !FeedCarouselKeys.declared.ofPages.contains($0) })),
      .when(.not(.is("layout", "mosaic")), then: .noneOf(FeedMosaicKeys.declared.names)),
      .when(.is("layout", "grid", "mosaic", "banner"), then: .absent("card", "width")),
      .when(
        .is("layout", "mosaic"),
        then: .not(.at(["card", "height"], .spelled(FeedSpellings.heightOfNoBand), isWritten: true))),
      .when(
        .is("layout", "carousel", "banner"),
        then: .not(.at(["card", "height"], .spelled(FeedSpellings.heightOfRows), isWritten: true))),
      .when(.is("layout", "banner"), then: .all(FeedCardKeys.bannerRules)),
      .when(
        .all([
          .is("layout", "carousel"), .filled("peek"), .at(["card", "width"], .number, isWritten: true),
        ]), then: .absent("spacing")),
    ] + FeedCarouselKeys.rules + FeedCardKeys.usualRules
}

/// The keys that only a grid has.
nonisolated struct FeedGridKeys: KeyTable {
  static let name = "grid"
  static let line = "What only a grid has."
  static let scope = "grid"
  static let declared = Self()

  let columns = DocumentKey.node(
    "columns", .anyOf([.whole(FeedLimits.columns), .map(FeedColumnsKeys.form)]),
    "The number of cards side by side, or a map that makes it follow the width; 3 in a grid, and a list has it too."
  )
  let badge = DocumentKey<RectAlignment>.word(
    "badge", "The place of a badge on its card; without it none shows.")
}

/// The keys of width-dependent columns.
nonisolated struct FeedColumnsKeys: KeyTable {
  static let name = "columns"
  static let line = "As many columns as have room for cards of a width."
  static let declared = Self()

  let least = DocumentKey.whole("least", in: FeedLimits.columns, "The least columns.").or(1)
  let most = DocumentKey.whole("most", in: FeedLimits.columns, "The most columns.")
    .or(FeedLimits.columns.upperBound)
  let width = DocumentKey.number("width", in: FeedLimits.size, "The least width of a card, in points.")
    .needed("the least width of a card in points")
}

/// The keys that only a mosaic has.
nonisolated struct FeedMosaicKeys: KeyTable {
  static let name = "mosaic"
  static let line = "What only a mosaic has."
  static let scope = "mosaic"
  static let declared = Self()

  let pattern = DocumentKey.list(
    "pattern", of: .anyOf([.whole(FeedMosaic.equalCounts), .spelled(FeedSpellings.band)]),
    count: 1...FeedLimits.bands,
    "The bands, repeated until all cards are placed: so many of one size, or a large one beside small ones."
  ).elsewhere(.array(["1+2", "2+1"]))
}

/// The keys of a card's size.
nonisolated struct FeedSizeKeys: KeyTable {
  static let name = "cardSize"
  static let line = "The size of a card."
  static let declared = Self()

  let width = DocumentKey.length(
    "width", share: "fractionalWidth",
    "The width; in a carousel fractionalWidth(0.85) without it, in a list all there is.")
  let height = DocumentKey.height(
    "height", share: "fractionalHeight",
    "The height; in a carousel 200 without it, else estimated(44). uniformAcrossSiblings(44) makes the cards of a grid's or a "
      + "list's row as high as the highest.")

  /// The height of a mosaic's band, which has no share of a height.
  static let bandHeight = DocumentKey.height(
    declared.height.name, share: "fractionalWidth", declared.height.form.line)
}

/// The keys of insets.
nonisolated struct FeedEdgeKeys: KeyTable {
  static let name = "insets"
  static let line = "The space at each edge, in points."
  static let declared = Self()

  /// The form of insets: one number for all four edges, or a map of edges.
  static let value = ValueForm.anyOf([.number(FeedLimits.gap), .map(form)])

  let top = DocumentKey.number("top", in: FeedLimits.gap, "At the top.").or(0)
  let leading = DocumentKey.number("leading", in: FeedLimits.gap, "Where reading begins.").or(0)
  let bottom = DocumentKey.number("bottom", in: FeedLimits.gap, "At the bottom.").or(0)
  let trailing = DocumentKey.number("trailing", in: FeedLimits.gap, "Where reading ends.").or(0)
}
