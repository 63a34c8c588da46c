import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import UIKitNames

/// The screen of S10 and S11: three rows with dots in a feed that pages, with one row per page.
struct PagingShelf {
  let screen: LabScreen
  /// The rows that are observed in the article's approach.
  let rows: [HandlerDrivenRow]

  private static let names = ["books", "prints", "poems"]
  private static let card = CGSize(width: 280, height: 264)

  /// Creates a shelf of one side; the names of its rows begin with that of the side.
  init(_ side: String) {
    let rows = Self.names.map { _ in HandlerDrivenRow() }
    self.rows = rows
    screen = LabScreen(
      zip(Self.names, rows).map { name, row in
        .row("\(side)-\(name)", count: 5, card: Self.card) { section in
          if side == "naive" { row.watch(section) }
        }
        .withDots()
      })
    screen.prepareCell = { cell, path in (cell as? LabCard)?.show(path.item + 10 * path.section) }
    screen.view.isPagingEnabled = true
  }

  /// Returns the naive side, in which `model` stands for UIKit.
  func naive(_ model: ResettingFeed) -> LabSide {
    LabSide(
      screen.view, metric: FeedDriftMetric(screen.view), participants: [model] + rows.map(\.quiet) + rows,
      owned: [screen])
  }

  /// The same screen implemented with the library.
  static var cured: LabSide {
    let screen = PagingShelf("ours").screen
    screen.connectDots()
    let controller = CarouselController(
      names.map { CarouselSection(id: "ours-\($0)", dotsKind: LabScreen.dots) }, in: screen.view)
    return LabSide(
      screen.view, metric: FeedDriftMetric(screen.view), participants: [controller], owned: [screen])
  }

  // MARK: Strokes

  /// A drag that scrolls the feed by a page.
  static let turn = LabStrokes.drag(180, 250, by: CGPoint(x: 0, y: -200), lasting: 0.4)

  /// Returns a tap on the dot at this distance from the middle one, in points.
  static func tapDot(beside distance: CGFloat = 0) -> GestureStep.Kind { LabStrokes.tap(180 + distance, 304) }
}

/// A model of UIKit's behaviour: scrolling a row to an item resets a paging feed to its top.
///
/// Article A reports it: while paging of the whole collection view is on, each tap on a dot scrolls the feed
/// to its top. With paging switched off before the call and on after it, a single tap works. Quick successive
/// taps switch paging on again before the cards have stopped, and the failure comes back.
final class ResettingFeed: SingleValueState {
  struct State: Sendable {
    /// The moves in progress.
    var moves: Set<Int> = []
    /// True when paging was switched on again during a move.
    var isSpoilt = false
  }

  var state = State()
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  /// Scrolls to an item as UIKit does.
  func scrollToItem(at path: IndexPath) {
    guard let view else { return }
    let throwsFeed = view.isPagingEnabled || state.isSpoilt
    state.isSpoilt = false
    state.moves = Set(view.scrollToItem(at: path, at: .centeredHorizontally, animated: true).ids)
    if throwsFeed { view.perform(ScrollRequest(.vertical, to: .offset(0))) }
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: event.scroller.scroller),
      case .motion(.ended(let id, _)) = event.kind
    else {
      return
    }
    state.moves.remove(id)
    if state.moves.isEmpty { state.isSpoilt = false }
  }

  func didLayout(at time: TimeInterval) {
    if view?.isPagingEnabled == true, !state.moves.isEmpty { state.isSpoilt = true }
  }
}
