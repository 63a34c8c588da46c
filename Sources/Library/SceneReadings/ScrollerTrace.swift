package import LayoutGeometry

/// The log's record of one scroller in one frame.
public struct ScrollerTrace: Sendable, Hashable {
  /// The scroller.
  public var id: ScrollerID
  /// The axis that it moves on.
  package var axis: Axis
  /// The motion.
  public var motion: MotionTrace
  /// The dots; `nil` when the scroller has none.
  public var dots: RowTrace.Dots?
  /// The auto-scroll; `nil` when the scroller has none.
  package var autoplay: RowTrace.Autoplay?

  /// Creates a record.
  package init(_ id: ScrollerID, on axis: Axis, _ motion: MotionTrace, _ row: RowTrace = RowTrace()) {
    self.id = id
    self.axis = axis
    self.motion = motion
    dots = row.dots
    autoplay = row.autoplay
  }
}
