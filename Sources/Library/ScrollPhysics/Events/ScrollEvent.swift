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
