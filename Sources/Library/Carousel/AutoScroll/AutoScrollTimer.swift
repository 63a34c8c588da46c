package import Foundation
package import ScrollPhysics

/// The auto-scroll countdown of one row; it runs only while the row rests and no reason pauses it.
///
/// It is a value: it takes the present conditions and returns at most one deadline. The full interval counts from the
/// time at which the row came to rest or the last reason ended.
package struct AutoScrollTimer: Sendable, Hashable {
  /// The state of a row, and the reasons that pause it, at one time.
  package struct Conditions: Sendable, Hashable {
    /// True when the row rests on a snap point, with no pointer on it.
    package var isResting: Bool
    /// The present page of the row.
    package var page: Int
    /// The number of the row's pages.
    package var pageCount: Int
    /// True when the row's first page follows its last.
    package var loops: Bool
    /// The pause reasons that hold at present.
    package var reasons: Set<AutoScrollSettings.PauseReason>

    /// Creates the conditions of one time.
    package init(
      isResting: Bool, page: Int, pageCount: Int, loops: Bool, reasons: Set<AutoScrollSettings.PauseReason>
    ) {
      self.isResting = isResting
      self.page = page
      self.pageCount = pageCount
      self.loops = loops
      self.reasons = reasons
    }
  }

  /// A programmatic scroll that turns the page of a row.
  package struct Move: Sendable, Hashable {
    /// The target of the scroll.
    package var target: MotionRequest.Target
    /// The animation of the scroll.
    package var animation: MotionRequest.Animation
  }

  /// The pause reasons that began and those that ended, each list sorted.
  package struct Change: Sendable, Hashable {
    /// The reasons that began.
    package var came: [AutoScrollSettings.PauseReason]
    /// The reasons that ended.
    package var went: [AutoScrollSettings.PauseReason]
  }

  /// The settings.
  package let settings: AutoScrollSettings
  /// The pause reasons that apply to this countdown: those of the settings, and those that always do.
  private let pausing: Set<AutoScrollSettings.PauseReason>
  /// The reasons that pause the countdown at present.
  package private(set) var reasons: Set<AutoScrollSettings.PauseReason> = []
  /// The time at which the row moves on; `nil` while the countdown does not run.
  package private(set) var deadline: TimeInterval?
  /// True after the auto-scroll was stopped, or ended because the user moved the row, until `start(at:)`.
  package private(set) var isStopped = false
  /// True when there is no next page to wait for: the auto-scroll was stopped, or the row stays on its page.
  package private(set) var isOver = false
  /// The page whose rest is being counted.
  private var page = 0
  /// The rest time that was left when a pause began that keeps it, in seconds.
  private var remaining: TimeInterval?
  private var isForward = true

  /// Creates a countdown that does not run yet.
  package init(settings: AutoScrollSettings) {
    self.settings = settings.bounded
    pausing = self.settings.pauses.union(AutoScrollSettings.PauseReason.always)
  }

  /// True while the countdown runs.
  package var isRunning: Bool { deadline != nil }

  /// The time that the present page rests, in seconds.
  package var duration: TimeInterval { settings.duration(ofPage: page) }

  /// The share of the page's rest that has passed, 0…1; `nil` when the row does not move on from this page.
  ///
  /// It is 0 before the countdown runs, and keeps its value during a pause that keeps the rest.
  package func fraction(at time: TimeInterval) -> CGFloat? {
    guard !isOver else { return nil }
    let left = deadline.map { $0 - time } ?? remaining ?? duration
    return min(max(1 - left / duration, 0), 1)
  }

  /// Updates the countdown to the conditions at a time; returns the reasons that began and ended.
  @discardableResult
  package mutating func update(_ facts: Conditions, at time: TimeInterval) -> Change {
    var present = facts.reasons.isEmpty ? [] : facts.reasons.intersection(pausing)
    if isStopped { present.insert(.stopped) }
    var change = Change(came: [], went: [])
    if present != reasons {
      change = Change(
        came: present.subtracting(reasons).sorted(by: <), went: reasons.subtracting(present).sorted(by: <))
      reasons = present
    }
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

  /// Restarts the full interval, because the row was used.
  package mutating func restart(at time: TimeInterval) {
    remaining = nil
    if deadline != nil { deadline = time + duration }
  }

  /// Records that the user moved the row, which ends the auto-scroll if the settings say so.
  package mutating func noteInteraction() {
    if settings.afterInteraction == .end { stop() }
  }

  /// Stops the auto-scroll from the next update on.
  ///
  /// Unlike a pause, it does not end by itself.
  package mutating func stop() { isStopped = true }

  /// Allows the countdown again after it was stopped, from the next update on.
  package mutating func start() { isStopped = false }

  /// Returns the scroll that is due when the countdown has run out; `nil` when the row stays.
  package mutating func fire(_ facts: Conditions) -> Move? {
    deadline = nil
    guard let move = move(from: facts) else { return nil }
    isForward = goesForward(from: facts)
    return move
  }

  private func goesForward(from facts: Conditions) -> Bool {
    guard settings.wrap == .pingPong else { return true }
    return isForward ? facts.page < facts.pageCount - 1 : facts.page == 0
  }

  private func move(from facts: Conditions) -> Move? {
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
