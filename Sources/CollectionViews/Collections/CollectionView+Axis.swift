import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

extension CollectionView {
  /// The extent of what shows along the axis, in points.
  var shownLength: CGFloat { bounds.size[feedAxis] }

  /// The feed's content offset along the axis, in points.
  var feedOffset: CGFloat { scrolling.own[feedAxis]?.offset ?? 0 }

  /// The axis that rows move on.
  var rowAxis: Axis { feedAxis.perpendicular }

  /// What shows of the content along the axis, by the exact offset of now.
  var shownSpan: ClosedRange<CGFloat> { feedOffset...(feedOffset + shownLength) }

  /// The sections of which something may show.
  package var shownSections: Range<Int> { state.cache.solved?.sections(in: shownSpan) ?? 0..<0 }

  /// How far along the content a point of the view lies.
  func contentPlace(of point: CGPoint) -> CGFloat {
    let place = isTurnedAround ? bounds.width - point.x : point[feedAxis]
    return place + feedOffset
  }

  /// Where a rectangle of the content, as the layout solved it, is in the view while the feed is at `offset`.
  func frameInView(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let moved = frame.offsetBy(CGPoint(along: -offset, across: 0, on: feedAxis))
    return isTurnedAround ? moved.mirrored(inWidth: bounds.width) : moved
  }

  /// Where a rectangle of the view is in the content as the layout solved it, while the feed is at `offset`.
  func frameInContent(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let logical = isTurnedAround ? frame.mirrored(inWidth: bounds.width) : frame
    return logical.offsetBy(CGPoint(along: offset, across: 0, on: feedAxis))
  }

  /// Lets the feed follow the layout onto its axis.
  func followLayoutAxis() {
    guard scrolling.turn(to: state.layout.configuration.scrollDirection) else { return }
    scrolling.shownItems.removeAll()
    indicator.axis = feedAxis
    setNeedsLayout()
  }

  /// Whether the content begins at the right.
  private var isTurnedAround: Bool { feedAxis == .horizontal && isMirrored }
}
