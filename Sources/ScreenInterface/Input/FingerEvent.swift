public import Foundation

/// An action of a finger that is on the screen beside the pointer of the stroke, be that a mouse or another finger.
///
/// The stroke is that of the pointer that came first, until it is up: a finger that comes down meanwhile moves nothing, not
/// even when it stays longer, and makes a stroke of its own once it was lifted and comes down on a free screen.
/// UIKit counterpart: a `UITouch` beyond the first; there a scroll view follows the middle of all fingers.
public struct FingerEvent: Sendable, Hashable {
  /// The numbers that fingers can have.
  package static let numbers = 1...10

  /// The finger's number, 1…10: the same from its press to its release.
  public var finger: Int
  /// The step of the finger.
  public var phase: PointerEvent.Phase
  /// The position, in points from the window's top left.
  public var location: CGPoint

  /// Creates an event of a finger; its number is kept to 1…10.
  package init(_ phase: PointerEvent.Phase, of finger: Int, at location: CGPoint) {
    self.finger = min(max(finger, Self.numbers.lowerBound), Self.numbers.upperBound)
    self.phase = phase
    self.location = location
  }
}
