package import Foundation

/// The times planned for a frame, in seconds of the window's clock.
package struct FrameSchedule: Sendable, Hashable {
  /// The planned time at which work begins.
  package var due: TimeInterval
  /// The planned time of presentation.
  package var target: TimeInterval
  /// The time from one frame to the next.
  package var interval: TimeInterval

  /// Creates a schedule; `target` is clamped between `due` and the deadline.
  package init(due: TimeInterval, target: TimeInterval, interval: TimeInterval) {
    self.due = due
    self.interval = interval
    self.target = min(max(target, due), due + interval)
  }

  /// The latest time of presentation that does not delay the next frame.
  package var deadline: TimeInterval { due + interval }
}
