import Foundation

/// The timer of one page, without a clock of its own.
///
/// It counts while it runs and no hold pauses it. It is a value to which the caller passes the time; the elapsed time
/// follows from the time at which it began to count.
struct PageTimer: Sendable, Hashable {
  /// A reason that pauses a running timer.
  enum HoldReason: Sendable, Hashable {
    /// The user scrubs.
    case scrubbing
    /// The system requests reduced motion.
    case reducedMotion
  }

  /// The time of a page without a duration of its own, in seconds.
  var preferredDuration: TimeInterval
  /// The durations of single pages, in seconds.
  var durations: [Int: TimeInterval] = [:]
  /// The page whose time is counted.
  private(set) var page = 0
  /// True after the timer was started, whether or not a hold pauses it.
  private(set) var isRunning = false
  /// The reasons that pause the timer at present.
  private(set) var holds: Set<HoldReason> = []
  /// The elapsed time of the page before `since`, in seconds.
  private(set) var passed: TimeInterval = 0
  /// The time from which the timer counts; `nil` while it does not count.
  private(set) var since: TimeInterval?

  init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

  func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  var duration: TimeInterval { duration(forPage: page) }

  /// The time at which the page's time is over; `nil` while the timer does not count.
  var deadline: TimeInterval? { since.map { $0 + max(duration - passed, 0) } }

  /// Returns the elapsed share of the page's time at `time`, 0…1.
  func fraction(at time: TimeInterval) -> CGFloat {
    let counted = since.map { max(time - $0, 0) } ?? 0
    return min(max((passed + counted) / duration, 0), 1)
  }

  /// Starts the time of a page of which the share `fraction` has elapsed already.
  mutating func begin(_ page: Int, fraction: CGFloat, at time: TimeInterval) {
    self.page = page
    passed = duration * fraction
    since = counts ? time : nil
  }

  /// Starts or stops the timer, keeping the elapsed time; starting after the page's end begins it anew.
  mutating func run(_ runs: Bool, at time: TimeInterval) {
    if runs, since == nil, passed >= duration { passed = 0 }
    isRunning = runs
    count(at: time)
  }

  /// Pauses the timer for a reason, or ends that reason.
  ///
  /// When a reason ends the page's time begins anew.
  mutating func hold(_ isHeld: Bool, by hold: HoldReason, at time: TimeInterval) {
    if isHeld {
      holds.insert(hold)
    } else if holds.remove(hold) != nil {
      passed = 0
    }
    count(at: time)
  }

  /// Stops the timer with the page's time over.
  mutating func finish() {
    isRunning = false
    since = nil
    passed = duration
  }

  private var counts: Bool { isRunning && holds.isEmpty }

  private mutating func count(at time: TimeInterval) {
    if counts {
      since = since ?? time
    } else if let begin = since {
      passed += max(time - begin, 0)
      since = nil
    }
  }
}
