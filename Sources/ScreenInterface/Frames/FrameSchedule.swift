public import Foundation

/// When a frame was to be made and shown, on the window's clock in seconds.
public struct FrameSchedule: Sendable, Hashable {
  /// When the work on it was to begin.
  public var due: TimeInterval
  /// When it was to be on the screen.
  public var target: TimeInterval
  /// The time from one frame to the next.
  public var interval: TimeInterval

  /// Creates a schedule; `target` is kept between `due` and the deadline.
  public init(due: TimeInterval, target: TimeInterval, interval: TimeInterval) {
    self.due = due
    self.interval = interval
    self.target = min(max(target, due), due + interval)
  }

  /// When it has to be on the screen, so that the next one finds the loop free.
  public var deadline: TimeInterval { due + interval }
}
