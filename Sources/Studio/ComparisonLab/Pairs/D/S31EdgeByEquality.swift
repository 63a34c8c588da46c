import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import Replays

/// Article D: the row jumps to its seam only where its offset is exactly a multiple of the card width.
///
/// It models UIKit's rounding of cells, which the engine does not do. At a scale where points are not whole
/// pixels, a card's width is rounded to whole pixels. It differs from the width in the handler by less than a
/// point, and their quotient is never an integer.
enum S31EdgeByEquality {
  /// The margin on either side of the column with the row, in points.
  private static let gutter: CGFloat = 12.75

  static var pair: LabPair {
    LabPair(
      "S31", LabName("等号で見る端", "End by equality"),
      failure:
        "The row goes back to its middle only at a perfectly whole number, and most screens never show one.",
      origin: .model,
      measures: [LabMetricName("scales and rates at which the row is stuck at its end", unit: "of 12")],
      curve: LabCurve("bare paper in the row", unit: "pt"),
      setting: LabSetting(
        courses: [1, 1.25, 1.5, 2].flatMap { scale in
          [30, 60, 144].map { LabSetting.Run(scale: scale, rate: $0) }
        }),
      stroke: [.wait(0.3)] + (1..<FiveCardCarousel.count).flatMap { _ in [back, .wait(0.45)] }
        + [back, .wait(1.3), back, .wait(0.6)],
      naive: { naive(in: $0) }, cured: { cured(in: $0) })
  }

  /// A flick back; before the last one the row has time to rest at its end.
  private static var back: GestureStep.Kind { .flick(FiveCardCarousel.flick(1400, angle: 0, from: 90)) }

  private static func naive(in context: ViewContext) -> LabSide {
    let screen = FiveCardCarousel.screen(
      items: FiveCardCarousel.doubled, cardWidth: wholePixels(in: context), handler: DoubledItems.handler)
    return LabSide(
      column(screen), metric: BlankSpaceMetric(screen.view, most: 1), owned: [screen])
  }

  private static func cured(in context: ViewContext) -> LabSide {
    let screen = FiveCardCarousel.screen(items: FiveCardCarousel.count, cardWidth: wholePixels(in: context))
    let controller = CarouselController(
      [CarouselSection(id: FiveCardCarousel.row, loops: true)], in: screen.view)
    return LabSide(
      column(screen), metric: BlankSpaceMetric(screen.view, most: 1), participants: [controller],
      owned: [screen])
  }

  /// Returns the nearest width of whole pixels, as UIKit gives it to a cell.
  private static func wholePixels(in context: ViewContext) -> @MainActor (CGFloat) -> CGFloat {
    { [weak context] width in width.alignedToPixels(scale: context?.traits.displayScale ?? 1) }
  }

  private static func column(_ screen: LabScreen) -> View { ColumnView(screen.view, gutter: gutter) }
}

/// A view between two margins.
private final class ColumnView: View {
  private let column: View
  private let gutter: CGFloat

  init(_ column: View, gutter: CGFloat) {
    self.column = column
    self.gutter = gutter
    super.init(frame: .zero)
    addSubview(column)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds.insetBy(dx: min(gutter, bounds.width / 4), dy: 0)
  }
}
