import CollectionViews
import Foundation
import LayoutGeometry

extension CollectionView {
  /// Returns the item of a section whose cell is nearest to the centre of the view; `nil` when none is visible.
  func nearestItem(inSection section: Int = 0) -> Int? {
    let middle = convertToWindow(box).midX
    let places = visibleCells.compactMap { cell -> (item: Int, distance: CGFloat)? in
      guard let path = indexPath(for: cell), path.section == section else { return nil }
      return (path.item, abs(cell.convertToWindow(cell.bounds).midX - middle))
    }
    return places.min { $0.distance < $1.distance }?.item
  }
}
