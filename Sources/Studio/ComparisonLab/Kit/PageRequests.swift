import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics
import UIKitNames

/// A scroll request to a row whose completion is awaited by its request id.
final class AwaitedRequest: SingleValueState {
  struct State: Sendable {
    /// The id of the awaited request.
    var id: Int?
  }

  var state = State()
  /// Called when waiting begins and when it ends.
  var notify: @MainActor (PageRequestState, _ time: TimeInterval) -> Void = { _, _ in }
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  /// Requests a page of a row.
  func go(to page: Int, ofRow row: String) {
    guard let view, let now = view.context?.now else { return }
    notify(.begun, now)
    state.id = view.perform(ScrollRequest(.row(row), to: .stop(page, .shortest), cause: .dots)).id
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: event.scroller.scroller),
      case .motion(.ended(let id, let ending)) = event.kind,
      id == state.id
    else { return }
    state.id = nil
    notify(
      ending == .arrived || ending == .alreadyThere ? .arrived : .abandoned, view.context?.now ?? event.time)
  }
}

/// Article A's scroll request: the screen accepts no input until the row stops, or for 1.2 seconds.
final class LockingRequests: SingleValueState {
  struct State: Sendable {
    /// The section whose row is awaited; `nil` while none is.
    var section: Int?
    var isPaging: Bool
  }

  var state: State { didSet { apply() } }
  /// The article's limit of the waiting time.
  let timeout = LabTimer(every: 1.2, repeats: false)
  /// Called when waiting for a page begins and when it ends, with the section.
  var notify: @MainActor (PageRequestState, _ section: Int, _ time: TimeInterval) -> Void = { _, _, _ in }
  private weak var view: UICollectionView?
  private weak var screen: UIView?

  /// Creates requests to the rows of `view` that block all input of `screen`.
  init(_ view: UICollectionView, locking screen: UIView) {
    self.view = view
    self.screen = screen
    state = State(isPaging: view.isPagingEnabled)
    timeout.fire = { [weak self] time in self?.end(at: time) }
  }

  /// Scrolls to an item, and blocks input until the app assumes that it has arrived.
  func go(to item: Int, inSection section: Int) {
    guard let view, let now = view.context?.now else { return }
    state = State(section: section, isPaging: false)
    view.scrollToItem(
      at: IndexPath(item: item, section: section), at: .centeredHorizontally, animated: true)
    timeout.restart(at: now)
    notify(.begun, section, now)
  }

  /// Handles the end of some row's movement; the article merges the rows, so the end of any row ends the wait.
  func rowDidStop(at time: TimeInterval) {
    if state.section != nil { end(at: time) }
  }

  // The setting that is restored is the article's default, whatever it was before.
  private func end(at time: TimeInterval) {
    timeout.stop()
    guard let section = state.section else { return }
    state = State(isPaging: true)
    notify(.arrived, section, time)
  }

  private func apply() {
    screen?.isUserInteractionEnabled = state.section == nil
    if let view, view.isPagingEnabled != state.isPaging { view.isPagingEnabled = state.isPaging }
  }
}

/// The state of a page request, as a side assumes it.
nonisolated enum PageRequestState: Sendable, Hashable {
  /// The row is moving to the page.
  case begun
  /// The row has arrived.
  case arrived
  /// The request was interrupted.
  case abandoned
}
