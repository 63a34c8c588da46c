public import Foundation

/// How a request ended.
public enum RequestEnding: String, Hashable, Sendable, CaseIterable, Codable {
  /// It is where it was to be.
  case arrived
  /// A hand or a wheel took the content.
  case interrupted
  /// A later request replaced it.
  case superseded
  /// What it was to move, or where, has gone.
  case cancelled
  /// There is no such target.
  case rejected
  /// It was there, or on its way there, already.
  case alreadyThere
}

/// Something worth telling that happened to a scroller, at the instant it happened.
public struct ScrollEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A request was made; its stop and offset are nil where there is no such target.
    case requested(id: Int, cause: ScrollCause, stop: Int?, offset: CGFloat?)
    /// A request ended, once and for all.
    case ended(id: Int, RequestEnding)
    /// The place at which the content will rest was chosen.
    case willSettle(offset: CGFloat, stop: Int?)
    /// The content came to rest.
    case didSettle(stop: Int?)
    /// Another stop is the current one: its midpoint was crossed, or a request was made for it.
    case stopChanged(Int, ScrollCause)
    /// The content of a loop went into another lap, which nobody can see.
    case seamCrossed(lap: Int)
    /// The content turned round, began to move, or stopped.
    case directionChanged(ScrollDirection)
    /// The scroller does something else.
    case phaseChanged(ScrollPhase)
  }

  /// When, in seconds.
  public var time: TimeInterval
  /// What.
  public var kind: Kind

  /// Creates an event.
  public init(time: TimeInterval, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
