public import Foundation
public import LayoutGeometry

extension CGRect {
  /// Returns the rectangle without insets at its sides, in points.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
