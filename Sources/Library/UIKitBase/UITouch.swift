public import Foundation

/// A press of the pointer, the same object from its beginning to its end.
///
/// UIKit counterpart: `UITouch`.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What has happened to a press last.
  ///
  /// UIKit counterpart: `UITouch.Phase`.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// It has begun.
    case began
    /// It has moved.
    case moved
    /// It has not moved; there is no such phase here.
    case stationary
    /// It was released.
    case ended
    /// It was taken by a scroll view or a recognizer, or was lost.
    case cancelled
  }

  /// The kind of device that presses.
  ///
  /// UIKit counterpart: `UITouch.TouchType`.
  public nonisolated enum TouchType: Int, Sendable, Hashable {
    /// A finger.
    case direct
    /// A remote control; there is none here.
    case indirect
    /// A pencil; there is none here.
    case pencil
    /// A mouse or a touchpad.
    case indirectPointer
  }

  /// What has happened last.
  public private(set) var phase = Phase.began
  /// The time of that, in seconds since the scene began.
  public private(set) var timestamp: TimeInterval
  /// The kind of device.
  public let type: TouchType
  /// The number of presses at the place: always 1, a tap recognizer counts them.
  public var tapCount: Int { 1 }
  /// The place, in the window's coordinates.
  package private(set) var place: CGPoint
  /// The place before, in the window's coordinates.
  package private(set) var formerPlace: CGPoint
  /// The innermost view under the beginning of the press.
  package private(set) weak var responder: Responder?

  /// Creates a press that has just begun.
  package init(at place: CGPoint, time: TimeInterval, isFinger: Bool, on responder: Responder) {
    (self.place, formerPlace) = (place, place)
    timestamp = time
    type = isFinger ? .direct : .indirectPointer
    self.responder = responder
  }

  /// Notes what has happened.
  package func turn(to phase: Phase, at place: CGPoint, time: TimeInterval) {
    (formerPlace, self.place) = (self.place, place)
    (self.phase, timestamp) = (phase, time)
  }
}
