public import Foundation
public import ScrollPhysics

/// The countdown of one row: it runs only while the row rests and nothing keeps it from moving on.
///
/// A value that is told the facts and answers with a deadline; the full interval counts from the instant that
/// the row came to rest or the last reason went away.
public struct AutoScroller: Sendable, Hashable {
  /// What the row and its surroundings look like at an instant.
  public struct Facts: Sendable, Hashable {
    /// Whether the row rests on a stop, with no pointer on it.
    public var isResting: Bool
    /// Everything that keeps it from moving on.
    public var reasons: Set<AutoScrollSettings.PauseReason>

    /// Creates the facts of an instant.
    public init(isResting: Bool, reasons: Set<AutoScrollSettings.PauseReason>) {
      self.isResting = isResting
      self.reasons = reasons
    }
  }

  /// The settings.
  public let settings: AutoScrollSettings
  /// The reasons that count at present.
  public private(set) var reasons: Set<AutoScrollSettings.PauseReason> = []
  /// When the row moves on; `nil` while it does not count.
  public private(set) var deadline: TimeInterval?
  private var isForward = true
  private var hasEnded = false

  /// Creates a countdown that does not run yet.
  public init(settings: AutoScrollSettings) { self.settings = settings }

  /// Whether the countdown runs.
  public var isRunning: Bool { deadline != nil }

  /// How much of the interval has passed, 0…1; `nil` while it does not count.
  public func fraction(at time: TimeInterval) -> CGFloat? {
    deadline.map { min(max(1 - ($0 - time) / settings.interval, 0), 1) }
  }

  /// Takes the facts of an instant; returns the reasons that came and those that went.
  public mutating func update(
    _ facts: Facts, at time: TimeInterval
  ) -> (
    came: [AutoScrollSettings.PauseReason], went: [AutoScrollSettings.PauseReason]
  ) {
    let present = facts.reasons.intersection(settings.pauses)
    let came = present.subtracting(reasons).sorted()
    let went = reasons.subtracting(present).sorted()
    reasons = present
    if !facts.isResting || !present.isEmpty || hasEnded {
      deadline = nil
    } else if deadline == nil {
      deadline = time + settings.interval
    }
    return (came, went)
  }

  /// Starts the full interval anew, because the row was used.
  public mutating func restart(at time: TimeInterval) {
    hasEnded = false
    if deadline != nil { deadline = time + settings.interval }
  }

  /// The move that is due when the countdown has run out, for a row on `stop` of `count`; `nil` where it stays.
  public mutating func fire(stop: Int, count: Int) -> (
    target: MotionRequest.Target, animation: MotionRequest.Animation
  )? {
    deadline = nil
    guard count > 1 else { return nil }
    let isLast = isForward ? stop == count - 1 : stop == 0
    switch settings.wrap {
    case .loop: return (.step(1), .eased)
    case .pingPong:
      if isLast { isForward.toggle() }
      return (.step(isForward ? 1 : -1), .eased)
    case .stop:
      hasEnded = isLast
      return isLast ? nil : (.step(1), .eased)
    case .rewind:
      return isLast ? (.stop(0, .backward), .bounded(settings.rewindDuration)) : (.step(1), .eased)
    case .jump: return isLast ? (.stop(0, .shortest), .none) : (.step(1), .eased)
    }
  }
}
