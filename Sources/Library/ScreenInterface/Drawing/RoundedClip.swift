package import Foundation
package import LayoutGeometry

/// A rectangle with round corners beyond which a command paints nothing.
///
/// The straight edges cut as a command's `clip` does; at the corners a pixel is painted by as much as lies inside.
package struct RoundedClip: Sendable, Hashable {
  /// The rectangle, in points from the window's top left.
  package var frame: CGRect
  /// The radius of the corners, in points, at most half of the shorter side.
  package var radius: CGFloat

  /// Creates a clip; the radius is limited to half of the shorter side, and NaN is none.
  package init(_ frame: CGRect, radius: CGFloat) {
    self.frame = frame
    self.radius = radius.bounded(to: 0...max(0, min(frame.width.bounded, frame.height.bounded) / 2), or: 0)
  }

  /// The height of a corner in whole pixels.
  package func cap(scale: CGFloat) -> Int { Int((radius * scale).rounded(.up)) }

  /// The pixels between the upper and the lower corners, all of which are painted.
  package func plain(scale: CGFloat) -> PixelRect {
    let area = PixelRect(frame, scale: scale)
    let cap = cap(scale: scale)
    return PixelRect(x: area.x, y: area.y + cap, width: area.width, height: area.height - 2 * cap)
  }

  /// Returns true when the corners may cut something from a rectangle.
  func cuts(_ rect: CGRect) -> Bool {
    let rect = rect.insetBy(dx: -1, dy: -1)
    return radius > 0 && !frame.insetBy(dx: 0, dy: radius).contains(rect)
      && !frame.insetBy(dx: radius, dy: 0).contains(rect)
  }
}
