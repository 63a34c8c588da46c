import Carousel
import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article E: the direction is the difference between the previous and the current offset, whatever caused it.
enum S33ObservedDirection {
  static var pair: LabPair {
    LabPair(
      "S33", LabName("見張る向き", "Observed direction"),
      failure: "The bounce back from an edge and the seam of a loop are reported as changes of direction.",
      origin: .code,
      measures: [
        LabMetricName(
          "changes of direction reported without a drag, in one bounce and one seam", failsFrom: 2)
      ],
      curve: LabCurve("changes reported"),
      stroke: [.wait(0.2), .drag(pull), .wait(0.9), .drag(turn), .wait(0.6)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A drag down at the top of the feed.
  private static var pull: DragStep {
    var drag = DragStep(path: [.point(CGPoint(x: 180, y: 130))])
    drag.distance = CGPoint(x: 0, y: 140)
    return drag
  }

  /// A drag that moves the row back across its seam, by more than a card.
  private static var turn: DragStep {
    var drag = DragStep(path: [.point(CGPoint(x: 20, y: 130))])
    drag.distance = CGPoint(x: 320, y: 0)
    drag.easing = .linear
    return drag
  }

  private static func screen(
    handler: (@MainActor (CGPoint) -> Void)? = nil
  ) -> (screen: LabScreen, arrows: ArrowScreen, controller: CarouselController) {
    let screen = LabScreen([
      .row("cards", count: 5, card: CGSize(width: 240, height: 140)) { section in
        if let handler { section.visibleItemsInvalidationHandler = { _, offset, _ in handler(offset) } }
      },
      .lines(count: 12),
    ])
    var carousel = CarouselSection(id: "cards", loops: true)
    carousel.initialPage = 1
    let controller = CarouselController([carousel], in: screen.view)
    return (screen, ArrowScreen(screen.view, "向き · direction", arrows: 2), controller)
  }

  private static var naive: LabSide {
    let observer = ObservedOffset()
    let (screen, arrows, controller) = screen { observer.offset(isNow: $0) }
    let metric = ReversalMetric(screen.view, arrows)
    observer.tell = { [weak metric] direction in
      metric?.note(direction.horizontal.arrow, on: .horizontal)
      metric?.note(direction.vertical.arrow, on: .vertical)
    }
    return LabSide(
      arrows, metric: metric, participants: [controller, observer], owned: [screen])
  }

  private static var cured: LabSide {
    let (screen, arrows, controller) = screen()
    let metric = ReversalMetric(screen.view, arrows)
    let listener = DirectionListener(screen.view)
    listener.tell = { [weak metric] in metric?.note($0, on: $1) }
    return LabSide(
      arrows, metric: metric, participants: [controller, listener], owned: [screen])
  }
}
