import CollectionViews
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// Passes on the directions that the scrollers of a collection view tell.
final class DirectionListener: FrameParticipant {
  private weak var view: CollectionView?
  /// Called with each direction and its axis.
  var tell: @MainActor (ToldDirection, Axis) -> Void = { _, _ in }

  init(_ view: CollectionView) { self.view = view }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, case .motion(.directionChanged(let direction)) = event.kind else { return }
    if event.scroller == view.id(of: .vertical) {
      tell(arrow(direction, .up, .down), .vertical)
    } else if event.scroller == view.id(of: .row("cards")) {
      let isTurned = view.context?.traits.isRightToLeft ?? false
      tell(isTurned ? arrow(direction, .right, .left) : arrow(direction, .left, .right), .horizontal)
    }
  }

  private func arrow(
    _ direction: ScrollDirection, _ start: ToldDirection, _ end: ToldDirection
  ) -> ToldDirection {
    switch direction {
    case .towardsStart: start
    case .towardsEnd: end
    case .none: .none
    }
  }
}
