import Foundation

/// The latest time at which the next frame of a moving scene has to begin, however long the loop is held up.
struct FrameExpectation: Hashable {
  private var next: TimeInterval?
  private var isAwaited = false

  /// Notes that the frame due at `due` was done at `time`.
  mutating func frameDone(due: TimeInterval, interval: TimeInterval, at time: TimeInterval) {
    isAwaited = false
    guard interval > 0 else { return next = nil }
    let steps = ((time - due) / interval).rounded(.up)
    next = due + max(1, steps) * interval
  }

  /// Notes that the scene moves on after the last frame.
  ///
  /// Its next frame is to begin at the first instant after the last frame was done that lies whole intervals
  /// after that frame's deadline.
  mutating func sceneGoesOn() { isAwaited = true }

  /// Returns the time at which the frame that begins now had to begin; the pacer says `due`.
  func due(atLatest due: TimeInterval) -> TimeInterval {
    guard isAwaited, let next else { return due }
    return min(due, next)
  }
}
