import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A scroll request to a row whose completion is awaited by its request id.
final class AwaitedRequest: SingleValueState {
  struct State: Sendable {
    /// The id of the awaited request.
    var id: Int?
  }

  var state = State()
  /// Called when waiting begins and when it ends.
  var told: @MainActor (PageRequestState, _ time: TimeInterval) -> Void = { _, _ in }
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  /// Requests a page of a row.
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
