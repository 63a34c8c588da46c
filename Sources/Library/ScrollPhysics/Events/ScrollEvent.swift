public import Foundation

/// The ending of a scroll request.
public enum RequestEnding: String, Hashable, Sendable, CaseIterable, Codable {
  /// The content arrived at the target.
  case arrived
  /// A hand or a wheel took over the content.
  case interrupted
  /// A later request replaced it.
  case superseded
  /// The requested content or place has been removed.
  case cancelled
  /// The target does not exist.
  case rejected
  /// The content was already at the target, or on its way there.
  case alreadyThere
}

/// An event of a scroller, stamped with the instant at which it happened.
public struct ScrollEvent: Hashable, Sendable {
  /// The kind of event, with its details.
  public enum Kind: Hashable, Sendable {
    /// A request was made; its stop and offset are `nil` if the target does not exist.
    case requested(id: Int, cause: ScrollCause, stop: Int?, offset: CGFloat?)
    /// A request ended, once and for all.
    case ended(id: Int, RequestEnding)
    /// The place at which the content will rest was chosen.
    case willSettle(offset: CGFloat, stop: Int?)
    /// The content came to rest.
    case didSettle(stop: Int?)
    /// Another stop became the current one: its midpoint was crossed, or a request was made for it.
    case stopChanged(Int, ScrollCause)
    /// The content of a loop went into another lap, which cannot be seen.
    case seamCrossed(lap: Int)
    /// The content turned round, began to move, or stopped.
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
