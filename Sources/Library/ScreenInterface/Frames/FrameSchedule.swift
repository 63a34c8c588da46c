package import Foundation

/// The times planned for a frame, on the window's clock in seconds.
package struct FrameSchedule: Sendable, Hashable {
  /// The time at which work on it was to begin.
  package var due: TimeInterval
  /// The time at which it was to be on the screen.
  package var target: TimeInterval
  /// The time from one frame to the next.
  package var interval: TimeInterval

  /// Creates a schedule; `target` is kept between `due` and the deadline.
  package init(due: TimeInterval, target: TimeInterval, interval: TimeInterval) {
    self.due = due
    self.interval = interval
    self.target = min(max(target, due), due + interval)
  }

  /// The latest time for it to be on the screen, so that the next frame finds the loop free.
  package var deadline: TimeInterval { due + interval }
}
