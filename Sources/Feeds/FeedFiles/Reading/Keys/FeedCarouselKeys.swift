import Carousel
import CollectionViews
import Documents
import LayoutGeometry
import ScreenInterface

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
  let button = DocumentKey.text(
    "button", "The label of the button; without it More in the language of the feed."
  ).elsewhere(.string(FeedWords.english.more))
  let less = DocumentKey.text(
    "less", "The label of the button when all lines show; without it Less in the language of the feed."
  ).elsewhere(.string(FeedWords.english.less))
  let alignment = DocumentKey.alignment("alignment", "The edge or corner of the row at which the band lies.")
    .or(.bottom)
}

/// The keys of a carousel's keylines.
nonisolated struct FeedKeylinesKeys: KeyTable {
  static let name = "keylines"
  static let line = "The places at which cards are large, medium and small."
  static let declared = Self()

  let arrangement = DocumentKey<CarouselKeylines.Arrangement>.word(
    "arrangement", "One large card, or as many as fit beside a medium one; a small one says what comes."
  ).needed(CarouselKeylines.Arrangement.allCases.map(\.rawValue).joined(separator: " or "))
  let smallest = DocumentKey.number(
    "smallest", in: FeedLimits.smallCard, "The least width of a small card, in points."
  ).or(FeedKeylines(arrangement: .hero).smallest)
  let largest = DocumentKey.number(
    "largest", in: FeedLimits.smallCard, "The greatest width of a small card, in points."
  ).or(FeedKeylines(arrangement: .hero).largest)

  /// Reads the arrangement by its name, or a map.
  static func read(_ node: DocumentNode, _ faults: DocumentFaults) -> FeedKeylines? {
    guard case .map = node.content else {
      return faults.choice(node, called: name, among: CarouselKeylines.Arrangement.allCases)
        .map { FeedKeylines(arrangement: $0) }
    }
    guard let map = faults.map(node, called: "\"\(name)\"") else { return nil }
    defer { map.reportUnknownKeys() }
    let (smallest, largest) = (map.read(declared.smallest), map.read(declared.largest))
    if smallest > largest {
      faults.report(
        "\"smallest\" is \(smallest) and \"largest\" \(largest); the smallest is not above the largest",
        at: map.position)
    }
    return map.read(declared.arrangement).map {
      FeedKeylines(arrangement: $0, smallest: smallest, largest: largest)
    }
  }
}

/// The keys of a carousel that follows another one.
nonisolated struct FeedFollowsKeys: KeyTable {
  static let name = "follows"
  static let line = "A carousel that goes along with another one."
  static let declared = Self()

  let row = DocumentKey.node("row", .spelled(FeedSpellings.id), "The id of the other carousel.")
    .needed("the id of a carousel")
  let by = DocumentKey<FeedFollowing>.word(
    "by", "Page by page, or by the fraction of a page while either of the two moves, under the hand too."
  ).or(.page)

  /// Reads the id of the other carousel, and the kind of synchronization.
  static func read(_ node: DocumentNode, _ faults: DocumentFaults) -> (row: String, by: FeedFollowing)? {
    guard case .map = node.content else {
      return faults.string(node, called: "follows").map { ($0, .page) }
    }
    guard let map = faults.map(node, called: "\"follows\"") else { return nil }
    defer { map.reportUnknownKeys() }
    let by = map.read(declared.by)
    return map.read(declared.row).flatMap { faults.string($0, called: "row") }.map { ($0, by) }
  }
}

/// The keys of a row's page control.
nonisolated struct FeedDotsKeys: KeyTable {
  static let name = "dots"
  static let line = "The page control of a row."
  static let declared = Self()

  let kind = DocumentKey<FeedDots.Kind>.word("kind", "The kind of page control.").or(.dots)
  let position = DocumentKey<FeedDots.Position>.word("position", "Beneath the row, or over its bottom edge.")
    .or(.below)
  let background = DocumentKey<PageControl.BackgroundStyle>.word(
    "background",
    "The platter behind the dots; automatic shows it while they are scrubbed. Over a row it is prominent without this key."
  ).elsewhere("automatic")
  let scrubs = DocumentKey.flag("scrubs", "True when press and slide goes through the pages.").or(true)
  let hidesForSinglePage = DocumentKey.flag("hidesForSinglePage", "True when a single page shows no dot.")
    .or(FeedDots().hidesForSinglePage)
  let direction = DocumentKey<PageControl.Direction>.word(
    "direction", among: FeedDots.directions, "The direction in which the pages follow each other."
  ).or(.natural)
  let image = DocumentKey.node("image", FeedDotsKeys.imageForm, "What stands for a page instead of a dot.")
  let currentImage = DocumentKey.node(
    "currentImage", FeedDotsKeys.imageForm, "What stands for the current page instead of a dot.")

  /// The form of an image: a symbol by its name, or a picture by its path.
  private static let imageForm = ValueForm.anyOf([
    .words(of: DrawCommand.Symbol.self), .spelled(FeedSpellings.pictureWithEnding),
  ])
}

nonisolated extension DocumentKey where Value == RectAlignment {
  /// Declares a key for one of the nine alignments in a rectangle.
  static func alignment(_ name: String, _ line: String) -> Self { .word(name, line) }
}

/// The keys of a row's auto-scroll.
nonisolated struct FeedAutoplayKeys: KeyTable {
  static let name = "autoplay"
  static let line = "How a row turns by itself."
  static let declared = Self()

  typealias Reason = AutoScrollSettings.PauseReason

  let interval = DocumentKey.number(
    "interval", in: FeedLimits.interval,
    "The time that a page rests, in seconds; without it that of the settings."
  ).elsewhere(3)
  let wrap = DocumentKey<AutoScrollSettings.Wrap>.word(
    "wrap", "What follows the last page; without it loop on a row that loops."
  ).elsewhere("stop")
  let resetBy = DocumentKey<AutoScrollSettings.ResetBy>.word(
    "resetBy", "The input that begins the rest anew: on the row, or any."
  ).or(.row)
  let pauses = DocumentKey.words(
    "pauses", among: Reason.optional,
    "The reasons that pause the row, besides those that always do; without it all but inactive.")
  let durations = DocumentKey.list(
    "durations", of: .number(FeedLimits.interval), "The rests of the first pages, in seconds.")
  let afterInteraction = DocumentKey<AutoScrollSettings.AfterInteraction>.word(
    "afterInteraction", "What follows when somebody moves the row."
  ).or(.resume)
  let keepsRemaining = DocumentKey(
    "keepsRemaining",
    .list(.words(Reason.optional.filter { !$0.isCausedByUser }.map(\.rawValue))),
    "The reasons after which a rest goes on where it was paused; people's own always cost all of it."
  ) { node, faults in
    faults.list(node, called: "keepsRemaining")?.compactMap {
      faults.choice($0, called: "keepsRemaining", among: Reason.optional)
    }
  }
}
