package import Foundation
package import LayoutGeometry

/// A clip in the form of a rounded rectangle.
///
/// The straight edges clip as a command's `clip` does; at the corners a pixel is painted with partial coverage.
package struct RoundedClip: Sendable, Hashable {
  /// The rectangle, in points from the window's top left.
  package var frame: CGRect
  /// The radius of the corners, in points, at most half of the shorter side.
  package var radius: CGFloat
  /// The corners that are round.
  package var corners: RectCorners

  /// Creates a clip; the radius is limited to half of the shorter side, and NaN is none.
  ///
  /// All corners default to round.
  package init(_ frame: CGRect, radius: CGFloat, corners: RectCorners = .all) {
    self.frame = frame
    self.corners = corners
    self.radius = radius.bounded(to: 0...max(0, min(frame.width.bounded, frame.height.bounded) / 2), or: 0)
  }

  /// Returns the height of a corner in whole pixels.
  package func cap(scale: CGFloat) -> Int { Int((radius * scale).rounded(.up)) }

  /// Returns the pixels between the upper and the lower corners, all of which are painted.
  package func plain(scale: CGFloat) -> PixelRect {
    let area = PixelRect(frame, scale: scale)
    let cap = cap(scale: scale)
    return PixelRect(x: area.x, y: area.y + cap, width: area.width, height: area.height - 2 * cap)
  }

  /// Returns the clip with another frame and radius.
  func moved(to frame: CGRect, radius: CGFloat) -> RoundedClip {
    RoundedClip(frame, radius: radius, corners: corners)
  }

  /// Returns true when the corners may clip a part of a rectangle.
  func cuts(_ rect: CGRect) -> Bool {
    let rect = rect.insetBy(dx: -1, dy: -1)
    return radius > 0 && !frame.insetBy(dx: 0, dy: radius).contains(rect)
      && !frame.insetBy(dx: radius, dy: 0).contains(rect)
  }
}
