import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import Replays
import UIKitNames

/// Article D: the jump back to the seam looks seamless, but it ends the fling, and the card there is a different one.
///
/// The end is detected by an interval here, so that only the jump differs.
enum S32UnseenJump {
  static var pair: LabPair {
    LabPair(
      "S32", LabName("見えない飛び移り", "Unseen jump"),
      failure: "Where the row goes back unseen, a fling stops dead and a card forgets that it was tapped.",
      origin: .code,
      measures: [
        LabMetricName("speed lost at the seam", unit: "pt/s"), LabMetricName("taps forgotten at the seam"),
      ],
      curve: LabCurve("speed", unit: "pt/s"),
      stroke: [
        .wait(0.3), .press(at: .point(CGPoint(x: 180, y: 100)), .mouse), .wait(0.1), .release, .wait(0.4),
        .flick(FiveCardCarousel.flick(4000, angle: 0, from: 20)), .wait(0.5),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var naive: LabSide {
    let screen = FiveCardCarousel.screen(
      items: FiveCardCarousel.doubled, behavior: .continuous, handler: { handler(in: $0) }, adjusting: inset)
    return side(screen)
  }

  private static var cured: LabSide {
    let screen = FiveCardCarousel.screen(
      items: FiveCardCarousel.count, behavior: .continuous, adjusting: inset)
    let controller = CarouselController(
      [CarouselSection(id: FiveCardCarousel.row, loops: true)], in: screen.view)
    return side(screen, [controller])
  }

  private static func side(_ screen: LabScreen, _ participants: [any FrameParticipant] = []) -> LabSide {
    let taps = TapHighlights(in: screen.view)
    return LabSide(
      screen.view, metric: SeamSpeedMetric(screen.view, taps), participants: participants + [taps],
      owned: [screen])
  }

  private static func inset(_ section: CollectionLayoutSection) {
    section.contentInsets.leading = FiveCardCarousel.margin
    section.contentInsets.trailing = FiveCardCarousel.margin
  }

  private static func handler(
    in view: UICollectionView
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak view] _, offset, environment in
      let width = environment.container.contentSize.width - 2 * FiveCardCarousel.margin
      guard width > 0 else { return }
      let last = FiveCardCarousel.doubled - 1
      let seam: Int? =
        offset.x <= 0
        ? FiveCardCarousel.count : offset.x >= width * CGFloat(last) ? FiveCardCarousel.count - 1 : nil
      guard let seam else { return }
      view?.scrollToItem(at: IndexPath(item: seam, section: 0), at: .centeredHorizontally, animated: false)
    }
  }
}
