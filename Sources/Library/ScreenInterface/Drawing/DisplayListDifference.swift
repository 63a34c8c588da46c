package import Foundation
package import LayoutGeometry

/// The difference in pixels between two frames, computed from their display lists alone.
package enum DisplayListDifference {
  /// The greatest number of separate rectangles; further ones are merged.
  package static let maximumRectangles = 8

  /// Returns the rectangles to redraw so that a screen that shows `old` shows `new`; none if they are equal.
  ///
  /// Commands are paired by `DisplayListMatching` and compared pair by pair.
  package static func damage(from old: DisplayList, to new: DisplayList, scale: CGFloat) -> [PixelRect] {
    var trace = DisplayListTrace()
    trace.follow(old, new, bounds: new.bounds(scale: scale), scale: scale)
    return trace.damage
  }
}
