import Foundation

/// The clockless timer of one page: it counts while it runs and nothing holds it.
///
/// A value that is told the time; how far it is follows from when it began to count.
struct PageTimer: Sendable, Hashable {
  /// What keeps a running timer from counting.
  enum Hold: Sendable, Hashable {
    /// The user scrubs.
    case scrubbing
    /// Motion that nobody asked for is left out.
    case reducedMotion
  }

  /// How long a page takes that has no duration of its own, in seconds.
  var preferredDuration: TimeInterval
  /// The durations of single pages, in seconds.
  var durations: [Int: TimeInterval] = [:]
  /// The page that is timed.
  private(set) var page = 0
  /// Whether it was told to run.
  private(set) var isRunning = false
  /// What holds it.
  private(set) var holds: Set<Hold> = []
  /// What has passed of the page before `since`, in seconds.
  private(set) var passed: TimeInterval = 0
  /// Since when it counts; `nil` while it does not.
  private(set) var since: TimeInterval?

  init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

  func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  var duration: TimeInterval { duration(forPage: page) }

  /// When the page is over; `nil` while it does not count.
  var deadline: TimeInterval? { since.map { $0 + max(duration - passed, 0) } }

  /// How much of the page has passed at `time`, 0…1.
  func fraction(at time: TimeInterval) -> CGFloat {
    let counted = since.map { max(time - $0, 0) } ?? 0
    return min(max((passed + counted) / duration, 0), 1)
  }

  /// Begins a page, `fraction` of it having passed.
  mutating func begin(_ page: Int, fraction: CGFloat, at time: TimeInterval) {
    self.page = page
    passed = duration * fraction
    since = counts ? time : nil
  }

  /// Runs, or keeps what has passed; a page that was over begins anew.
  mutating func run(_ runs: Bool, at time: TimeInterval) {
    if runs, since == nil, passed >= duration { passed = 0 }
    isRunning = runs
    count(at: time)
  }

  /// Is held, or let go: the page then begins anew, for the user held it.
  mutating func hold(_ isHeld: Bool, by hold: Hold, at time: TimeInterval) {
    if isHeld {
      holds.insert(hold)
    } else if holds.remove(hold) != nil {
      passed = 0
    }
    count(at: time)
  }

  /// Stops with the page over.
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
