import Carousel
import CollectionViews
import Foundation
import Replays
import ScreenInterface

/// Article A: at the end of each wait all settings are restored to the author's defaults.
enum S15DeferredRestore {
  static var pair: LabPair {
    LabPair(
      "S15", LabName("元どおりにならない", "Not as it was"),
      failure:
        "After a tap on a dot, settings are put back to fixed values: a feed that scrolled freely now snaps away.",
      origin: .code,
      measures: [
        LabMetricName("the feed slides from where the hand left it", unit: "pt"),
        LabMetricName("settings that the tap has changed for good"),
      ],
      curve: LabCurve("the feed's offset", unit: "pt"),
      stroke: [
        LabStrokes.drag(180, 260, by: CGPoint(x: 0, y: -68), lasting: 0.3, hold: 0.3), .wait(0.5),
        LabStrokes.tap(172, 140), .wait(0.9),
        LabStrokes.drag(180, 260, by: CGPoint(x: 0, y: -68), lasting: 0.3, hold: 0.3), .wait(1),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(_ side: String, row: HandlerDrivenRow? = nil) -> LabScreen {
    LabScreen([
      .row("\(side)-cards", count: 6, card: CGSize(width: 250, height: 160)) { row?.watch($0) }.withDots(),
      .lines("\(side)-lines", count: 12),
    ])
  }

  private static var naive: LabSide {
    let row = HandlerDrivenRow()
    let screen = screen("naive", row: row)
    let requests = LockingRequests(screen.view, locking: screen.view)
    screen.onDotChosen { page, section in requests.go(to: page, inSection: section) }
    row.quiet.fire = { requests.rowDidStop(at: $0) }
    return LabSide(
      screen.view, metric: RestoredOffsetMetric(screen.view),
      participants: [row, row.quiet, requests, requests.timeout], owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen("ours")
    screen.connectDots()
    let controller = CarouselController(
      [CarouselSection(id: "ours-cards", dotsKind: LabScreen.dots)], in: screen.view)
    return LabSide(
      screen.view, metric: RestoredOffsetMetric(screen.view), participants: [controller], owned: [screen])
  }
}

/// A metric of how far a feed drifts after a release at rest, and of the settings that were changed.
private final class RestoredOffsetMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The offset of the release at rest; `nil` before it.
    var home: CGFloat?
    var worst: CGFloat = 0
    var changed = 0
    var lastMove: TimeInterval = 0
  }

  /// The time after which a pointer that has not moved has no velocity, in seconds.
  private static let rest: TimeInterval = 0.15

  var state = State()
  private weak var view: CollectionView?
  private let before: [Bool]

  init(_ view: CollectionView) {
    self.view = view
    before = Self.settings(of: view)
  }

  private static func settings(of view: CollectionView) -> [Bool] {
    [view.isPagingEnabled, view.isScrollEnabled, view.isUserInteractionEnabled, view.bounces]
  }

  var readings: [Double] { [Double(state.worst), Double(state.changed)] }
  var plotted: Double { Double(view?.contentOffset.y ?? 0) }

  func didHandle(_ event: InputEvent) {
    guard let view else { return }
    switch event.kind {
    case .pointer(let pointer):
      switch pointer.phase {
      case .pressed:
        state.home = nil
        state.changed = max(state.changed, zip(before, Self.settings(of: view)).count { $0 != $1 })
      case .moved: state.lastMove = event.timestamp
      case .released where event.timestamp - state.lastMove > Self.rest: leave(view)
      case .released, .cancelled: break
      }
    case .wheel, .key, .window: state.home = nil
    default: break
    }
  }

  // A release without velocity leaves the feed where it is, unless that is beyond an edge.
  private func leave(_ view: CollectionView) {
    let offset = view.contentOffset.y
    let range = 0...max(0, view.contentSize.height - view.bounds.height)
    if range.contains(offset) { state.home = offset }
  }

  func didLayout(at time: TimeInterval) {
    guard let view, let home = state.home else { return }
    state.worst = max(state.worst, abs(view.contentOffset.y - home))
  }
}
