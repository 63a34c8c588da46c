package import Foundation

/// A tracker of the direction in which content moves, with a dead band against jitter.
///
/// Distance is counted from the furthest position reached, so that jitter reverses nothing, and slow movement is
/// detected.
package struct DirectionTracker: Hashable, Sendable {
  /// The direction reported last.
  package private(set) var direction = ScrollDirection.none
  /// The furthest position reached in `direction`, or the position at which the content came to rest.
  private(set) var extreme: LoopPosition

  /// Creates a tracker for content at rest.
  package init(at position: LoopPosition) { extreme = position }

  /// Updates the tracker to `position`; returns true when the direction changed.
  ///
  /// A change needs a movement of more than `deadBand` points.
  package mutating func move(
    to position: LoopPosition, deadBand: CGFloat, in bounds: ScrollBounds
  ) -> Bool {
    let way = position.offset(from: extreme.lap, in: bounds) - extreme.offset
    if way * direction.sign > 0 { extreme = position }
    guard way * direction.sign <= 0, abs(way) > deadBand else { return false }
    turn(to: ScrollDirection(sign: way), at: position)
    return true
  }

  /// Sets the direction, counting from `position` on.
  package mutating func turn(to direction: ScrollDirection, at position: LoopPosition) {
    self.direction = direction
    extreme = position
  }

  /// Shifts the stored position by `delta` points, which is no movement.
  package mutating func shift(by delta: CGFloat, in bounds: ScrollBounds) {
    extreme = LoopPosition(lap: extreme.lap, offset: extreme.offset + delta, in: bounds)
  }

  /// Returns the offset at which content moving with `sign` changes its direction, counted from `lap`.
  ///
  /// The result is `nil` when the content already moves in that direction.
  func threshold(
    movingWith sign: CGFloat, deadBand: CGFloat, from lap: Int, in bounds: ScrollBounds
  ) -> CGFloat? {
    sign == direction.sign ? nil : extreme.offset(from: lap, in: bounds) + sign * deadBand
  }
}
