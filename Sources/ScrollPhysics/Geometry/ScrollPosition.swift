public import Foundation
import LayoutGeometry

/// An offset in a scroller that may loop: whole laps counted apart, so that no precision is lost on the way.
///
/// Where content can be is bounded here: no offset lies further than a billion points, and no lap later than the
/// billionth.
public struct ScrollPosition: Hashable, Sendable {
  /// Whole laps since the scroller was made; 0 when it has edges.
  public var lap: Int
  /// The offset in points; in a loop at least 0 and below its length.
  public var offset: CGFloat

  /// Creates a position in the first lap unless told otherwise.
  public init(lap: Int = 0, offset: CGFloat) {
    self.lap = Int(bounding: CGFloat(lap))
    self.offset = offset.bounded
  }

  /// The position `offset` points after the beginning of `lap`, with whole lengths turned into laps.
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

  /// The offset counted from the beginning of `lap`.
  func offset(from lap: Int, in bounds: ScrollBounds) -> CGFloat {
    guard let period = bounds.period, self.lap != lap else { return offset }
    return (CGFloat(self.lap) - CGFloat(lap)) * period + offset
  }
}
