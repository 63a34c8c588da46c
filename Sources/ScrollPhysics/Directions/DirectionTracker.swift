public import Foundation

/// The direction content moves in, with a dead band against trembling.
///
/// The way is counted from the furthest place reached, so that a hand that trembles turns nothing round and a
/// slow creep is noticed all the same.
public struct DirectionTracker: Hashable, Sendable {
  /// The direction told last.
  public private(set) var direction = ScrollDirection.none
  /// The furthest place reached in `direction`, or where it came to rest.
  private(set) var extreme: ScrollPosition

  /// Creates a tracker of content at rest.
  public init(at position: ScrollPosition) { extreme = position }

  /// Takes the content at `position`; whether the direction changed, which needs a way of more than `deadBand`
  /// points.
  public mutating func move(
    to position: ScrollPosition, deadBand: CGFloat, in bounds: ScrollBounds
  ) -> Bool {
    let way = position.offset(from: extreme.lap, in: bounds) - extreme.offset
    if way * direction.sign > 0 { extreme = position }
    guard way * direction.sign <= 0, abs(way) > deadBand else { return false }
    turn(to: ScrollDirection(sign: way), at: position)
    return true
  }

  /// Takes a direction as told, counting from `position` on.
  public mutating func turn(to direction: ScrollDirection, at position: ScrollPosition) {
    self.direction = direction
    extreme = position
  }

  /// Moves what is remembered by `delta` points without meaning a movement.
  public mutating func shift(by delta: CGFloat, in bounds: ScrollBounds) {
    extreme = ScrollPosition(lap: extreme.lap, offset: extreme.offset + delta, in: bounds)
  }

  /// Where content that moves with `sign` is when its direction changes, counted from the beginning of
  /// `lap`; nil when it already moves that way.
  func threshold(
    movingWith sign: CGFloat, deadBand: CGFloat, from lap: Int, in bounds: ScrollBounds
  ) -> CGFloat? {
    sign == direction.sign ? nil : extreme.offset(from: lap, in: bounds) + sign * deadBand
  }
}
