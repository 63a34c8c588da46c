import Carousel
import CollectionViews
import Documents
import ScrollPhysics

/// The settings of a row in a scene written in Swift, as read from its views.
nonisolated struct SwiftRow: Sendable, Hashable {
  /// The appearance of the row's page control.
  struct Dots: Sendable, Hashable {
    var direction = PageControl.Direction.natural
    var background = PageControl.BackgroundStyle.automatic
    var scrubs = true
    var hidesForSinglePage = false
  }

  /// The row's id.
  var id: String
  /// True for a row that a `CarouselSection` describes.
  var isCarousel = false
  /// True when the row loops: its first card follows the last.
  var loops = false
  /// The snapping policy that its code has set; `nil` for the behaviour's own.
  var snapPolicy: SnapPolicy?
  /// The auto-scroll settings; `nil` for none.
  var autoScroll: AutoScrollSettings?
  /// The scrolling behaviour; group paging before the first layout.
  var behavior = FeedBehavior.groupPaging
  /// The appearance of the dots; `nil` for a row without them.
  var dots: Dots?
  /// True when a feed can express the row's settings.
  var isReadable = true

  /// The reason why nothing of the row can be tuned; `nil` for a tunable row.
  var reason: String? {
    guard isCarousel else {
      return "The scene's code gives this row no CarouselSection, which would hold its numbers."
    }
    guard FeedID.isValid(id) else {
      return "The row's id is none that a setting could have; \(FeedID.rule)."
    }
    guard behavior.hasStops else { return "The row rests anywhere, so there is no page to choose." }
    return nil
  }

  /// The row as an equivalent section of a feed.
  var node: DocumentNode {
    let (section, keys) = (FeedSectionKeys.declared, FeedCarouselKeys.declared)
    var entries: [(String, DocumentNode)] = [
      (section.id.name, .word(id, isQuoted: true)),
      (section.layout.name, .word(FeedLayout.Word.carousel.rawValue)),
      (keys.behavior.name, .word(behavior.rawValue)),
    ]
    if loops { entries.append((keys.loop.name, .word("true"))) }
    if let paging { entries.append((keys.paging.name, paging)) }
    if let autoScroll { entries.append((keys.autoplay.name, Self.autoplay(autoScroll, loops: loops))) }
    if let dots { entries.append((keys.dots.name, Self.node(dots))) }
    return .map(entries)
  }

  /// The paging keys by which the code's policy differs from the behaviour's; `nil` without a difference.
  private var paging: DocumentNode? {
    guard let own = snapPolicy else { return nil }
    let (keys, policy) = (FeedPagingKeys.declared, behavior.policy)
    var entries: [(String, DocumentNode)] = []
    if own.threshold != policy.threshold { entries.append((keys.threshold.name, .number(own.threshold))) }
    if own.rule != policy.rule { entries.append((keys.rule.name, .word(own.rule.rawValue))) }
    if own.maxPagesPerFlick != policy.maxPagesPerFlick {
      entries.append((keys.maxPagesPerFlick.name, .word(own.maxPagesPerFlick.map(String.init) ?? "any")))
    }
    if own.distanceShare != policy.distanceShare {
      entries.append((keys.distanceShare.name, .number(own.distanceShare)))
    }
    if own.distanceLimits != policy.distanceLimits {
      let most = FeedLimits.gap.upper
      let limits = [own.distanceLimits.lowerBound, own.distanceLimits.upperBound].map {
        min(Double($0), most)
      }
      entries.append((keys.distanceLimits.name, .list(limits.map { .number($0) })))
    }
    return entries.isEmpty ? nil : .map(entries)
  }

  private static func autoplay(_ settings: AutoScrollSettings, loops: Bool) -> DocumentNode {
    let keys = FeedAutoplayKeys.declared
    // A row that does not loop stays on its last page, with `stop` and with `loop`.
    let wrap = settings.wrap == .loop && !loops ? .stop : settings.wrap
    var entries: [(String, DocumentNode)] = [
      (keys.interval.name, .number(settings.interval)), (keys.wrap.name, .word(wrap.rawValue)),
      (keys.resetBy.name, .word(settings.resetBy.rawValue)),
      (keys.afterInteraction.name, .word(settings.afterInteraction.rawValue)),
    ]
    if !settings.durations.isEmpty {
      entries.append((keys.durations.name, .list(settings.durations.map { .number($0) })))
    }
    return .map(entries)
  }

  private static func node(_ dots: Dots) -> DocumentNode {
    let keys = FeedDotsKeys.declared
    let isAlong = FeedDots.directions.contains(dots.direction)
    return .map(
      (isAlong ? [(keys.direction.name, .word(dots.direction.rawValue))] : []) + [
        (keys.background.name, .word(dots.background.rawValue)),
        (keys.scrubs.name, .word(dots.scrubs ? "true" : "false")),
        (keys.hidesForSinglePage.name, .word(dots.hidesForSinglePage ? "true" : "false")),
      ])
  }
}

nonisolated extension DocumentNode {
  /// Returns a scalar node without a position in a file.
  static func word(_ text: String, isQuoted: Bool = false) -> DocumentNode {
    DocumentNode(.scalar(text, isQuoted: isQuoted), at: .start)
  }

  /// Returns a number node without a position in a file.
  static func number(_ number: some BinaryFloatingPoint) -> DocumentNode {
    .word(FeedTuning.text(Double(number)))
  }

  /// Returns a list node without a position in a file.
  static func list(_ nodes: [DocumentNode]) -> DocumentNode { DocumentNode(.list(nodes), at: .start) }

  /// Returns a map node without a position in a file.
  static func map(_ entries: [(String, DocumentNode)]) -> DocumentNode {
    DocumentNode(.map(entries.map { Entry(key: $0.0, keyPosition: .start, value: $0.1) }), at: .start)
  }
}

/// The tuning of page controls in a scene written in Swift, with their original appearance.
struct TunedDots {
  private struct OriginalDots {
    let dots: SwiftRow.Dots
    let metrics: PageControlMetrics
  }

  private var own: [ObjectIdentifier: OriginalDots] = [:]
  /// The appearance of the page controls shown so far, by row id.
  private var rows: [String: SwiftRow.Dots] = [:]

  /// True until a page control is tuned.
  var isEmpty: Bool { own.isEmpty }

  /// Returns the original appearance of a row's dots; the default one before they are shown.
  mutating func own(ofRow id: String, kind: String, in view: CollectionView) -> SwiftRow.Dots {
    if let control = PageControlBinding(row: id, elementKind: kind).pageControl(in: view) {
      rows[id] = own[ObjectIdentifier(control)]?.dots ?? SwiftRow.Dots(control)
    }
    return rows[id] ?? SwiftRow.Dots()
  }

  /// Applies the tuned or the original appearance to a row's dots; dots that were never tuned are not touched.
  mutating func tune(_ carousel: CarouselSection, in view: CollectionView, by tuning: FeedTuning) {
    let name = FeedCarouselKeys.declared.dots.name
    let changesRow = tuning.changes.keys.contains { $0.row == carousel.id && $0.keys.first == name }
    let changesAll = tuning.changes.keys.contains { $0.row == nil && $0.keys.first == name }
    guard changesRow || changesAll || !own.isEmpty, let kind = carousel.dotsKind,
      let control = PageControlBinding(row: carousel.id, elementKind: kind).pageControl(in: view)
    else { return }
    let look =
      own[ObjectIdentifier(control)] ?? OriginalDots(dots: SwiftRow.Dots(control), metrics: control.metrics)
    own[ObjectIdentifier(control)] = look
    let read = tuning.document.sections.first { $0.id == carousel.id }?.carousel?.dots
    let tuned = changesRow ? read.map { SwiftRow.Dots($0) } ?? look.dots : look.dots
    if SwiftRow.Dots(control) != tuned { tuned.show(on: control) }
    let metrics = changesAll ? tuning.document.settings.dots : look.metrics
    if control.metrics != metrics { control.metrics = metrics }
  }
}

extension SwiftRow.Dots {
  fileprivate init(_ control: PageControl) {
    self.init(
      direction: control.direction, background: control.backgroundStyle,
      scrubs: control.allowsContinuousInteraction, hidesForSinglePage: control.hidesForSinglePage)
  }

  fileprivate func show(on control: PageControl) {
    control.direction = direction
    control.backgroundStyle = background
    control.allowsContinuousInteraction = scrubs
    control.hidesForSinglePage = hidesForSinglePage
  }
}

nonisolated extension SwiftRow.Dots {
  fileprivate init(_ dots: FeedDots) {
    self.init(
      direction: dots.direction, background: dots.background, scrubs: dots.scrubs,
      hidesForSinglePage: dots.hidesForSinglePage)
  }
}
