public import Foundation
public import LayoutGeometry

/// A header, a footer or an overlay in its place, and the rule that keeps it in sight.
public struct SolvedBoundaryItem: Hashable, Sendable {
  /// The element in its natural place, in content coordinates.
  public var attributes: LayoutAttributes
  /// Which edge or corner it belongs to.
  public var alignment: RectAlignment
  /// Whether it stays in sight while its section, or the layout, does.
  public var pinToVisibleBounds: Bool
  /// The extent of its section, or of the whole layout, along `axis`, in content coordinates.
  public var host: ClosedRange<CGFloat>
  /// The axis along which the layout scrolls.
  public var axis: Axis

  /// Whether its size was given as an estimate.
  public var hasEstimatedSize: Bool { !attributes.estimatedAxes.isEmpty }

  /// The frame while content from `visibleTop` to `visibleBottom` (along `axis`, content insets taken off)
  /// is in sight.
  ///
  /// `y = min(max(visibleTop, natural), sectionBottom − h)`, mirrored for what belongs to the end; never
  /// beyond the natural place, so that a rubber band at the top leaves the first header where it is.
  public func frame(visibleTop: CGFloat, visibleBottom: CGFloat) -> CGRect {
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
