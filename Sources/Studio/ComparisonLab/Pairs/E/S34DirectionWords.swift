import Carousel
import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
import UIKitNames

/// Article E: one name for the direction along a row, “lead” for what is drawn on the left, and no tolerance.
enum S34DirectionWords {
  static var pair: LabPair {
    LabPair(
      "S34", LabName("向きのことば", "Direction words"),
      failure:
        "A trembling pointer reverses the arrow, and in a right-to-left layout it points the wrong way.",
      origin: .code,
      measures: [
        LabMetricName("changes of direction reported while the pointer only trembles"),
        LabMetricName("swipes reported the wrong way in right-to-left layouts"),
      ],
      curve: LabCurve("changes of direction reported"),
      setting: LabSetting(isRightToLeft: true),
      stroke: [
        .wait(0.2), .drag(swipe), .wait(0.7), .drag(swipe), .wait(0.7),
        .press(at: .point(CGPoint(x: 100, y: 130)), .mouse), .follow(trembling), .release, .wait(0.6),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A swipe to the right, which goes forward in a right-to-left layout.
  private static var swipe: DragStep {
    var drag = DragStep(path: [.point(CGPoint(x: 60, y: 130))])
    drag.distance = CGPoint(x: 200, y: 0)
    drag.easing = .linear
    drag.duration = 0.3
    return drag
  }

  /// A pointer that moves to the right, jitters there by less than half a point, and moves on.
  private static var trembling: [PointerSample] {
    func sample(_ time: TimeInterval, _ x: CGFloat) -> PointerSample {
      PointerSample(Microseconds(seconds: time), at: CGPoint(x: 100 + x, y: 130))
    }
    let onwards = (1...6).map { sample(0.05 * Double($0), 10 * CGFloat($0)) }
    let tremble = (0..<10).map { sample(0.4 + 0.1 * Double($0), $0.isMultiple(of: 2) ? 59.8 : 60.2) }
    let away = (1...10).map { sample(1.4 + 0.02 * Double($0), 60 + 12 * CGFloat($0)) }
    return onwards + tremble + away
  }

  private static func screen(
    handler: (@MainActor (CGPoint) -> Void)? = nil
  ) -> (screen: LabScreen, arrows: ArrowScreen) {
    let screen = LabScreen([
      .row("cards", count: 6, card: CGSize(width: 240, height: 140)) { section in
        if let handler { section.visibleItemsInvalidationHandler = { _, offset, _ in handler(offset) } }
      },
      .lines(count: 12),
    ])
    return (screen, ArrowScreen(screen.view, "向き · direction", arrows: 1))
  }

  private static var naive: LabSide {
    let observer = ObservedOffset()
    let (screen, arrows) = screen { observer.offset(isNow: $0) }
    let reversals = ReversalMetric(screen.view, arrows)
    observer.tell = { [weak reversals] direction in
      reversals?.note(direction.horizontal.arrow, on: .horizontal)
    }
    return LabSide(
      arrows, metric: WrongArrowMetric(screen.view, reversals), participants: [observer, reversals],
      owned: [screen])
  }

  private static var cured: LabSide {
    let (screen, arrows) = screen()
    let reversals = ReversalMetric(screen.view, arrows)
    let listener = DirectionListener(screen.view)
    listener.tell = { [weak reversals] direction, axis in
      if axis == .horizontal { reversals?.note(direction, on: axis) }
    }
    return LabSide(
      arrows, metric: WrongArrowMetric(screen.view, reversals), participants: [listener, reversals],
      owned: [screen])
  }
}

/// A metric that counts the strokes in which the arrow contradicts the real movement of the cards.
private final class WrongArrowMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var strokes = 0
    /// True once the current stroke was counted.
    var isCounted = false
    /// The positions of the cards in the previous frame, in the window.
    var places: [IndexPath: CGFloat] = [:]
  }

  var state = State()
  private weak var view: CollectionView?
  private let reversals: ReversalMetric

  init(_ view: CollectionView, _ reversals: ReversalMetric) {
    self.view = view
    self.reversals = reversals
  }

  var readings: [Double] { reversals.readings + [Double(state.strokes)] }

  func didHandle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed { state.isCounted = false }
  }

  func didLayout(at time: TimeInterval) {
    guard let view else { return }
    var places: [IndexPath: CGFloat] = [:]
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), path.section == 0 else { continue }
      places[path] = cell.convertToWindow(cell.bounds).minX
    }
    let steps = places.compactMap { path, x in state.places[path].map { x - $0 } }
    state.places = places
    guard !state.isCounted, let step = steps.first, abs(step) > 1 else { return }
    // Cards that move to the right reveal content on the left.
    let isWrong = reversals.state.arrows[0] == (step > 0 ? .right : .left)
    guard isWrong else { return }
    state.isCounted = true
    state.strokes += 1
  }
}
