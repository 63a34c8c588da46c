import Carousel
import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// The reader of the properties that only a carousel has.
nonisolated struct FeedCarouselReader {
  let faults: DocumentFaults
  let settings: FeedSettings
  let pictures: FeedPictureReader

  func carousel(_ map: DocumentMap) -> FeedCarousel {
    let keys = FeedCarouselKeys.declared
    let behavior = map.read(keys.behavior)
    let loops = map.read(keys.loop)
    let follows = map.read(keys.follows).flatMap { FeedFollowsKeys.read($0, faults) }
    var carousel = FeedCarousel(
      behavior: behavior, peek: map.read(keys.peek), cardsPerGroup: map.read(keys.perGroup),
      itemSpacing: map.read(keys.itemSpacing),
      snapping: map.read(keys.paging).map(FeedSnappingReader(faults: faults).snapping), loops: loops,
      autoplay: map.read(keys.autoplay).map { autoplay($0, loops: loops) },
      follows: follows?.row,
      dots: map.read(keys.dots).map(dots), overlay: map.read(keys.overlay).flatMap(overlay),
      isPanorama: map.read(keys.panorama), transform: map.read(keys.transform))
    carousel.following = follows?.by ?? .page
    carousel.keylines = map.read(keys.keylines).flatMap { FeedKeylinesKeys.read($0, faults) }
    if map.has(keys.keylines.name) { checkKeylines(carousel, map) }
    if !behavior.hasStops {
      let reason = "\"\(behavior.rawValue)\" has none"
      if carousel.dots != nil { map.reportNoStops("dots", reason) }
      if carousel.autoplay != nil { map.reportNoStops("autoplay", reason) }
      if carousel.snapping != nil { map.reportNoStops("paging", reason) }
      if carousel.follows != nil { map.reportNoStops("follows", reason) }
    }
    if behavior == .none, loops {
      faults.report("\"loop\" needs a row that scrolls; \"none\" does not", at: map.position(of: "loop"))
    }
    return carousel
  }

  /// Returns the row of a banner with paging or an overlay; `nil` for a banner of stacked cards.
  func banner(_ map: DocumentMap) -> FeedCarousel? {
    let keys = FeedCarouselKeys.declared
    let loops = map.read(keys.loop)
    var carousel = FeedCarousel(
      behavior: .groupPaging, cardsPerGroup: 1, loops: loops,
      autoplay: map.read(keys.autoplay).map { autoplay($0, loops: loops) },
      dots: map.read(keys.dots).map(dots),
      overlay: map.read(keys.overlay).flatMap(overlay), isPanorama: false, transform: .none)
    carousel.isBanner = true
    let isRow = loops || carousel.autoplay != nil || carousel.dots != nil || carousel.overlay != nil
    return isRow ? carousel : nil
  }

  /// Reports keys that contradict the row's keylines.
  private func checkKeylines(_ carousel: FeedCarousel, _ map: DocumentMap) {
    let keys = FeedCarouselKeys.declared
    guard carousel.keylines != nil else { return }
    map.refuse(keys.besideKeylines, because: "\"keylines\" place the cards")
    let behaviors = FeedCarouselKeys.keylined
    if !behaviors.contains(carousel.behavior) {
      let words = behaviors.map(\.rawValue).joined(separator: " or ")
      faults.report(
        "\"keylines\" need a row that rests on one card after the other, and \"behavior\" is "
          + "\(carousel.behavior.rawValue); allowed: \(words)", at: map.position(of: keys.keylines.name))
    }
  }

  private func autoplay(_ map: DocumentMap, loops: Bool) -> AutoScrollSettings {
    let keys = FeedAutoplayKeys.declared
    var autoplay = AutoScrollSettings(
      interval: map.read(keys.interval) ?? settings[.autoplayInterval] ?? 3,
      wrap: map.read(keys.wrap) ?? (loops ? .loop : .stop), resetBy: map.read(keys.resetBy))
    if let pauses = map.read(keys.pauses) { autoplay.pauses = Set(pauses) }
    autoplay.durations = (map.read(keys.durations) ?? []).compactMap {
      faults.number($0, called: keys.durations.name, in: FeedLimits.interval)
    }
    autoplay.afterInteraction = map.read(keys.afterInteraction)
    autoplay.keepsRemaining = Set(map.read(keys.keepsRemaining) ?? [])
    for pause in autoplay.keepsRemaining.filter(\.isCausedByUser).map(\.rawValue).sorted() {
      faults.report(
        "\"keepsRemaining\" names \(pause), which the user causes and which costs the full interval",
        at: map.position(of: "keepsRemaining"))
    }
    autoplay.rewindDuration = settings[.rewindDuration] ?? autoplay.rewindDuration
    if let fraction = settings[.leastVisibleFraction] { autoplay.leastVisibleFraction = fraction }
    if autoplay.wrap == .loop, !loops {
      faults.report("\"wrap\" is loop, which needs \"loop: true\" on the row", at: map.position(of: "wrap"))
    }
    map.reportUnknownKeys()
    return autoplay
  }

  private func dots(_ map: DocumentMap) -> FeedDots {
    defer { map.reportUnknownKeys() }
    let keys = FeedDotsKeys.declared
    let position = map.read(keys.position)
    let background = map.read(keys.background)
    if position == .overlay, let background, background != .prominent {
      faults.warn(
        "the dots lie over the row without a platter, where no contrast is certain; \"prominent\" has one",
        at: map.position(of: keys.background.name))
    }
    var dots = FeedDots(
      kind: map.read(keys.kind), position: position,
      background: background ?? (position == .overlay ? .prominent : .automatic),
      scrubs: map.read(keys.scrubs), hidesForSinglePage: map.read(keys.hidesForSinglePage))
    dots.direction = map.read(keys.direction)
    dots.image = image(keys.image, map)
    dots.currentImage = image(keys.currentImage, map)
    return dots
  }

  /// Returns the image at `key`: a symbol by its name, or a picture by its path.
  private func image(_ key: DocumentKey<DocumentNode>, _ map: DocumentMap) -> FeedDots.Image? {
    guard let node = map.read(key), let text = faults.string(node, called: key.name) else { return nil }
    if let symbol = DrawCommand.Symbol(rawValue: text) { return .symbol(symbol) }
    guard FeedPath.hasEnding(text) else {
      let symbols = DrawCommand.Symbol.allCases.map(\.rawValue).joined(separator: ", ")
      faults.report(
        "\"\(key.name)\" is \(node.summary); allowed: \(symbols), or the path of a picture", at: node.position
      )
      return nil
    }
    return pictures.picture(text, at: node).map { .picture($0) }
  }

  private func overlay(_ map: DocumentMap) -> FeedOverlay? {
    defer { map.reportUnknownKeys() }
    let keys = FeedOverlayKeys.declared
    let moreLines = map.read(keys.more) ?? []
    let button = map.read(keys.button)
    let less = map.read(keys.less)
    let alignment = map.read(keys.alignment)
    let lines = map.read(keys.lines)
    let counts = [(keys.lines.name, lines?.count ?? 1, 1), (keys.more.name, moreLines.count, 0)]
    for (key, count, least) in counts
    where !(least...FeedLimits.overlayLines).contains(count) {
      faults.report(
        "\"\(key)\" has \(count) lines; allowed: \(least) to \(FeedLimits.overlayLines)",
        at: map.position(of: key))
    }
    return lines.map {
      FeedOverlay(lines: $0, moreLines: moreLines, button: button, less: less, alignment: alignment)
    }
  }
}

/// The reader of the values under a row's `paging:`.
nonisolated struct FeedSnappingReader {
  let faults: DocumentFaults

  func snapping(_ paging: DocumentMap) -> FeedSnapping {
    defer { paging.reportUnknownKeys() }
    let keys = FeedPagingKeys.declared
    var snapping = FeedSnapping()
    snapping.preset = paging.read(keys.policy)
    snapping.threshold = paging.read(keys.threshold)
    snapping.rule = paging.read(keys.rule)
    snapping.pagesPerFlick = paging.read(keys.maxPagesPerFlick).flatMap(pagesPerFlick)
    snapping.distanceShare = paging.read(keys.distanceShare)
    snapping.distanceLimits = paging.range(keys.distanceLimits, in: FeedLimits.gap)
    return snapping
  }

  private func pagesPerFlick(_ node: DocumentNode) -> FeedSnapping.PagesPerFlick? {
    if case .scalar(let text, _) = node.content, Double(text) == nil {
      if text == "any" { return .any }
      faults.report(
        "\"maxPagesPerFlick\" is \(node.summary); allowed: any, or a number of pages", at: node.position)
      return nil
    }
    return faults.integer(node, called: "maxPagesPerFlick", in: FeedLimits.farPages).map { .limited($0) }
  }
}
