import CollectionViews
import Foundation
import UIKitNames

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
