import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import Stage

/// The calculation of the feed's offset at which the tuned row is visible beside the panel.
struct RowScrollPosition {
  /// The margin before and after a row, in points, for its title and its dots.
  private static let margin: CGFloat = 44

  /// The largest number of edits to reach a row after estimated sizes: each measures at least a window's content.
  static let mostEdits = 64

  /// Returns the nearest offset of the feed at which the row is visible; `nil` if it is visible already, or
  /// does not exist.
  static func offset(of row: String, on stage: Stage) -> CGFloat? {
    guard let feed = stage.feed, let section = feed.sectionNames.firstIndex(of: row),
      let card = feed.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame,
      let placed = placedFeed(of: stage), case let axis = placed.axis
    else { return nil }
    let length = placed.frame.size[axis]
    let margin = max(0, min(margin, (length - card.size[axis]) / 2))
    let (start, end) = (card.min(axis) - margin, card.max(axis) + margin)
    let here = placed.contentOffset
    // For a row that is longer than the feed its beginning counts.
    let nearest = start < here || end - start > length ? start : max(here, end - length)
    let offset = min(max(0, nearest), max(0, feed.contentSize[axis] - length))
    return abs(offset - here) < 1 ? nil : offset
  }

  /// Returns the feed's current motion.
  static func placedFeed(of stage: Stage) -> PositionedMotion? {
    stage.feed?.placedMotions.first { $0.id.name == ScrollerID.feedName }
  }
}
