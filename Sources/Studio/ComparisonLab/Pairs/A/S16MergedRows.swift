import Carousel
import CollectionViews
import Foundation
import Replays
import SceneReadings
import ScrollPhysics

/// Article A: with one flag for all rows, the stop of any row ends the wait.
enum S16MergedRows {
  static var pair: LabPair {
    LabPair(
      "S16", LabName("列の取り違え", "Rows taken for each other"),
      failure:
        "The stops of all rows go into one signal: the lower row comes to rest, and the upper one is thought to have arrived.",
      origin: .code,
      measures: [
        LabMetricName("waits for the upper row ended by the lower one"),
        LabMetricName("the arrival is reported too early by", unit: "ms"),
      ],
      curve: LabCurve("the upper row's offset", unit: "pt"),
      setting: LabSetting(
        rateDependence: "The 100 ms begin at the handler's last call, which comes with a frame."),
      stroke: [
        .wait(0.3), .flick(FlickStep(from: .point(CGPoint(x: 280, y: 188)), velocity: 900, angle: 180)),
        .wait(0.54), LabStrokes.tap(181, 120), .wait(1.2),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(_ ids: [String], rows: [HandlerDrivenRow] = []) -> LabScreen {
    let screen = LabScreen(
      ids.enumerated().map { index, id in
        .row(id, count: 5, card: CGSize(width: 250, height: 80)) { section in
          if rows.indices.contains(index) { rows[index].watch(section) }
        }
        .withDots()
      })
    screen.view.isPagingEnabled = true
    return screen
  }

  private static var naive: LabSide {
    let rows = [HandlerDrivenRow(), HandlerDrivenRow()]
    let screen = screen(["naive-a", "naive-b"], rows: rows)
    let noted = AnnotatedScreen(screen.view, hasNote: true)
    let metric = ArrivalMetric(of: "naive-a", in: screen.view, on: noted)
    let requests = LockingRequests(screen.view, locking: noted)
    screen.onDotChosen { page, section in requests.go(to: page, inSection: section) }
    for row in rows { row.quiet.fire = { requests.rowDidStop(at: $0) } }
    requests.notify = { [weak metric] wait, section, time in
      if section == 0 { metric?.note(wait, at: time) }
    }
    return LabSide(
      noted, metric: metric, participants: rows.map(\.quiet) + rows + [requests, requests.timeout],
      owned: [screen])
  }

  private static var cured: LabSide {
    let ids = ["ours-a", "ours-b"]
    let screen = screen(ids)
    let noted = AnnotatedScreen(screen.view, hasNote: true)
    let metric = ArrivalMetric(of: ids[0], in: screen.view, on: noted)
    let requests = ids.map { _ in AwaitedRequest(screen.view) }
    screen.onDotChosen { page, section in requests[section].go(to: page, ofRow: ids[section]) }
    requests[0].notify = { [weak metric] wait, time in metric?.note(wait, at: time) }
    let controller = CarouselController(
      ids.map { CarouselSection(id: $0, dotsKind: LabScreen.dots) }, in: screen.view)
    return LabSide(noted, metric: metric, participants: requests + [controller], owned: [screen])
  }
}

/// A metric that compares the reported arrival of a row with its real arrival.
private final class ArrivalMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var wait = PageRequestState.abandoned
    /// The time at which the arrival was reported although the row moved, until it rests.
    var reported: TimeInterval?
    var mistakes = 0
    var earliest: TimeInterval = 0
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

  var readings: [Double] { [Double(state.mistakes), state.earliest * 1000] }
  var plotted: Double { Double(view?.rowReading(of: row)?.contentOffset ?? 0) }

  /// Records the state that the side assumes.
  func note(_ wait: PageRequestState, at time: TimeInterval) {
    state.wait = wait
    let isMoving = view?.rowReading(of: row)?.motion.isMoving ?? false
    state.reported = wait == .arrived && isMoving ? time : nil
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .row(row)), case .motion(let kind) = event.kind else {
      return
    }
    switch kind {
    case .phaseChanged(.dragging): state.reported = nil
    case .didSettle:
      if let reported = state.reported, event.time - reported > 0.001 {
        state.mistakes += 1
        state.earliest = max(state.earliest, event.time - reported)
      }
      state.reported = nil
    default: break
    }
  }

  func didLayout(at time: TimeInterval) {
    screen?.note.text =
      switch state.wait {
      case .begun: "上の列を待つ · waiting for the upper row"
      case .arrived: "上の列は着いた · the upper row is there"
      case .abandoned: "何も待たない · waiting for nothing"
      }
  }
}
