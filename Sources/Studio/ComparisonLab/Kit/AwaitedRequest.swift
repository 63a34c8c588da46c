import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A request to a row that is waited for by its own id, so that nothing else can end the wait.
final class AwaitedRequest: SingleValueState {
  struct State: Sendable {
    /// The id of the request that is waited for.
    var id: Int?
  }

  var state = State()
  /// Called when the wait begins, and when it is over.
  var told: @MainActor (PageRequestState, _ time: TimeInterval) -> Void = { _, _ in }
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  /// Asks a row for a page.
  func go(to page: Int, ofRow row: String) {
    guard let view, let now = view.context?.now else { return }
    told(.begun, now)
    state.id = view.perform(ScrollRequest(.row(row), to: .stop(page, .shortest), cause: .dots)).id
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: event.scroller.scroller),
      case .motion(.ended(let id, let ending)) = event.kind,
      id == state.id
    else { return }
    state.id = nil
    told(
      ending == .arrived || ending == .alreadyThere ? .arrived : .abandoned, view.context?.now ?? event.time)
  }
}
