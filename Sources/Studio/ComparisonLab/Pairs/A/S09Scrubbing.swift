import CollectionViews
import CompositionalLayout
import Foundation
import Replays
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// Article A: each dot under a sliding finger starts its own animation.
enum S09Scrubbing {
  static var pair: LabPair {
    LabPair(
      "S09", LabName("点をなぞる", "Scrubbing the dots"),
      failure:
        "Slide along the dots: each one starts an animated scroll anew, and the row lags behind the finger.",
      origin: .code,
      measures: [
        LabMetricName("the row arrives that late at the dot under the finger", unit: "ms"),
        LabMetricName("cards between the row and the dot under the finger, at worst"),
      ],
      curve: LabCurve("cards between the row and the dot under the finger"),
      stroke: [
        .press(at: .point(CGPoint(x: 106, y: 190)), .mouse), .wait(0.2),
        .move(to: .point(CGPoint(x: 254, y: 190)), duration: 0.5), .wait(0.8),
        .move(to: .point(CGPoint(x: 106, y: 190)), duration: 0.5), .wait(0.8), .release, .wait(0.4),
      ],
      naive: { _ in sides.naive }, cured: { _ in sides.cured })
  }

  private static func screen(
    adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void
  ) -> LabScreen {
    LabScreen([
      .row("shelf", count: 10, card: CGSize(width: 280, height: 150), adjusting: adjusting).withDots(),
      .lines(count: 12),
    ])
  }

  private static var sides: DotsPairSides {
    DotsPairSides(screen: screen) { screen, row, dots in
      LabSide(screen.view, metric: DotLagMetric(row), participants: [dots], owned: [screen])
    }
  }
}

/// A metric of the distance and time by which a row lags behind the dot under the finger.
private final class DotLagMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The dot under the finger, and since when; `nil` before the first scrub.
    var wanted: Int?
    var since: TimeInterval = 0
    var hasArrived = true
    var behind = 0
    var worst = 0
    var late: TimeInterval = 0
  }

  var state = State()
  private let row: LabRow

  init(_ row: LabRow) { self.row = row }

  var readings: [Double] { [state.late * 1000, Double(state.worst)] }
  var plotted: Double { Double(state.behind) }

  func didHandle(_ event: InputEvent) {
    guard case .pointer = event.kind, let dots = row.dots, dots.interactionState == .continuous,
      dots.currentPage != state.wanted
    else { return }
    state.wanted = dots.currentPage
    state.since = event.timestamp
    state.hasArrived = false
    arrive(at: event.timestamp)
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard row.isOrigin(of: event), case .motion(.ended(_, let ending)) = event.kind,
      ending == .arrived
    else { return }
    arrive(at: event.time)
  }

  func didLayout(at time: TimeInterval) {
    // A row that the user drags does not move to the dot any more.
    if row.motion?.phase == .dragging { state.hasArrived = true }
    guard let wanted = state.wanted, !state.hasArrived, let page = row.page else { return state.behind = 0 }
    state.behind = abs(page - wanted)
    state.worst = max(state.worst, state.behind)
    state.late = max(state.late, time - state.since)
  }

  /// Records the arrival if the row is at the dot's page.
  private func arrive(at time: TimeInterval) {
    guard !state.hasArrived, row.isResting, row.page == state.wanted else { return }
    state.hasArrived = true
    state.late = max(state.late, time - state.since)
  }
}
