import Carousel
import Foundation
import Replays

/// Article D: ten items show five cards, so there is one spare lap at most, which a few quick flicks use up.
enum S30DoubledItems {
  private static let flicks = 20

  static var pair: LabPair {
    LabPair(
      "S30", LabName("二倍の札", "Cards made twice"),
      failure: "A row that claims to have no end runs into its end when it is flicked quickly.",
      origin: .code,
      measures: [LabMetricName("walls met in twenty flicks")],
      curve: LabCurve("bare paper in the row", unit: "pt"),
      stroke: [.wait(0.2)] + (0..<flicks).flatMap { _ in stroke },
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A flick forward without time to rest.
  private static var stroke: [GestureStep.Kind] {
    [.flick(FiveCardCarousel.flick(1400, angle: 180, from: 270)), .wait(0.17)]
  }

  private static var naive: LabSide {
    let screen = FiveCardCarousel.screen(items: FiveCardCarousel.doubled, handler: DoubledItems.handler)
    return LabSide(screen.view, metric: BlankSpaceMetric(screen.view), owned: [screen])
  }

  private static var cured: LabSide {
    let screen = FiveCardCarousel.screen(items: FiveCardCarousel.count)
    let controller = CarouselController(
      [CarouselSection(id: FiveCardCarousel.row, loops: true)], in: screen.view)
    return LabSide(
      screen.view, metric: BlankSpaceMetric(screen.view), participants: [controller], owned: [screen])
  }
}
