import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

extension CollectionView {
  /// The view's own length along the feed's axis, in points.
  var shownLength: CGFloat { bounds.size[feedAxis] }

  /// The feed's content offset along the axis, in points.
  var feedOffset: CGFloat { scrollers.own.offset(on: feedAxis) ?? 0 }

  /// The axis that rows scroll on: across the feed's.
  var rowAxis: Axis { feedAxis.perpendicular }

  /// The visible range of the content along the feed's axis, at the present unrounded offset.
  var shownSpan: ClosedRange<CGFloat> {
    let start = feedOffset
    return start...(start + shownLength)
  }

  /// The indices of the sections in the visible part of the content.
  package var shownSections: Range<Int> { state.cache.solved?.sections(in: shownSpan) ?? 0..<0 }

  /// Returns the position along the content of a point of the view, in points.
  func contentPlace(of point: CGPoint) -> CGFloat {
    let place = isTurnedAround ? bounds.width - point.x : point[feedAxis]
    return place + feedOffset
  }

  /// Converts a solved rectangle of the content to the view's coordinates.
  ///
  /// The feed is taken to be at `offset`.
  func frameInView(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let moved = frame.offsetBy(CGPoint(along: -offset, across: 0, on: feedAxis))
    return isTurnedAround ? moved.mirrored(inWidth: bounds.width) : moved
  }

  /// Converts a rectangle of the view to the solved content's coordinates.
  ///
  /// The feed is taken to be at `offset`.
  func frameInContent(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let logical = isTurnedAround ? frame.mirrored(inWidth: bounds.width) : frame
    return logical.offsetBy(CGPoint(along: offset, across: 0, on: feedAxis))
  }

  /// Sets the axis of the feed's motion to the scroll direction of its layout, where that has changed.
  func followLayoutAxis() {
    guard scrolling.turn(to: state.layout.configuration.scrollDirection) else { return }
    scrolling.shownItems.forget()
    for indicator in indicators { indicator.axis = feedAxis }
    setNeedsLayout()
  }

  /// True when the content begins at the right: a sideways feed in a right-to-left language.
  private var isTurnedAround: Bool { feedAxis == .horizontal && isMirrored }
}
