import Carousel
import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A row of a screen as it stands at this moment, with its dots.
struct LabRow {
  /// The section's id.
  let id: String
  /// The feed; `nil` once it is gone.
  private(set) weak var view: CollectionView?

  init(_ id: String, in view: CollectionView) {
    self.id = id
    self.view = view
  }

  /// The motion; `nil` while the row has not been on screen.
  var motion: ScrollMotion? { view?.rowReading(of: id)?.motion }

  /// The offset, in points.
  var offset: CGFloat? { view?.rowReading(of: id)?.contentOffset }

  /// The page at whose place the row stands, whatever it has been asked for.
  var page: Int? { motion?.nearestStop }

  /// True while nothing moves the row, and nothing is pressed on it.
  var isResting: Bool { motion?.phase == .idle }

  /// The dots; `nil` while they are not on screen.
  var dots: PageControl? {
    view.flatMap { PageControlBinding(row: id, elementKind: LabScreen.dots).pageControl(in: $0) }
  }

  /// Returns true when an event is one of this row.
  func isOrigin(of event: SceneEvent) -> Bool { view.map { event.scroller == $0.id(of: .row(id)) } ?? false }
}
