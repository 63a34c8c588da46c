import Carousel
import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article B: a timer scrolls the banners by index path, which moves the feed as well.
enum S21VerticalYank {
  /// The interval between two pages, in seconds.
  private static let interval: TimeInterval = 3
  private static let count = 5

  static var pair: LabPair {
    LabPair(
      "S21", LabName("縦の引き戻し", "The vertical yank"),
      failure: "Each time the banners turn, the feed is pulled back to where their section begins.",
      origin: .code,
      measures: [LabMetricName("the feed is moved by one turn of the banners", unit: "pt")],
      curve: LabCurve("the feed's offset", unit: "pt"),
      stroke: [
        .drag(scroll), .wait(interval),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A drag of the feed by 80 points, with a release at rest.
  private static var scroll: DragStep {
    var drag = DragStep(path: [.point(CGPoint(x: 180, y: 270))])
    // The first eight points are the slop of a press; at this duration one sample lies exactly there.
    drag.distance = CGPoint(x: 0, y: -88)
    drag.easing = .linear
    drag.duration = 0.704
    drag.hold = 0.3
    return drag
  }

  private static var screen: LabScreen {
    LabScreen([
      .row("banners", count: count, card: CGSize(width: 328, height: 150)) { $0.contentInsets.top = 0 }
        .withDots(),
      .lines(count: 20),
    ])
  }

  private static var naive: LabSide {
    let screen = screen
    let timer = LabTimer(every: interval, repeats: true)
    let view: UICollectionView = screen.view
    timer.fire = { [weak view] _ in
      guard let view else { return }
      let next = ((view.nearestItem() ?? 0) + 1) % count
      view.scrollToItem(at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
    }
    return LabSide(
      screen.view, metric: FeedDriftMetric(screen.view),
      participants: [timer, screen.boundDots(of: "banners")],
      owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen
    let controller = CarouselController(
      [
        CarouselSection(
          id: "banners",
          autoScroll: AutoScrollSettings(
            interval: interval, wrap: .rewind, pauses: []),
          dotsKind: LabScreen.dots)
      ], in: screen.view)
    return LabSide(
      screen.view, metric: FeedDriftMetric(screen.view), participants: [controller], owned: [screen])
  }
}
