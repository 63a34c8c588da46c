public import Foundation
import LayoutGeometry
public import ScreenInterface

/// Everything that is known of one frame that was shown; times in seconds on the window's clock.
public nonisolated struct FrameRecord: Sendable, Hashable {
  /// How much of a refresh later than expected a frame has to be to count as a whole one: displays tremble.
  static let refreshShare = 0.9

  /// The frame's number, as the log tells it.
  public var number: Int
  /// When the work on it began, and when it was presented.
  public var start, end: TimeInterval
  /// When it was to be made and shown; `nil` where there was no pace to keep.
  public var schedule: FrameSchedule?
  /// The time of each pass; all 0 where nobody took it.
  public var passes: FramePasses
  /// How long the work before presenting took.
  public var work: TimeInterval
  /// How long presenting took.
  public var present: TimeInterval
  /// The gap since the frame before; `nil` where that one did not know of this.
  public var interval: TimeInterval?
  /// How many frames are missing between the one before and this one.
  public var dropped = 0
  /// How many cells were on screen.
  public var liveCells = 0
  /// How many commands were painted.
  public var drawCalls: Int
  /// How many pixels of the scene were redrawn.
  public var damagedPixels: Int
  /// What went on.
  public var activity = FrameActivity.idle
  /// Where the scrollers that move, or have just come to rest, are kept.
  public var scrollers = 0..<0
  /// Where the input is kept that this frame was the first to show.
  public var inputs = 0..<0

  /// Takes what the window tells of frame `number`.
  public init(_ frame: PresentedFrame, number: Int) {
    self.number = number
    start = frame.start
    end = frame.time
    schedule = frame.schedule
    passes = frame.passes ?? FramePasses()
    work = frame.work
    present = frame.present
    drawCalls = frame.drawCalls
    damagedPixels = frame.damage.reduce(0) { $0 + $1.area }
  }

  /// How much later than its deadline it was presented; negative when there was time left, `nil` without a deadline.
  public var overrun: TimeInterval? { schedule.map { end - $0.deadline } }

  /// Whether it missed its deadline.
  public var isLate: Bool { overrun.map { $0 > 0 } ?? false }

  /// Whether it was late by at least one refresh while something moved.
  public var isJanky: Bool {
    guard let schedule, isLate, activity != .idle else { return false }
    return end - schedule.target >= schedule.interval * Self.refreshShare
  }
}
