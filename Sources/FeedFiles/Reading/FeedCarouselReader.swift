import Carousel
import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import ScreenInterface

/// Reads the properties that only a carousel has.
nonisolated struct FeedCarouselReader {
  /// The keys that other layouts refuse; `dots` is refused with a message of its own.
  static let keys = [
    "behavior", "peek", "perGroup", "itemSpacing", "paging", "loop", "autoplay", "overlay", "panorama",
    "transform",
  ]

  let faults: DocumentFaults
  let settings: FeedSettings
  let pictures: FeedPictureReader

  func carousel(_ map: DocumentMap) -> FeedCarousel {
    let behavior = map.choice("behavior", of: FeedBehavior.self) ?? .groupPaging
    let loops = map.bool("loop") ?? false
    let carousel = FeedCarousel(
      behavior: behavior, peek: map.number("peek", in: FeedLimits.gap),
      cardsPerGroup: map.integer("perGroup", in: FeedLimits.cardsPerGroup) ?? 1,
      itemSpacing: map.number("itemSpacing", in: FeedLimits.gap),
      snapping: FeedSnappingReader(faults: faults).snapping(map), loops: loops,
      autoplay: map.map("autoplay").map { autoplay($0, loops: loops) },
      dots: map.map("dots").map(dots), overlay: map.map("overlay").flatMap(overlay),
      isPanorama: map.bool("panorama") ?? false,
      transform: map.choice("transform", of: FeedTransform.self) ?? .none)
    if !behavior.hasStops {
      let reason = "\"\(behavior.rawValue)\" has none"
      if carousel.dots != nil { map.reportNoStops("dots", reason) }
      if carousel.autoplay != nil { map.reportNoStops("autoplay", reason) }
      if carousel.snapping != nil { map.reportNoStops("paging", reason) }
    }
    if behavior == .none, loops {
      faults.report("\"loop\" needs a row that scrolls; \"none\" does not", at: map.position(of: "loop"))
    }
    return carousel
  }

  private func autoplay(_ map: DocumentMap, loops: Bool) -> AutoScrollSettings {
    var autoplay = AutoScrollSettings(
      interval: map.number("interval", in: FeedLimits.interval) ?? settings[.autoplayInterval] ?? 3,
      wrap: map.choice("wrap", of: AutoScrollSettings.Wrap.self) ?? (loops ? .loop : .stop),
      resetBy: map.choice("resetBy", of: AutoScrollSettings.ResetBy.self) ?? .row)
    typealias Reason = AutoScrollSettings.PauseReason
    if let pauses = map.choices("pauses", among: Reason.optional) {
      autoplay.pauses = Set(pauses)
    }
    autoplay.durations = (map.list("durations") ?? []).compactMap {
      faults.number($0, called: "durations", in: FeedLimits.interval)
    }
    autoplay.afterInteraction =
      map.choice("afterInteraction", of: AutoScrollSettings.AfterInteraction.self) ?? .resume
    autoplay.keepsRemaining = Set(map.choices("keepsRemaining", among: Reason.optional) ?? [])
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
    var dots = FeedDots(
      kind: map.choice("kind", of: FeedDots.Kind.self) ?? .dots,
      position: map.choice("position", of: FeedDots.Position.self) ?? .below,
      background: map.choice("background", of: PageControl.BackgroundStyle.self) ?? .automatic,
      scrubs: map.bool("scrubs") ?? true, hidesForSinglePage: map.bool("hidesForSinglePage") ?? false)
    dots.direction = map.choice("direction", among: FeedDots.directions) ?? .natural
    dots.image = image("image", map)
    dots.currentImage = image("currentImage", map)
    return dots
  }

  /// The image at `key`: a symbol by its name, or a picture by its path.
  private func image(_ key: String, _ map: DocumentMap) -> FeedDots.Image? {
    guard let node = map.value(key), let text = faults.string(node, called: key) else { return nil }
    if let symbol = DrawCommand.Symbol(rawValue: text) { return .symbol(symbol) }
    guard text.contains(".") else {
      let symbols = DrawCommand.Symbol.allCases.map(\.rawValue).joined(separator: ", ")
      faults.report(
        "\"\(key)\" is \(node.summary); allowed: \(symbols), or the path of a picture", at: node.position)
      return nil
    }
    return pictures.picture(text, at: node).map { .picture($0) }
  }

  private func overlay(_ map: DocumentMap) -> FeedOverlay? {
    defer { map.reportUnknownKeys() }
    let moreLines = map.strings("more") ?? []
    let button = map.string("button") ?? "つづき / More"
    let alignment = map.choice("alignment", of: RectAlignment.self) ?? .bottom
    let lines = map.strings("lines") ?? []
    for (key, count, least) in [("lines", lines.count, 1), ("more", moreLines.count, 0)]
    where !(least...FeedLimits.overlayLines).contains(count) {
      faults.report(
        "\"\(key)\" has \(count) lines; allowed: \(least) to \(FeedLimits.overlayLines)",
        at: map.position(of: key))
    }
    return FeedOverlay(lines: lines, moreLines: moreLines, button: button, alignment: alignment)
  }
}
