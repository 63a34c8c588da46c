package import Foundation
package import LayoutGeometry

/// A solved header, footer or overlay, with the rule that pins it.
package struct SolvedBoundaryItem: Hashable, Sendable {
  /// The attributes at its natural position, in content coordinates.
  package var attributes: LayoutAttributes
  /// The edge or corner of its section at which it is placed.
  package var alignment: RectAlignment
  /// True when it stays visible as long as its section, or the layout, does.
  package var pinToVisibleBounds: Bool
  /// The extent of its section, or of the whole layout, along `axis`, in content coordinates.
  package var host: ClosedRange<CGFloat>
  /// The axis along which the layout scrolls.
  package var axis: Axis

  /// True when its size was given as an estimate.
  package var hasEstimatedSize: Bool { !attributes.estimatedAxes.isEmpty }

  /// Returns the frame while content from `visibleTop` to `visibleBottom` is visible.
  ///
  /// Both are coordinates along `axis`, with content insets subtracted.
  ///
  /// `y = min(max(visibleTop, natural), sectionBottom − h)`, mirrored for items at the end; never beyond the natural
  /// position, so that overscrolling at the top leaves the first header in its place.
  package func frame(visibleTop: CGFloat, visibleBottom: CGFloat) -> CGRect {
    let natural = attributes.frame
    guard pinToVisibleBounds else { return natural }
    let length = natural.size[axis]
    let start = natural.min(axis)
    let place =
      alignment.unitPoint[axis] == 1
      ? min(start, max(visibleBottom, host.lowerBound + length) - length)
      : max(start, min(visibleTop, host.upperBound - length))
    return natural.offsetBy(CGPoint(along: place - start, across: 0, on: axis))
  }

  func moved(by distance: CGFloat, section: Int) -> SolvedBoundaryItem {
    var item = self
    item.attributes.element.section = section
    item.attributes.frame = attributes.frame.offsetBy(CGPoint(along: distance, across: 0, on: axis))
    item.host = (host.lowerBound + distance)...(host.upperBound + distance)
    return item
  }
}
