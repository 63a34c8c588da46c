import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

/// An item that shows, and where it lies in the content: of a looped row the copy that shows.
struct ShownItem {
  var identity: ItemIdentity
  var item: Int
  var origin: CGPoint
}

extension CollectionView {
  /// Notes what shows, before the content around it changes, so that it stays where it is on the screen.
  func noteShownItems() {
    guard state.shownItems.isEmpty else { return }
    state.shownItems = state.elements.inPaintOrder.compactMap { element in
      element.identity.map {
        ShownItem(identity: $0, item: element.indexPath.item, origin: element.attributes.frame.origin)
      }
    }
    .sorted { [feedAxis] in
      ($0.origin[feedAxis], $0.origin[feedAxis.perpendicular]) < (
        $1.origin[feedAxis], $1.origin[feedAxis.perpendicular]
      )
    }
  }

  /// Moves the feed with the first item that shows wholly, if the new layout has put it elsewhere; returns whether
  /// it did.
  ///
  /// At the very beginning of the content nothing is kept: what is put in before comes into sight.
  func keepShownItems() -> Bool {
    let feed = scrolling.feed
    let top = feed.offset + startInset(on: feedAxis)
    guard let range = feed.geometry.bounds.range, feed.offset > range.lowerBound + Self.beginning else {
      return false
    }
    let way = moved(state.shownItems, from: top, on: feedAxis)
    if way != 0 { scrolling.feed.shift(by: way) }
    return way != 0
  }

  /// How far the new layout has moved the first item that shows wholly in a row that rests anywhere, in points.
  func movedContent(of row: RowState) -> CGFloat {
    guard row.motion.stop == nil, !state.shownItems.isEmpty else { return 0 }
    if let range = row.motion.geometry.bounds.range, row.motion.offset <= range.lowerBound + Self.beginning {
      return 0
    }
    return moved(
      state.shownItems.filter { $0.identity.section == row.id }, from: row.contentOffset,
      on: feedAxis.perpendicular)
  }

  /// How close to its beginning content counts as being there, in points.
  private static let beginning: CGFloat = 0.5

  /// How far the first of some items that lies after `start`, or else one before, has been moved along an axis.
  private func moved(_ items: [ShownItem], from start: CGFloat, on axis: Axis) -> CGFloat {
    let wholly = items.filter { $0.origin[axis] >= start }
    for shown in wholly + items.filter({ $0.origin[axis] < start }) {
      guard let section = state.cache.indexByID[shown.identity.section],
        let item = index(of: shown.identity.item, inSection: section, near: shown.item),
        let frame = state.cache.solved?.frame(ofItem: item, inSection: section)
      else { continue }
      return frame.origin[axis] - shown.origin[axis]
    }
    return 0
  }
}
