public import Foundation

extension CGSize {
  /// The extent along `axis`, in points.
  public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from an extent along `axis` and one across it.
  public init(along: CGFloat, across: CGFloat, on axis: Axis) {
    self =
      axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// The smallest coordinate along `axis`.
  public func min(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The middle coordinate along `axis`.
  public func mid(_ axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }

  /// The largest coordinate along `axis`.
  public func max(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The middle of the rectangle.
  public var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle without its edge insets, never smaller than empty.
  ///
  /// UIKit counterpart: `CGRect.inset(by:)`.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle moved by `offset`.
  public func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }

  /// The rectangle mirrored left to right inside a container of the given width: what right-to-left
  /// layout does to a frame solved for left-to-right.
  public func mirrored(inWidth width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
