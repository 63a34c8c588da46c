public import Foundation

/// An offset in a scroller that may loop: whole laps counted apart, so that no precision is lost on the way.
public struct ScrollPosition: Hashable, Sendable {
  /// Whole laps since the scroller was made; 0 when it has edges.
  public var lap: Int
  /// The offset in points; in a loop at least 0 and below its length.
  public var offset: CGFloat

  /// Creates a position in the first lap unless told otherwise.
  public init(lap: Int = 0, offset: CGFloat) {
    self.lap = lap
    self.offset = offset
  }

  /// The position `offset` points after the beginning of `lap`, with whole lengths turned into laps.
  init(lap: Int, offset: CGFloat, in bounds: ScrollBounds) {
    guard let period = bounds.period else {
      self.init(lap: 0, offset: offset)
      return
    }
    let laps = (offset / period).rounded(.down)
    var remainder = offset - laps * period
    if remainder < 0 { remainder = 0 }
    if remainder >= period { remainder = period.nextDown }
    self.init(lap: lap + Int(laps), offset: remainder)
  }

  /// The offset counted from the beginning of `lap`.
  func offset(from lap: Int, in bounds: ScrollBounds) -> CGFloat {
    guard let period = bounds.period, self.lap != lap else { return offset }
    return CGFloat(self.lap - lap) * period + offset
  }
}
