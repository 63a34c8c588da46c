import CollectionViews
import Foundation

/// A timer on the stage's clock, as the articles use one: it fires once or again and again.
final class LabTimer: SingleValueState {
  struct State: Sendable {
    /// When it fires next; `nil` while it does not run.
    var deadline: TimeInterval?
  }

  var state = State()
  private let interval: TimeInterval
  private let isRepeating: Bool
  /// Called at the very instant.
  var fire: @MainActor (TimeInterval) -> Void = { _ in }

  /// A timer of `interval` seconds; a repeating one runs from the beginning.
  init(every interval: TimeInterval, repeats: Bool) {
    self.interval = interval
    isRepeating = repeats
    if repeats { state.deadline = interval }
  }

  /// Starts it anew at `time`.
  func restart(at time: TimeInterval) { state.deadline = time + interval }

  /// Stops it.
  func stop() { state.deadline = nil }

  var nextDeadline: TimeInterval? { state.deadline }

  func deadlineReached(at time: TimeInterval) {
    state.deadline = isRepeating ? time + interval : nil
    fire(time)
  }
}
