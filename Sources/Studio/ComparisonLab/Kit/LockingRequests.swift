import CollectionViews
import Foundation
import UIKitNames

/// Article A's way to a page: the screen takes no input until the row is quiet, or for 1.2 seconds.
final class LockingRequests: SingleValueState {
  struct State: Sendable {
    /// The section whose row is waited for; `nil` while none is.
    var section: Int?
    var isPaging: Bool
  }

  var state: State { didSet { apply() } }
  /// The article's limit on the wait.
  let timeout = LabTimer(every: 1.2, repeats: false)
  /// Called when the wait for a page begins, and when it is over, with the section.
  var told: @MainActor (PageRequestState, _ section: Int, _ time: TimeInterval) -> Void = { _, _, _ in }
  private weak var view: UICollectionView?
  private weak var screen: UIView?

  /// Requests to the rows of `view` that lock all of `screen`.
  init(_ view: UICollectionView, locking screen: UIView) {
    self.view = view
    self.screen = screen
    state = State(isPaging: view.isPagingEnabled)
    timeout.fire = { [weak self] time in self?.end(at: time) }
  }

  /// Goes to an item, and locks the screen until it is thought to be there.
  func go(to item: Int, inSection section: Int) {
    guard let view, let now = view.context?.now else { return }
    state = State(section: section, isPaging: false)
    view.scrollToItem(
      at: IndexPath(item: item, section: section), at: .centeredHorizontally, animated: true)
    timeout.restart(at: now)
    told(.begun, section, now)
  }

  /// Hears that some row has stopped; the article merges the rows, and lets through what comes during a wait.
  func rowDidStop(at time: TimeInterval) {
    if state.section != nil { end(at: time) }
  }

  // What is put back is what the article takes for normal, whatever it was before.
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
