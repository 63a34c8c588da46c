import CollectionViews
import Foundation
import UIKitNames

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
  var told: @MainActor (PageRequestState, _ section: Int, _ time: TimeInterval) -> Void = { _, _, _ in }
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
    told(.begun, section, now)
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
    told(.arrived, section, time)
  }

  private func apply() {
    screen?.isUserInteractionEnabled = state.section == nil
    if let view, view.isPagingEnabled != state.isPaging { view.isPagingEnabled = state.isPaging }
  }
}
