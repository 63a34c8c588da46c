public import Foundation
public import LayoutGeometry

/// What a window knows of a frame that it has shown.
public struct PresentedFrame: Sendable, Hashable {
  /// When it was presented, in seconds since the stage began.
  public var time: TimeInterval
  /// How long the work before presenting took, in seconds.
  public var work: TimeInterval
  /// How long presenting took, in seconds.
  public var present: TimeInterval
  /// The pixels that were redrawn.
  public var damage: [PixelRect]
  /// When the work on it began, in seconds since the stage began.
  public var start: TimeInterval
  /// When it was to be made and shown; `nil`, as at first, where frames follow each other without a pause, and while
  /// nobody can see them.
  public var schedule: FrameSchedule?
  /// Whether the frame made before it was shown and seen as well; default true.
  ///
  /// Where it was not, as nothing in it had changed, the time between two shown frames says nothing about the pace.
  public var followsShown = true
  /// The passes that it went through; `nil`, as at first, where nobody took their time.
  public var passes: FramePasses?
  /// How many commands were painted, once for each rectangle of the damage that they lie in; default 0.
  public var drawCalls = 0

  /// Creates the record of a frame that was worked on without a pause.
  public init(time: TimeInterval, work: TimeInterval, present: TimeInterval, damage: [PixelRect]) {
    self.time = time
    self.work = work
    self.present = present
    self.damage = damage
    start = time - work - present
  }

  /// How much later than its deadline it was presented, in seconds; negative when there was time left, `nil` without
  /// a deadline.
  public var overrun: TimeInterval? { schedule.map { time - $0.deadline } }

  /// Whether it missed its deadline.
  public var isLate: Bool { overrun.map { $0 > 0 } ?? false }
}
