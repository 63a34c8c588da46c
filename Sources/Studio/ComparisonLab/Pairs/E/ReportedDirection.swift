import CollectionViews
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// A reported direction, drawn as an arrow.
nonisolated enum ReportedDirection: String, Sendable, Hashable {
  case left = "←"
  case right = "→"
  case up = "↑"
  case down = "↓"
  case none = "·"

  /// The opposite direction.
  var opposite: ReportedDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .none: .none
    }
  }
}

extension OffsetComparison.HorizontalWord {
  /// The arrow for the article's direction.
  nonisolated var arrow: ReportedDirection {
    switch self {
    case .none: .none
    case .lead: .left
    case .tail: .right
    }
  }
}

extension OffsetComparison.VerticalWord {
  /// The arrow for the article's direction.
  nonisolated var arrow: ReportedDirection {
    switch self {
    case .none: .none
    case .top: .up
    case .bottom: .down
    }
  }
}

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
