package import Foundation
package import LayoutGeometry
package import SceneReadings
package import ScrollPhysics

/// A scroller's motion together with the frame in its view that it scrolls.
package struct PositionedMotion: Sendable {
  /// The identity of the scroller.
  package var id: ScrollerID
  /// The motion of the scroller.
  package var motion: ScrollMotion
  /// The content offset, in points; in a looped row that of the present lap.
  package var contentOffset: CGFloat
  /// The viewport, in the view's own coordinates.
  package var frame: CGRect
  /// The share of the viewport that is on screen, 0…1.
  package var visibleFraction: CGFloat
  /// True while a pointer is pressed on the scroller.
  package var isTouched: Bool
  /// The axis on which the scroller moves.
  package var axis: Axis
}
