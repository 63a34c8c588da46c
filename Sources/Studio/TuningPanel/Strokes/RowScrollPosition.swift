import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import Stage

/// The place of a feed at which the row that is tuned lies in what the panel leaves of the window.
struct RowScrollPosition {
  /// The room before a row and after it, in points, in which its title and its dots stand.
  private static let margin: CGFloat = 44

  /// The most edits by which a row behind estimated sizes is come to: each measures at least a window's content.
  static let mostEdits = 64

  /// The nearest offset of the feed at which the row shows; `nil` where it shows already, or there is none.
  static func offset(of row: String, on stage: Stage) -> CGFloat? {
    guard let feed = stage.content.feed, let section = feed.sectionNames.firstIndex(of: row),
      let card = feed.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame,
      let placed = placedFeed(of: stage), case let axis = placed.axis
    else { return nil }
    let length = placed.frame.size[axis]
    let margin = max(0, min(margin, (length - card.size[axis]) / 2))
    let (start, end) = (card.min(axis) - margin, card.max(axis) + margin)
    let here = placed.contentOffset
    // Of a row that is longer than the feed its beginning counts.
    let nearest = start < here || end - start > length ? start : max(here, end - length)
    let offset = min(max(0, nearest), max(0, feed.contentSize[axis] - length))
    return abs(offset - here) < 1 ? nil : offset
  }

  /// The feed as it stands now.
  static func placedFeed(of stage: Stage) -> PositionedMotion? {
    stage.content.feed?.placedMotions.first { $0.id.name == ScrollerID.feedName }
  }
}
