import Foundation

/// The state of a drag in progress: the offset without resistance, and the range of offsets covered.
struct AxisDrag: Hashable, Sendable {
  /// The lap in which the offsets of the drag are counted.
  var lap: Int
  /// The unresisted offset at a translation of 0, in points.
  var origin: CGFloat
  /// The distance that the pointer has moved since the drag began, in points.
  var translation: CGFloat = 0
  /// The offset at which the drag began.
  var startOffset: CGFloat
  /// The snap point from which the drag counts, counted over laps: the nearest, or that of the motion it stopped.
  var startStop: Int?
  /// The direction of the stopped motion to that snap point; 0 for one that is only the nearest.
  var onward: CGFloat = 0
  /// The range of offsets that the content covered.
  var reach: ClosedRange<CGFloat>

  init(at position: LoopPosition, origin: CGFloat, startStop: Int?) {
    lap = position.lap
    self.origin = origin
    startOffset = position.offset
    self.startStop = startStop
    reach = position.offset...position.offset
  }

  /// The offset that the content would have without resistance.
  var unresisted: CGFloat { origin - translation }

  mutating func note(_ offset: CGFloat) {
    reach = Swift.min(reach.lowerBound, offset)...Swift.max(reach.upperBound, offset)
  }

  /// The start of a drag in progress, after a change of layout.
  struct Start: Hashable, Sendable {
    /// The distance by which the layout has moved it, in points.
    var shift: CGFloat
    /// The snap point nearest to it, counted over laps.
    var stop: Int?
  }

  /// Returns the drag in another layout, in which its content is at `position` and has moved with it from `start`.
  func moved(to position: LoopPosition, from start: Start?) -> AxisDrag {
    var moved = AxisDrag(at: position, origin: 0, startStop: start?.stop ?? startStop)
    if let start {
      moved.startOffset = startOffset + start.shift
      moved.reach = (reach.lowerBound + start.shift)...(reach.upperBound + start.shift)
    }
    moved.translation = translation
    moved.onward = onward
    return moved
  }
}
