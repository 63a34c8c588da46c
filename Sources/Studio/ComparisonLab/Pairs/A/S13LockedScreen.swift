import Carousel
import CollectionViews
import Foundation
import Replays
import ScreenInterface

/// Article A: requests run one after the other, by blocking the input of the whole screen while a row moves.
enum S13LockedScreen {
  private static let count = 10

  static var pair: LabPair {
    LabPair(
      "S13", LabName("一つずつの要求", "One request at a time"),
      failure:
        "Each tap on a dot makes the whole screen deaf until the cards are thought to rest; quicker taps are lost.",
      origin: .code,
      measures: [
        LabMetricName("the whole screen takes no input for", unit: "ms"),
        LabMetricName("presses lost, of ten"),
      ],
      curve: LabCurve("the row's offset", unit: "pt"),
      setting: LabSetting(
        rateDependence: "The lock ends 100 ms after the handler's last call, which comes with a frame."),
      stroke: [.wait(0.3)] + taps + [.wait(1.5)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// Ten taps in 300 ms: on the dots from the second to the tenth, and on the fifth.
  private static var taps: [GestureStep.Kind] {
    (Array(1...9) + [4]).flatMap { dot in
      [LabStrokes.tap(114 + 16 * CGFloat(dot), 200, lasting: 0.02), .wait(0.01)]
    }
  }

  private static func screen(_ side: String, row: HandlerDrivenRow?) -> LabScreen {
    LabScreen([
      .row("\(side)-cards", count: count, card: CGSize(width: 250, height: 160)) { row?.watch($0) }
        .withDots(),
      .lines("\(side)-lines", count: 12),
    ])
  }

  private static var naive: LabSide {
    let row = HandlerDrivenRow()
    let screen = screen("naive", row: row)
    screen.view.isPagingEnabled = true
    let metric = BlockedInputMetric(of: "naive-cards", in: screen.view)
    let requests = LockingRequests(screen.view, locking: screen.view)
    screen.onDotChosen { page, section in requests.go(to: page, inSection: section) }
    row.quiet.fire = { requests.rowDidStop(at: $0) }
    requests.notify = { [weak metric] _, _, time in metric?.dead.look(at: time) }
    return LabSide(
      screen.view, metric: metric, participants: [row, row.quiet, requests, requests.timeout], owned: [screen]
    )
  }

  private static var cured: LabSide {
    let screen = screen("ours", row: nil)
    screen.view.isPagingEnabled = true
    screen.connectDots()
    let controller = CarouselController(
      [CarouselSection(id: "ours-cards", dotsKind: LabScreen.dots)], in: screen.view)
    return LabSide(
      screen.view, metric: BlockedInputMetric(of: "ours-cards", in: screen.view), participants: [controller],
      owned: [screen])
  }
}

/// A metric of how long a screen is blocked, and of the input lost in that time.
private final class BlockedInputMetric: FailureMetric, SingleValueState {
  let dead: BlockedInputProbe
  private let row: String
  private weak var view: CollectionView?

  init(of row: String, in view: CollectionView) {
    self.row = row
    self.view = view
    dead = BlockedInputProbe(of: view)
  }

  var state: BlockedInputProbe.State {
    get { dead.state }
    set { dead.state = newValue }
  }
  var readings: [Double] { [dead.milliseconds, Double(dead.state.lostPresses)] }
  var plotted: Double { Double(view?.rowReading(of: row)?.contentOffset ?? 0) }

  func didHandle(_ event: InputEvent) { dead.note(event) }
  func didLayout(at time: TimeInterval) { dead.look(at: time) }
}
