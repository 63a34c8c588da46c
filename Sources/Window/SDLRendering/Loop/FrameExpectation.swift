import Foundation

/// The latest time at which the next frame of a moving scene has to begin, even when the loop is blocked.
struct FrameExpectation: Hashable {
  private var next: TimeInterval?
  private var isAwaited = false

  /// Records that the frame due at `due` was finished at `time`.
  mutating func frameDone(due: TimeInterval, interval: TimeInterval, at time: TimeInterval) {
    isAwaited = false
    guard interval > 0 else { return next = nil }
    let steps = ((time - due) / interval).rounded(.up)
    next = due + max(1, steps) * interval
  }

  /// Records that the scene keeps moving after the last frame.
  ///
  /// Its next frame begins after the last frame was finished, at the first instant that lies whole intervals
  /// after that frame's deadline.
  mutating func sceneGoesOn() { isAwaited = true }

  /// Returns the time at which the current frame had to begin; `due` is the pacer's deadline.
  func due(atLatest due: TimeInterval) -> TimeInterval {
    guard isAwaited, let next else { return due }
    return min(due, next)
  }
}
