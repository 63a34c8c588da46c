public import Foundation
public import ScrollPhysics

/// The countdown of one row: it runs only while the row rests and nothing keeps it from moving on.
///
/// A value that is told the facts and answers with a deadline, never more than one; the full interval counts from
/// the instant that the row came to rest or the last reason went away.
public struct AutoScroller: Sendable, Hashable {
  /// What the row and its surroundings look like at an instant.
  public struct Facts: Sendable, Hashable {
    /// Whether the row rests on a stop, with no pointer on it.
    public var isResting: Bool
    /// The page it is on.
    public var page: Int
    /// How many pages it has.
    public var pageCount: Int
    /// Whether its first page follows its last.
    public var loops: Bool
    /// Everything that keeps it from moving on.
    public var reasons: Set<AutoScrollSettings.PauseReason>

    /// Creates the facts of an instant.
    public init(
      isResting: Bool, page: Int, pageCount: Int, loops: Bool, reasons: Set<AutoScrollSettings.PauseReason>
    ) {
      self.isResting = isResting
      self.page = page
      self.pageCount = pageCount
      self.loops = loops
      self.reasons = reasons
    }
  }

  /// How the row moves on.
  public struct Move: Sendable, Hashable {
    /// Where to.
    public var target: MotionRequest.Target
    /// How.
    public var animation: MotionRequest.Animation
  }

  /// The reasons that came and those that went, each sorted.
  public struct Change: Sendable, Hashable {
    /// Those that were not there before.
    public var came: [AutoScrollSettings.PauseReason]
    /// Those that are there no more.
    public var went: [AutoScrollSettings.PauseReason]
  }

  /// The settings.
  public let settings: AutoScrollSettings
  /// The reasons that count at present.
  public private(set) var reasons: Set<AutoScrollSettings.PauseReason> = []
  /// When the row moves on; `nil` while it does not count.
  public private(set) var deadline: TimeInterval?
  /// Whether it is over until `start(at:)`: it was stopped, or the user's moving the row ended it.
  public private(set) var isStopped = false
  /// Whether there is nothing to wait for: it was stopped, or the wrap says that the row stays on its page.
  public private(set) var isOver = false
  /// The page whose rest is counted.
  private var page = 0
  /// What was left of the rest when a reason came that keeps it.
  private var remaining: TimeInterval?
  private var isForward = true

  /// Creates a countdown that does not run yet.
  public init(settings: AutoScrollSettings) { self.settings = settings.bounded }

  /// Whether the countdown runs.
  public var isRunning: Bool { deadline != nil }

  /// How long the page rests whose rest is counted, in seconds.
  public var duration: TimeInterval { settings.duration(ofPage: page) }

  /// How much of the page's rest has passed, 0…1: nothing before it counts, and what it keeps while it is paused;
  /// `nil` where the row will not move on from here at all.
  public func fraction(at time: TimeInterval) -> CGFloat? {
    guard !isOver else { return nil }
    let left = deadline.map { $0 - time } ?? remaining ?? duration
    return min(max(1 - left / duration, 0), 1)
  }

  /// Takes the facts of an instant; returns which reasons came and went.
  @discardableResult
  public mutating func update(_ facts: Facts, at time: TimeInterval) -> Change {
    let present = facts.reasons.intersection(settings.pauses).union(isStopped ? [.stopped] : [])
    let change = Change(
      came: present.subtracting(reasons).sorted(), went: reasons.subtracting(present).sorted())
    reasons = present
    let isElsewhere = facts.page != page
    page = facts.page
    if isElsewhere || !facts.isResting || !settings.keepsRemaining(through: present) {
      remaining = nil
    } else if !present.isEmpty, let deadline {
      remaining = max(deadline - time, 0)
    }
    isOver = isStopped || move(from: facts) == nil
    guard facts.isResting, present.isEmpty, !isOver else {
      deadline = nil
      return change
    }
    if isElsewhere { deadline = nil }
    deadline = deadline ?? time + (remaining ?? duration)
    remaining = nil
    return change
  }

  /// Starts the full interval anew, because the row was used.
  public mutating func restart(at time: TimeInterval) {
    remaining = nil
    if deadline != nil { deadline = time + duration }
  }

  /// Notes that the user moved the row, which may end the auto-scroll for good.
  public mutating func noteInteraction() {
    if settings.afterInteraction == .end { stop() }
  }

  /// Ends the auto-scroll, from the next facts on.
  ///
  /// Unlike a pause it has no cause that could go away by itself.
  public mutating func stop() { isStopped = true }

  /// Lets it count again after it was stopped, from the next facts on.
  public mutating func start() { isStopped = false }

  /// The move that is due when the countdown has run out; `nil` where the row stays.
  public mutating func fire(_ facts: Facts) -> Move? {
    deadline = nil
    guard let move = move(from: facts) else { return nil }
    isForward = goesForward(from: facts)
    return move
  }

  private func goesForward(from facts: Facts) -> Bool {
    guard settings.wrap == .pingPong else { return true }
    return isForward ? facts.page < facts.pageCount - 1 : facts.page == 0
  }

  private func move(from facts: Facts) -> Move? {
    guard facts.pageCount > 1 else { return nil }
    let isLast = facts.page >= facts.pageCount - 1
    let next = Move(target: .step(1), animation: .eased)
    switch settings.wrap {
    case .loop: return isLast && !facts.loops ? nil : next
    case .stop: return isLast ? nil : next
    case .pingPong:
      return Move(target: .step(goesForward(from: facts) ? 1 : -1), animation: .eased)
    case .rewind:
      return isLast
        ? Move(target: .stop(0, .backward), animation: .bounded(settings.rewindDuration)) : next
    case .jump: return isLast ? Move(target: .stop(0, .shortest), animation: .none) : next
    }
  }
}
