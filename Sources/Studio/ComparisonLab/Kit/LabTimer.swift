import CollectionViews
import Foundation

/// A timer on the stage's clock, like the articles' timers: it fires once or repeatedly.
final class LabTimer: SingleValueState {
  struct State: Sendable {
    /// The next time at which it fires; `nil` while it is stopped.
    var deadline: TimeInterval?
  }

  var state = State()
  private let interval: TimeInterval
  private let isRepeating: Bool
  /// Called at exactly that time.
  var fire: @MainActor (TimeInterval) -> Void = { _ in }

  /// Creates a timer of `interval` seconds; a repeating one starts at once.
  init(every interval: TimeInterval, repeats: Bool) {
    self.interval = interval
    isRepeating = repeats
    if repeats { state.deadline = interval }
  }

  /// Restarts the timer at `time`.
  func restart(at time: TimeInterval) { state.deadline = time + interval }

  /// Stops the timer.
  func stop() { state.deadline = nil }

  var nextDeadline: TimeInterval? { state.deadline }

  func deadlineReached(at time: TimeInterval) {
    state.deadline = isRepeating ? time + interval : nil
    fire(time)
  }
}
