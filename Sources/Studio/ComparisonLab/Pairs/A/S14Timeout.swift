import CollectionViews
import Foundation
import Replays
import ScreenInterface
import UIKitNames

/// Article A: a request waits for the row to stop, or for 1.2 seconds if it never does.
enum S14Timeout {
  static var pair: LabPair {
    LabPair(
      "S14", LabName("一秒二の時間切れ", "Raced against 1.2 seconds"),
      failure:
        "Asked for the page that already shows, nothing moves and so nothing stops: the screen is deaf for 1.2 seconds.",
      origin: .code,
      measures: [
        LabMetricName("the wait for the page already shown", unit: "ms"),
        LabMetricName("strokes lost in that time"),
      ],
      curve: LabCurve("the row's offset", unit: "pt"),
      setting: LabSetting(grows: false),
      stroke: [
        .wait(0.4), LabStrokes.tap(180, 296), .wait(0.3),
        LabStrokes.drag(280, 110, by: CGPoint(x: -200, y: 0), lasting: 0.3), .wait(1),
        LabStrokes.drag(280, 110, by: CGPoint(x: -200, y: 0), lasting: 0.3), .wait(0.8),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(_ side: String, row: HandlerDrivenRow? = nil) -> LabScreen {
    let screen = LabScreen([
      .row("\(side)-cards", count: 6, card: CGSize(width: 250, height: 200)) { row?.watch($0) }.withDots()
    ])
    screen.view.isPagingEnabled = true
    return screen
  }

  private static func noted(_ screen: LabScreen) -> AnnotatedScreen {
    AnnotatedScreen(screen.view, buttons: ["一枚目へ · To the first card"])
  }

  private static var naive: LabSide {
    let row = HandlerDrivenRow()
    let screen = screen("naive", row: row)
    let noted = noted(screen)
    let metric = WaitingTimeMetric(of: "naive-cards", in: screen.view, on: noted)
    let requests = LockingRequests(screen.view, locking: noted)
    screen.onDotChosen { page, section in requests.go(to: page, inSection: section) }
    noted.buttons.first?.addAction(for: .touchUpInside) { _ in requests.go(to: 0, inSection: 0) }
    row.quiet.fire = { requests.rowDidStop(at: $0) }
    requests.notify = { [weak metric] wait, _, time in metric?.note(wait, at: time) }
    return LabSide(
      noted, metric: metric, participants: [row, row.quiet, requests, requests.timeout], owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen("ours")
    let noted = noted(screen)
    let metric = WaitingTimeMetric(of: "ours-cards", in: screen.view, on: noted)
    let request = AwaitedRequest(screen.view)
    screen.connectDots()
    noted.buttons.first?.addAction(for: .touchUpInside) { _ in request.go(to: 0, ofRow: "ours-cards") }
    request.notify = { [weak metric] wait, time in metric?.note(wait, at: time) }
    let controller = CarouselController(
      [CarouselSection(id: "ours-cards", dotsKind: LabScreen.dots)], in: screen.view)
    return LabSide(noted, metric: metric, participants: [request, controller], owned: [screen])
  }
}

/// A metric of how long a side waits for a page that it shows already.
private final class WaitingTimeMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var dead = BlockedInputProbe.State()
    /// The time at which the wait began; `nil` while there is none, or the row must move for it.
    var since: TimeInterval?
    var last: TimeInterval = 0
    var longest: TimeInterval = 0
  }

  private var own = State()
  private let dead: BlockedInputProbe
  private let row: String
  private weak var view: CollectionView?

  init(of row: String, in view: CollectionView, on screen: View) {
    self.row = row
    self.view = view
    dead = BlockedInputProbe(of: screen)
  }

  var state: State {
    get {
      var state = own
      state.dead = dead.state
      return state
    }
    set { (own, dead.state) = (newValue, newValue.dead) }
  }
  var readings: [Double] {
    [max(own.longest, own.last - (own.since ?? own.last)) * 1000, Double(dead.state.lostPresses)]
  }
  var plotted: Double { Double(view?.rowReading(of: row)?.contentOffset ?? 0) }

  /// Records that a side starts or ends waiting.
  func note(_ wait: PageRequestState, at time: TimeInterval) {
    if wait == .arrived, let since = own.since { own.longest = max(own.longest, time - since) }
    own.since = wait == .begun ? time : nil
    dead.look(at: time)
  }

  func didHandle(_ event: InputEvent) { dead.note(event) }

  func didLayout(at time: TimeInterval) {
    own.last = time
    if let motion = view?.rowReading(of: row)?.motion, motion.isMoving { own.since = nil }
    dead.look(at: time)
  }
}
