import CollectionViews
import Foundation
import Replays

/// Article A: the app searches the view hierarchy for the row's private scroll view and observes it.
enum S02BorrowedScroller {
  static var pair: LabPair {
    LabPair(
      "S02", LabName("借りた巻物", "Borrowed scroller"),
      failure:
        "Once the row has been off the screen, the dots listen to a scroll view that is gone, and stay where "
        + "they were.",
      origin: .model,
      measures: [LabMetricName("pages by which the dots are wrong while the row rests")],
      curve: LabCurve("pages by which the dots are ahead of the row"),
      stroke: [.flickLeft(from: CGPoint(x: 280, y: 90)), .wait(0.6)] + ScrollAwayStrokes.steps + [
        .flickLeft(from: CGPoint(x: 280, y: 90)), .wait(0.6),
        .flickLeft(from: CGPoint(x: 280, y: 90)), .wait(0.8),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var screen: LabScreen {
    LabScreen([
      .row("shelf", count: 5, card: CGSize(width: 280, height: 150)).withDots(), .lines(count: 14),
    ])
  }

  private static var naive: LabSide {
    let screen = screen
    let row = LabRow("shelf", in: screen.view)
    let scroller = PrivateScrollerModel(row)
    ArticleDots.connect(screen) { [weak scroller] in scroller?.state.page ?? 0 }
    return LabSide(
      screen.view, metric: DotsMetric(row, .atRest), participants: [scroller], owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen
    return LabSide(
      screen.view, metric: DotsMetric(LabRow("shelf", in: screen.view), .atRest),
      participants: [screen.boundDots(of: "shelf")], owned: [screen])
  }
}

/// A model of UIKit's private scroll view in a horizontal section, and of an app that observes it.
///
/// Source: article A, which finds `_UICollectionViewOrthogonalScrollerEmbeddedScrollView` in the view
/// hierarchy, and advises against it because the class is private. UIKit creates one when its section comes
/// on screen and releases it with the section. Orihon has no such view. The app searches for it once, as soon
/// as there is one, and observes its offset.
private final class PrivateScrollerModel: SingleValueState {
  struct State: Sendable {
    /// The number of scroll views created so far; only the last can still exist.
    var made = 0
    var isAlive = false
    /// The number of the scroll view that the app observes; `nil` before it searched.
    var observed: Int?
    /// The page that the app observes.
    var page = 0
  }

  var state = State()
  private let row: LabRow

  init(_ row: LabRow) { self.row = row }

  func didLayout(at time: TimeInterval) {
    let isShown = (row.view?.rowReading(of: row.id)?.visibleFraction ?? 0) > 0
    if isShown, !state.isAlive { state.made += 1 }
    state.isAlive = isShown
    guard isShown else { return }
    if state.observed == nil { state.observed = state.made }
    guard state.observed == state.made, let page = row.page else { return }
    state.page = page
    row.dots?.currentPage = page
  }
}
