import Carousel
import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A proxy of a screen's row and its dots, which reads their current state.
struct LabRow {
  /// The section's id.
  let id: String
  /// The feed; `nil` once it is gone.
  private(set) weak var view: CollectionView?

  init(_ id: String, in view: CollectionView) {
    self.id = id
    self.view = view
  }

  /// The motion; `nil` while the row was never on screen.
  var motion: ScrollMotion? { view?.rowReading(of: id)?.motion }

  /// The offset, in points.
  var offset: CGFloat? { view?.rowReading(of: id)?.contentOffset }

  /// The page nearest to the row's offset, whatever was requested.
  var page: Int? { motion?.nearestStop }

  /// True while the row does not move and is not pressed.
  var isResting: Bool { motion?.phase == .idle }

  /// The dots; `nil` while they are not on screen.
  var dots: PageControl? {
    view.flatMap { PageControlBinding(row: id, elementKind: LabScreen.dots).pageControl(in: $0) }
  }

  /// Returns true when this row emitted an event.
  func isOrigin(of event: SceneEvent) -> Bool { view.map { event.scroller == $0.id(of: .row(id)) } ?? false }
}
