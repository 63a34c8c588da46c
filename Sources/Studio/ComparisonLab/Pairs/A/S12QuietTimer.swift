import Carousel
import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article A: a row counts as stopped when its handler was not called for 100 ms.
enum S12QuietTimer {
  static var pair: LabPair {
    LabPair(
      "S12", LabName("静けさで止まりを測る", "Silence taken for a stop"),
      failure:
        "The row is taken for stopped while a drag still holds it, and its real stop is reported 100 ms late.",
      origin: .code,
      measures: [
        LabMetricName("the stop of the cards is reported late by", unit: "ms"),
        LabMetricName("stops reported while the pointer holds the cards"),
      ],
      curve: LabCurve("the row's offset", unit: "pt"),
      setting: LabSetting(
        speed: 0.25,
        rateDependence: "The handler is called once a frame, so the 100 ms begin at the frame after the stop."
      ),
      stroke: [
        LabStrokes.drag(260, 110, by: CGPoint(x: -100, y: 0), lasting: 0.5, hold: 0.6), .wait(0.6),
        .flick(FlickStep(from: .point(CGPoint(x: 260, y: 110)), velocity: 900, angle: 180)), .wait(1.2),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(
    _ side: String, watch: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
  )
    -> LabScreen
  {
    LabScreen([
      .row("\(side)-cards", count: 6, card: CGSize(width: 250, height: 200), adjusting: watch).withDots()
    ])
  }

  private static var naive: LabSide {
    let row = HandlerDrivenRow()
    let screen = screen("naive", watch: row.watch)
    let noted = AnnotatedScreen(screen.view, hasNote: true)
    let metric = StopEventMetric(of: "naive-cards", in: screen.view, on: noted)
    row.moved = { [weak metric] _ in metric?.note(isStopped: false, at: 0) }
    row.quiet.fire = { [weak metric] time in metric?.note(isStopped: true, at: time) }
    return LabSide(noted, metric: metric, participants: [row, row.quiet], owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen("ours")
    screen.connectDots()
    let controller = CarouselController(
      [CarouselSection(id: "ours-cards", dotsKind: LabScreen.dots)], in: screen.view)
    let noted = AnnotatedScreen(screen.view, hasNote: true)
    let metric = StopEventMetric(of: "ours-cards", in: screen.view, on: noted)
    let listener = PhaseListener(to: "ours-cards", of: screen.view)
    listener.notify = { [weak metric] phase, time in metric?.note(isStopped: phase == .idle, at: time) }
    return LabSide(noted, metric: metric, participants: [controller, listener], owned: [screen])
  }
}

/// An observer of a row's own phase events.
private final class PhaseListener: FrameParticipant {
  var notify: @MainActor (ScrollPhase, TimeInterval) -> Void = { _, _ in }
  private let row: String
  private weak var view: CollectionView?

  init(to row: String, of view: CollectionView) {
    self.row = row
    self.view = view
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .row(row)),
      case .motion(.phaseChanged(let phase)) = event.kind
    else { return }
    notify(phase, view.context?.now ?? event.time)
  }
}

/// A metric that compares the reported stops of a row with its real stops.
private final class StopEventMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var isHeld = false
    /// The time at which the row stopped, until it is reported.
    var stop: TimeInterval?
    var isThoughtStopped = true
    var latest: TimeInterval = 0
    var falseStops = 0
  }

  var state = State()
  private let row: String
  private weak var view: CollectionView?
  private weak var screen: AnnotatedScreen?

  init(of row: String, in view: CollectionView, on screen: AnnotatedScreen) {
    self.row = row
    self.view = view
    self.screen = screen
  }

  var readings: [Double] { [max(state.latest, open) * 1000, Double(state.falseStops)] }

  /// The time for which a stop is still unreported, in seconds.
  private var open: TimeInterval { state.stop.map { (view?.context?.now ?? $0) - $0 } ?? 0 }

  var plotted: Double { Double(view?.rowReading(of: row)?.contentOffset ?? 0) }

  /// Records the state that the side assumes.
  func note(isStopped: Bool, at time: TimeInterval) {
    state.isThoughtStopped = isStopped
    guard isStopped else { return }
    if state.isHeld { state.falseStops += 1 }
    if let stop = state.stop { state.latest = max(state.latest, time - stop) }
    state.stop = nil
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .row(row)), case .motion(let kind) = event.kind else {
      return
    }
    switch kind {
    case .phaseChanged(.dragging): (state.isHeld, state.stop) = (true, nil)
    case .phaseChanged(let phase) where phase != .tracking: state.isHeld = false
    case .didSettle: state.stop = state.isThoughtStopped ? nil : event.time
    default: break
    }
  }

  func didLayout(at time: TimeInterval) {
    screen?.note.text = state.isThoughtStopped ? "止まった · it has stopped" : "動いている · it moves"
  }
}
