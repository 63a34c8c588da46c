import Carousel
import CollectionViews
import Foundation
import Replays
import SceneReadings
import ScreenInterface
import ScrollPhysics
import UIKitNames

/// Article B: a repeating timer of three seconds changes the banner, even while the user drags.
enum S20AutoAdvance {
  static var pair: LabPair {
    LabPair(
      "S20", LabName("自動送り", "Auto-advance"),
      failure:
        "The banners turn while a finger rests on the screen, and once more right after they were dragged.",
      origin: .code,
      measures: [
        LabMetricName("pages turned under a held pointer"),
        LabMetricName("pages turned within 0.5 s after a drag"),
      ],
      curve: LabCurve("the banner", unit: "page"),
      stroke: [
        .wait(0.2), Banners.pull(by: -48, in: 0.5, holding: 2.7), .wait(1.95), turn, .wait(3.8),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A drag to the next banner.
  private static var turn: GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: 270, y: 80))])
    drag.distance = CGPoint(x: -200, y: 0)
    drag.duration = 0.35
    return .drag(drag)
  }

  private static var naive: LabSide {
    let screen = Banners.screen()
    let timer = LabTimer(every: Banners.interval, repeats: true)
    let view: UICollectionView = screen.view
    timer.fire = { [weak view] _ in
      guard let view else { return }
      let next = ((view.nearestItem() ?? 0) + 1) % Banners.count
      view.scrollToItem(at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
    }
    return LabSide(
      view, metric: UnwantedTurnMetric(view), participants: [timer, Banners.controller(of: screen)],
      owned: [screen])
  }

  private static var cured: LabSide {
    let screen = Banners.screen()
    let controller = Banners.controller(
      of: screen,
      AutoScrollSettings(
        interval: Banners.interval, wrap: .rewind, resetBy: .anyInput,
        pauses: []))
    return LabSide(
      screen.view, metric: UnwantedTurnMetric(screen.view), participants: [controller], owned: [screen])
  }
}

/// A metric that counts page changes by the program during a press and right after a drag.
private final class UnwantedTurnMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var isPressed = false
    var isDragging = false
    /// The time at which the last drag ended.
    var release = -TimeInterval.infinity
    var underHand = 0
    var afterDrag = 0
  }

  private static let grace: TimeInterval = 0.5

  var state = State()
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  var readings: [Double] { [Double(state.underHand), Double(state.afterDrag)] }
  var plotted: Double { Double(view?.rowReading(of: Banners.id)?.motion.progress ?? 0) }

  func didHandle(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind else { return }
    switch pointer.phase {
    case .pressed: state.isPressed = true
    case .released, .cancelled: state.isPressed = false
    case .moved: break
    }
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .row(Banners.id)) else { return }
    switch event.kind {
    case .motion(.phaseChanged(let phase)):
      if state.isDragging, phase != .dragging { state.release = event.time }
      state.isDragging = phase == .dragging
    case .motion(.stopChanged(_, .api)), .motion(.stopChanged(_, .autoplay)):
      if state.isPressed { state.underHand += 1 }
      if event.time - state.release <= Self.grace { state.afterDrag += 1 }
    default: break
    }
  }
}
