import CollectionViews
import Foundation
import Replays
import ScreenInterface
import UIKitNames

/// Article A: the dots follow the drag gesture instead of the content that it moves.
enum S07DotsFromDrag {
  private static let card = CGSize(width: 280, height: 150)
  private static let spacing: CGFloat = 12
  private static let count = 5

  static var pair: LabPair {
    LabPair(
      "S07", LabName("指を見る点", "Dots on the finger"),
      failure: "The row flies on after a flick, and the dots stay where the finger left them.",
      origin: .code,
      measures: [LabMetricName("pages by which the dots are wrong while the row rests")],
      curve: LabCurve("pages by which the dots are ahead of the row"),
      stroke: Array(
        repeating: [.flickLeft(from: CGPoint(x: 280, y: 90)), .wait(0.7)], count: 3
      ).flatMap(\.self),
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var screen: LabScreen {
    LabScreen([.row("shelf", count: count, card: card, spacing: spacing).withDots(), .lines(count: 12)])
  }

  private static var naive: LabSide {
    let screen = screen
    let row = LabRow("shelf", in: screen.view)
    let follower = DragFollower(row, pitch: card.width + spacing, count: count)
    ArticleDots.connect(screen) { [weak follower] in follower?.state.page ?? 0 }
    return LabSide(
      screen.view, metric: DotsMetric(row, .atRest), participants: [follower], owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen
    return LabSide(
      screen.view, metric: DotsMetric(LabRow("shelf", in: screen.view), .atRest),
      participants: [screen.boundDots(of: "shelf")], owned: [screen])
  }
}

/// A model that changes the dots by as many cards as the finger has crossed.
private final class DragFollower: SingleValueState {
  struct State: Sendable {
    var page = 0
    /// The page and the position at which the finger went down.
    var firstPage = 0
    var start: CGFloat = 0
  }

  var state = State()
  private let row: LabRow
  private let pitch: CGFloat
  private let count: Int

  init(_ row: LabRow, pitch: CGFloat, count: Int) {
    self.row = row
    self.pitch = pitch
    self.count = count
  }

  func didHandle(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind else { return }
    if pointer.phase == .pressed {
      state.firstPage = row.dots?.currentPage ?? state.page
      state.start = pointer.location.x
    }
    guard let pan: PanGestureRecognizer = row.view?.panGesture, pan.axis == .horizontal else { return }
    let page = CGFloat(state.firstPage) + ((state.start - pointer.location.x) / pitch).rounded()
    state.page = Int(min(max(page, 0), CGFloat(count - 1)))
    row.dots?.currentPage = state.page
  }
}
