import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article A: a horizontal section scrolls in its own scroll view, whose events the delegate does not receive.
enum S01HiddenScroller {
  static var pair: LabPair {
    LabPair(
      "S01", LabName("隠れた巻物", "Hidden scroller"),
      failure:
        "The row scrolls, and the app is never notified that a drag began, was released or came to rest.",
      origin: .code,
      measures: [LabMetricName("moments of the row's movement that the app did not hear of")],
      curve: LabCurve("the row's offset", unit: "pt"),
      stroke: [
        .pull(from: CGPoint(x: 280, y: 100), by: CGPoint(x: -200, y: 0), in: 0.35), .wait(0.8),
        .pull(from: CGPoint(x: 280, y: 100), by: CGPoint(x: -200, y: 0), in: 0.35), .wait(0.8),
        .pull(from: CGPoint(x: 80, y: 100), by: CGPoint(x: 200, y: 0), in: 0.35), .wait(0.8),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var screen: LabScreen {
    LabScreen([.row("shelf", count: 6, card: CGSize(width: 260, height: 168)), .lines(count: 12)])
  }

  /// The app listens to the collection view's delegate, as in UIKit.
  private static var naive: LabSide {
    let ear = MovementLog()
    let listener = DelegateCallRecorder(ear)
    return side(ear, owned: [listener]) { view in
      view.delegate = listener
      return []
    }
  }

  /// The app listens to the row itself.
  private static var cured: LabSide {
    let ear = MovementLog()
    return side(ear) { [RowEventListener(ear, to: LabRow("shelf", in: $0))] }
  }

  private static func side(
    _ ear: MovementLog, owned: [AnyObject] = [], listen: (UICollectionView) -> [any FrameParticipant]
  ) -> LabSide {
    let screen = screen
    let lane = TextLane("アプリに聞こえること · what the app hears of the row")
    let participants = listen(screen.view)
    return LabSide(
      EventLaneScreen(screen.view, lane: lane),
      metric: MissedEventMetric(ear, LabRow("shelf", in: screen.view), lane),
      participants: participants + [ear], owned: [screen] + owned)
  }
}

/// A delegate that logs the calls that it receives.
private final class DelegateCallRecorder: UIScrollViewDelegate {
  private let ear: MovementLog

  init(_ ear: MovementLog) { self.ear = ear }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ear.hear(.held) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ear.hear(decelerate ? .free : .still)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ear.hear(.still) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ear.hear(.still) }
}

/// A metric that counts the changes of a row's movement that were not reported.
private final class MissedEventMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var part = MovementLog.Part.still
    /// The number of events reported up to the previous frame.
    var heard = 0
    var unheard = 0
  }

  var state = State()
  private let ear: MovementLog
  private let row: LabRow
  private let lane: TextLane

  init(_ ear: MovementLog, _ row: LabRow, _ lane: TextLane) {
    self.ear = ear
    self.row = row
    self.lane = lane
  }

  var readings: [Double] { [Double(state.unheard)] }
  var plotted: Double { Double(row.offset ?? 0) }

  func didLayout(at time: TimeInterval) {
    lane.show(ear.state.words, between: " → ")
    let hasHeard = ear.state.count != state.heard
    state.heard = ear.state.count
    guard let part = row.motion.map({ MovementLog.Part($0.phase) }), part != state.part else { return }
    state.part = part
    if !hasHeard { state.unheard += 1 }
  }
}
