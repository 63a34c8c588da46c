package import Foundation

/// One of the two axes along which content is laid out or scrolled.
///
/// Code for scrolling is written once for any axis.
public enum Axis: String, Sendable, Hashable, CaseIterable, Codable {
  /// Left and right: the axis of `x` and `width`.
  case horizontal
  /// Up and down: the axis of `y` and `height`.
  case vertical

  /// The other axis.
  package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The extent along `axis`, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from an extent along `axis` and an extent across it.
  package init(along: CGFloat, across: CGFloat, on axis: Axis) {
    self =
      axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// Returns the smallest coordinate along `axis`.
  package func min(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// Returns the middle coordinate along `axis`.
  package func mid(_ axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }

  /// Returns the largest coordinate along `axis`.
  package func max(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The middle of the rectangle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns the rectangle shrunk by edge insets, empty if they are larger than it.
  ///
  /// UIKit counterpart: `CGRect.inset(by:)`.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle moved by `offset`.
  package func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }

  /// Returns the rectangle mirrored left to right inside a container of the given width.
  ///
  /// Right-to-left layout applies it to a frame solved for left-to-right.
  package func mirrored(inWidth width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
