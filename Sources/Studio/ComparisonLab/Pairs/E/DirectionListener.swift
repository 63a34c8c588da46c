import CollectionViews
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// An observer that forwards the direction events of a collection view's scroll views.
final class DirectionListener: FrameParticipant {
  private weak var view: CollectionView?
  /// Called with each direction and its axis.
  var tell: @MainActor (ReportedDirection, Axis) -> Void = { _, _ in }

  init(_ view: CollectionView) { self.view = view }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, case .motion(.directionChanged(let direction)) = event.kind else { return }
    let isRightToLeft = view.context?.traits.isRightToLeft ?? false
    for (scroller, axis) in [(Scroller.vertical, Axis.vertical), (.row("cards"), .horizontal)]
    where event.scroller == view.id(of: scroller) {
      tell(ReportedDirection(direction.physical(on: axis, isRightToLeft: isRightToLeft)), axis)
    }
  }
}

extension ReportedDirection {
  init(_ direction: PhysicalDirection) {
    self =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      case .none: .none
      }
  }
}
