import Carousel
import CollectionViews
import Documents

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
