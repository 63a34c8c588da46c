import Foundation

/// A drag under way: what the content would do without resistance, and what it did.
struct Stroke: Hashable, Sendable {
  /// The lap in which the offsets of the stroke are counted.
  var lap: Int
  /// Where unresisted content would be at a translation of 0, in points.
  var origin: CGFloat
  /// How far the pointer has gone since the drag began.
  var translation: CGFloat = 0
  /// Where the content was when the drag began.
  var startOffset: CGFloat
  /// The stop nearest to that, counted over laps.
  var startStop: Int?
  /// The offsets the content went over.
  var reach: ClosedRange<CGFloat>

  init(at position: ScrollPosition, origin: CGFloat, startStop: Int?) {
    lap = position.lap
    self.origin = origin
    startOffset = position.offset
    self.startStop = startStop
    reach = position.offset...position.offset
  }

  /// Where unresisted content would be.
  var unresisted: CGFloat { origin - translation }

  mutating func note(_ offset: CGFloat) {
    reach = Swift.min(reach.lowerBound, offset)...Swift.max(reach.upperBound, offset)
  }

  /// Where a drag began, by another layout.
  struct Beginning: Hashable, Sendable {
    /// How far the layout has moved it, in points.
    var shift: CGFloat
    /// The stop nearest to it, counted over laps.
    var stop: Int?
  }

  /// Goes over from a stroke of another layout, which has moved what was gone over.
  mutating func takeBeginning(of old: Stroke, at start: Beginning) {
    startOffset = old.startOffset + start.shift
    reach = (old.reach.lowerBound + start.shift)...(old.reach.upperBound + start.shift)
  }
}
