public import Foundation

/// The ending of a scroll request.
public enum RequestEnding: String, Hashable, Sendable, CaseIterable, Codable {
  /// The content arrived at the target.
  case arrived
  /// The user took over the content, by a drag or the wheel.
  case interrupted
  /// A later request replaced it.
  case superseded
  /// The request was cancelled, or its content was removed.
  case cancelled
  /// The target does not exist.
  case rejected
  /// The content was already at the target, or moving to it.
  case alreadyThere
}

/// An event of a scroller, with the time at which it happened.
public struct ScrollEvent: Hashable, Sendable {
  /// The kind of event, with its details.
  public enum Kind: Hashable, Sendable {
    /// A request was made; its snap point and offset are `nil` if the target does not exist.
    case requested(id: Int, cause: ScrollCause, stop: Int?, offset: CGFloat?)
    /// A request ended; each ends exactly once.
    case ended(id: Int, RequestEnding)
    /// The rest offset of the content was chosen.
    case willSettle(offset: CGFloat, stop: Int?)
    /// The content came to rest.
    case didSettle(stop: Int?)
    /// The current snap point changed: a midpoint was crossed, or a request was made for another one.
    case stopChanged(Int, ScrollCause)
    /// The content of a loop entered another lap, which is not visible.
    case seamCrossed(lap: Int)
    /// The content reversed, began to move, or stopped.
    case directionChanged(ScrollDirection)
    /// The scroller's phase changed.
    case phaseChanged(ScrollPhase)
  }

  /// The time of the event, in seconds.
  package var time: TimeInterval
  /// The kind of event.
  package var kind: Kind

  /// Creates an event.
  package init(time: TimeInterval, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// The cause of a change of the offset.
public enum ScrollCause: String, Hashable, Sendable, CaseIterable, Codable {
  /// A pointer that holds the content, and the movement to rest after a release without velocity.
  case drag
  /// A release with velocity.
  case fling
  /// A wheel or a touch pad.
  case wheel
  /// A key.
  case key
  /// A page control.
  case dots
  /// Auto-scroll.
  case autoplay
  /// A call by the program.
  case api
  /// Another row that is linked to this one.
  case link
  /// A new size or new content.
  case layout
}

/// The phase of movement of one axis of a scroller.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable, Codable {
  /// The content is at rest, and no pointer holds it.
  case idle
  /// A pointer holds the content and has not moved far enough to drag.
  case tracking
  /// A pointer moves the content.
  case dragging
  /// The content slows down, or moves to a snap point, after a release.
  case decelerating
  /// The content returns from beyond an edge.
  case bouncing
  /// The content moves for a request, or scrolls smoothly by a notch of the wheel.
  case animating
}

extension TimeInterval {
  /// Returns true when the time between two events is at least `limit` seconds, within timestamp precision.
  ///
  /// Timestamps are in microseconds, which floating-point seconds represent only approximately: the difference of two
  /// may be slightly less or more than the true one.
  package func reaches(_ limit: TimeInterval) -> Bool { self > limit - Self.stampResolution }

  /// Returns true when the time between two events is more than `limit` seconds, within timestamp precision.
  package func exceeds(_ limit: TimeInterval) -> Bool { self > limit + Self.stampResolution }

  /// The tolerance in seconds: less than the difference of any two timestamps, more than floating-point error.
  static let stampResolution: TimeInterval = 1e-7
}
