package import Foundation
package import LayoutGeometry

/// The record of a frame that a window has shown: its times, its changed pixels and its cost.
package struct PresentedFrame: Sendable, Hashable {
  /// The time at which it was presented, in seconds since the stage began.
  package var time: TimeInterval
  /// The seconds of work before presenting.
  package var work: TimeInterval
  /// The seconds that presenting took.
  package var present: TimeInterval
  /// The pixels that were redrawn.
  package var damage: [PixelRect]
  /// The time at which work on it began, in seconds since the stage began.
  package var start: TimeInterval
  /// The planned times; `nil`, the default, without a plan.
  ///
  /// Frames that follow each other without a pause, or that are not visible, have no plan.
  package var schedule: FrameSchedule?
  /// True when the previous frame was presented and visible as well; default true.
  ///
  /// If that frame was not presented, because nothing in it had changed, the time between two presented frames does
  /// not measure the frame rate.
  package var followsShown = true
  /// The measured passes; `nil`, the default, when passes are not measured.
  package var passes: FramePasses?
  /// The number of commands painted, each counted once per damaged rectangle that it intersects; default 0.
  package var drawCalls = 0

  /// Creates the record of a frame whose work was not interrupted.
  package init(time: TimeInterval, work: TimeInterval, present: TimeInterval, damage: [PixelRect]) {
    self.time = time
    self.work = work
    self.present = present
    self.damage = damage
    start = time - work - present
  }

  /// The seconds by which it was presented after its deadline; `nil` without a deadline.
  ///
  /// The value is negative when there was time left.
  package var overrun: TimeInterval? { schedule.map { time - $0.deadline } }

  /// True when it missed its deadline.
  package var isLate: Bool { overrun.map { $0 > 0 } ?? false }
}

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
