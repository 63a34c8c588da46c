import CollectionViews
import Foundation
import UIKitNames

/// UIKit's behaviour, modelled: a row that goes to an item throws a feed that pages back to its beginning.
///
/// Article A reports it: with the paging of the whole collection view on, each tap on a dot throws the feed to its top;
/// with the mode switched off before the call and on after it a single tap works, and taps in quick succession find the
/// mode back before the cards have stopped, which brings the fault back.
final class ResettingFeed: SingleValueState {
  struct State: Sendable {
    /// The moves under way.
    var moves: Set<Int> = []
    /// True when the mode came back while they were.
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
