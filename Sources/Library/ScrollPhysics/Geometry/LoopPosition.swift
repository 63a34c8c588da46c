package import Foundation
import LayoutGeometry

/// A position in a scroller that may loop: an offset and a separate count of whole laps.
///
/// Counting laps separately keeps full precision after any number of laps. Positions are limited: an offset to a
/// billion points, a lap to the billionth.
package struct LoopPosition: Hashable, Sendable {
  /// The number of whole laps since the scroller was made; 0 when it has edges.
  package var lap: Int
  /// The offset in points; in a loop at least 0 and below its length.
  package var offset: CGFloat

  /// Creates a position, by default in the first lap.
  package init(lap: Int = 0, offset: CGFloat) {
    self.lap = Int(bounding: CGFloat(lap))
    self.offset = offset.bounded
  }

  /// Creates the position `offset` points after the beginning of `lap`, converting whole lengths to laps.
  init(lap: Int, offset: CGFloat, in bounds: ScrollBounds) {
    guard let period = bounds.period else {
      self.init(offset: offset)
      return
    }
    let offset = offset.bounded
    let laps = (offset / period).rounded(.down)
    var remainder = offset - laps * period
    if remainder < 0 { remainder = 0 }
    if remainder >= period { remainder = period.nextDown }
    self.init(lap: Int(bounding: CGFloat(lap) + laps), offset: remainder)
  }

  /// Returns the offset counted from the beginning of `lap`.
  func offset(from lap: Int, in bounds: ScrollBounds) -> CGFloat {
    guard let period = bounds.period, self.lap != lap else { return offset }
    return (CGFloat(self.lap) - CGFloat(lap)) * period + offset
  }
}
