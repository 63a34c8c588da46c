import Foundation

/// When the next frame of a scene that moves has to begin, however long the loop is held up before it does.
struct FrameExpectation: Hashable {
  private var next: TimeInterval?
  private var isAwaited = false

  /// Notes that the frame that was due at `due` was done at `time`.
  mutating func frameDone(due: TimeInterval, interval: TimeInterval, at time: TimeInterval) {
    isAwaited = false
    guard interval > 0 else { return next = nil }
    let steps = ((time - due) / interval).rounded(.up)
    next = due + max(1, steps) * interval
  }

  /// Notes that the scene goes on after the frame that was done last: the next one is to begin at the first instant
  /// after that which lies whole intervals after its own.
  mutating func sceneGoesOn() { isAwaited = true }

  /// When the frame that begins now, due at `due` by the pacer's word, had to begin.
  func due(atLatest due: TimeInterval) -> TimeInterval {
    guard isAwaited, let next else { return due }
    return min(due, next)
  }
}
