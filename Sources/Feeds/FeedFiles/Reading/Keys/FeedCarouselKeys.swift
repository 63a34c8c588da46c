import Carousel
import Documents
import LayoutGeometry

/// The keys that only a carousel has.
nonisolated struct FeedCarouselKeys: KeyTable {
  static let name = "carousel"
  static let line =
    "What only a carousel has; a banner with `loop`, `autoplay`, `overlay` or `dots` is a row of pages."
  static let scope = "carousel"
  static let declared = Self()

  let behavior = DocumentKey<FeedBehavior>.word("behavior", "The places at which the row comes to rest.")
    .or(.groupPaging)
  let peek = DocumentKey.number(
    "peek", in: FeedLimits.gap,
    "The visible width of the next card, in points, and of the one before where cards rest in the middle. The card's width "
      + "follows from it; a width in points stays, and the spacing follows instead, up to half a card."
  )
  let perGroup = DocumentKey.whole(
    "perGroup", in: FeedLimits.cardsPerGroup, "The number of cards in a group, 2 for pairs."
  ).or(1)
  let itemSpacing = DocumentKey.number(
    "itemSpacing", in: FeedLimits.gap, "The space inside a group, in points; without it that between groups.")
  let paging = DocumentKey.map(
    "paging", of: FeedPagingKeys.self, example: "{distanceShare: 0.5}", "The choice of the page on release.")
  let loop = DocumentKey.flag("loop", "True when the first card follows the last.").or(false)
  let autoplay = DocumentKey.switchedMap(
    "autoplay", of: FeedAutoplayKeys.self, "The row turns by itself; true is every key's default.")
  let follows = DocumentKey.node(
    "follows", .anyOf([.spelled(FeedSpellings.id), .map(FeedFollowsKeys.form)]),
    "The id of the carousel that turns its pages together with this one, whichever of the two is moved; or a map."
  )
  let overlay = DocumentKey.map(
    "overlay", of: FeedOverlayKeys.self, example: "{lines: [A line of text]}",
    "A band of text that stays while cards move beneath it.")
  let panorama = DocumentKey.flag(
    "panorama", "True when the pictures continue each other; they are flipped where reading goes leftwards."
  ).or(false)
  let transform = DocumentKey<FeedTransform>.word(
    "transform", "The change of cards with their distance from where one rests."
  ).or(.none)
  let keylines = DocumentKey.node(
    "keylines",
    .anyOf([.words(of: CarouselKeylines.Arrangement.self), .map(FeedKeylinesKeys.form)]),
    "Cards grow and shrink on their way between large, medium and small places, as in Material's carousel; or a map."
  )
  let dots = DocumentKey.switchedMap(
    "dots", of: FeedDotsKeys.self, "The page control of the row; true is every key's default.")

  /// The keys that other layouts reject; `dots` is rejected with a message of its own.
  static let refused: [String] = declared.names.filter { $0 != declared.dots.name }

  /// The keys that a banner has too; with one of them its cards are pages of a row.
  var ofPages: [String] { [loop.name, autoplay.name, overlay.name, dots.name] }

  /// The behaviours that support keylines.
  static let keylined: [FeedBehavior] = [.groupPaging, .continuousGroupLeadingBoundary]

  /// The keys that contradict keylines.
  var besideKeylines: [String] {
    [peek.name, perGroup.name, itemSpacing.name, panorama.name, transform.name]
  }

  static let rules: [KeyRule] = [
    .when(
      .filled("keylines"),
      then: .all([
        .noneOf(declared.besideKeylines),
        .at(["behavior"], .words(keylined.map(\.rawValue), orEmpty: true), isWritten: false),
      ])),
    .when(
      .is("behavior", "none", "continuous"),
      then: .all([.off("dots"), .off("autoplay"), .empty("paging"), .empty("follows")])),
    .when(.is("behavior", "none"), then: .not(.at(["loop"], .flag(true), isWritten: true))),
    .when(
      .not(.at(["loop"], .flag(true), isWritten: true)),
      then: .not(.at(["autoplay", "wrap"], .words(["loop"], orEmpty: false), isWritten: true))),
  ]
}

/// The keys of an overlay.
nonisolated struct FeedOverlayKeys: KeyTable {
  static let name = "overlay"
  static let line = "A band of text that stays while cards move beneath it."
  static let declared = Self()

  let lines = DocumentKey.texts("lines", count: 1...FeedLimits.overlayLines, "The lines that always show.")
    .needed("a list of lines")
  let more = DocumentKey.texts(
    "more", count: 0...FeedLimits.overlayLines,
    "The lines that the button adds one at a time; without them there is no button.")
  let button = DocumentKey.text("button", "The label of the button.").or("つづき / More")
  let less = DocumentKey.text("less", "The label of the button when all lines show.").or("たたむ / Less")
  let alignment = DocumentKey.alignment("alignment", "The edge or corner of the row at which the band lies.")
    .or(.bottom)
}
