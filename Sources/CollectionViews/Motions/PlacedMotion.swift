public import Foundation
public import LayoutGeometry
public import SceneReadings
public import ScrollPhysics

/// A scroller's motion together with the place in its view that it scrolls.
public struct PlacedMotion: Sendable {
  /// The identity of the scroller.
  public var id: ScrollerID
  /// The motion of the scroller.
  public var motion: ScrollMotion
  /// The content offset, in points; in a looped row that of the present lap.
  public var contentOffset: CGFloat
  /// The viewport, in the view's own coordinates.
  public var frame: CGRect
  /// The share of the viewport that is on screen, 0…1.
  public var visibleFraction: CGFloat
  /// True while a pointer is pressed on the scroller.
  public var isTouched: Bool
  /// The axis on which the scroller moves.
  public var axis: Axis
}
