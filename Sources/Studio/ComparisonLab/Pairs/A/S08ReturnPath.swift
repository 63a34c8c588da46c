import CollectionViews
import CompositionalLayout
import Foundation
import Replays
import ScreenInterface
import ScrollPhysics

/// Article A: the dots scroll the row and the row updates the dots, at the same time.
enum S08ReturnPath {
  static var pair: LabPair {
    LabPair(
      "S08", LabName("往路と復路", "There and back"),
      failure:
        "A click on the fourth dot lights it, then the row's way there drags the dots back and forward again.",
      origin: .code,
      measures: [LabMetricName("steps back that the dots take on one click from 1 to 4")],
      curve: LabCurve("the page of the dots"),
      stroke: [.wait(0.4)] + GestureStep.Kind.click(CGPoint(x: 202, y: 190)) + [.wait(1.6)],
      naive: { _ in sides.naive }, cured: { _ in sides.cured })
  }

  private static func screen(
    adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void
  ) -> LabScreen {
    LabScreen([
      .row("shelf", count: 5, card: CGSize(width: 280, height: 150), adjusting: adjusting).withDots(),
      .lines(count: 12),
    ])
  }

  private static var sides: DotsPairSides {
    DotsPairSides(screen: screen) { screen, row, dots in
      let lane = TextLane("点の見せた番号 · what the dots have shown")
      return LabSide(
        EventLaneScreen(screen.view, lane: lane), metric: BackstepMetric(row, lane), participants: [dots],
        owned: [screen])
    }
  }
}

/// A metric that counts the steps of the dots away from the clicked one, until the row rests.
private final class BackstepMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The last page that the dots showed.
    var shown = 0
    /// The clicked page; `nil` unless the row is moving to it.
    var wanted: Int?
    var backsteps = 0
    var words = ["1"]
  }

  var state = State()
  private let row: LabRow
  private let lane: TextLane

  init(_ row: LabRow, _ lane: TextLane) {
    self.row = row
    self.lane = lane
  }

  var readings: [Double] { [Double(state.backsteps)] }
  var plotted: Double { Double(state.shown + 1) }

  func didHandle(_ event: InputEvent) {
    guard let page = row.dots?.currentPage, page != state.shown else { return }
    // Only a click on the dots changes them while an event is handled and the row rests.
    if row.dots?.interactionState == PageControl.InteractionState.none, row.view?.isStrokeDragging == false {
      state.wanted = page
    }
  }

  func didLayout(at time: TimeInterval) {
    lane.show(state.words, between: " → ")
    guard let page = row.dots?.currentPage else { return }
    if page != state.shown {
      if let wanted = state.wanted, abs(page - wanted) > abs(state.shown - wanted) { state.backsteps += 1 }
      state.shown = page
      state.words = (state.words + [String(page + 1)]).suffix(12)
      lane.show(state.words, between: " → ")
    }
    if row.motion?.phase != .animating { state.wanted = nil }
  }
}
