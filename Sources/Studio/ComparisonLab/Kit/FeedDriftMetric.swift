import CollectionViews
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// A metric of how far a feed moves from the offset at which the user left it.
final class FeedDriftMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The offset at which the user left the feed; `nil` while the user scrolls it.
    var home: CGFloat?
    var worst: CGFloat = 0
  }

  var state = State()
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  var readings: [Double] { [Double(state.worst)] }
  var plotted: Double { Double(view?.contentOffset.y ?? 0) }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .vertical), case .motion(let kind) = event.kind else {
      return
    }
    switch kind {
    case .phaseChanged(.dragging): state.home = nil
    // A wheel or a key moves the feed on purpose; a click on a dot does not.
    case .requested(_, .wheel, _, _), .requested(_, .key, _, _): state.home = nil
    case .didSettle: state.home = state.home ?? view.contentOffset.y
    default: break
    }
  }

  func didHandle(_ event: InputEvent) {
    switch event.kind {
    case .wheel, .key, .window: state.home = nil
    default: break
    }
  }

  func didLayout(at time: TimeInterval) {
    guard let view, let home = state.home else { return }
    state.worst = max(state.worst, abs(view.contentOffset.y - home))
  }
}
