public import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface
import ScrollPhysics

/// The measurements of one shown frame, with times in seconds on the window's clock.
public nonisolated struct FrameRecord: Sendable, Hashable {
  /// The fraction of a refresh that counts as a whole one for a late frame, because displays jitter.
  static let refreshShare = 0.9

  /// The frame's number, as in the log.
  public var number: Int
  /// The time at which the work on the frame began, and the time at which it was presented.
  public var start, end: TimeInterval
  /// The times at which the frame was due to be made and shown; `nil` when no frame rate was required.
  package var schedule: FrameSchedule?
  /// The durations of the passes; all 0 when they were not measured.
  package var passes: FramePasses
  /// The duration of the work before the frame is presented.
  public var work: TimeInterval
  /// The duration of presenting.
  public var present: TimeInterval
  /// The interval since the previous frame; `nil` when that frame did not expect this one.
  public var interval: TimeInterval?
  /// The number of frames dropped before this one.
  public var dropped = 0
  /// The number of cells on screen.
  public var liveCells = 0
  /// The number of draw commands painted.
  public var drawCalls: Int
  /// The number of redrawn pixels of the scene.
  public var damagedPixels: Int
  /// The activity of the frame.
  public var activity = FrameActivity.idle
  /// The indices, in the recording, of the scroll views that move or have just come to rest.
  public var scrollers = 0..<0
  /// The indices, in the recording, of the input that this frame was the first to show.
  public var inputs = 0..<0

  /// Creates the record of frame `number` from the window's measurements.
  package init(_ frame: PresentedFrame, number: Int) {
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

  /// The time from the deadline until the frame was presented; negative when early, `nil` without a deadline.
  public var overrun: TimeInterval? { schedule.map { end - $0.deadline } }

  /// True when the frame missed its deadline.
  public var isLate: Bool { overrun.map { $0 > 0 } ?? false }

  /// True when the frame was late by at least one refresh while something moved.
  public var isJanky: Bool {
    guard let schedule, isLate, activity != .idle else { return false }
    return end - schedule.target >= schedule.interval * Self.refreshShare
  }
}

/// The scroll activity of a frame: that of its most demanding scroll view.
///
/// With several scroll views the earliest case here counts, which is the one that a user notices most.
public nonisolated enum FrameActivity: String, Sendable, Hashable, CaseIterable {
  /// The user drags content.
  case drag
  /// Content decelerates freely, without a target page.
  case fling
  /// Content moves to a target: a page, back from an edge, or a requested offset.
  ///
  /// A request without animation counts too.
  case snap
  /// Auto-scroll changes the page.
  case auto
  /// Nothing scrolls.
  case idle

  /// Creates the activity of one scroll view.
  package init(_ scroller: ScrollerSample) {
    switch scroller.phase {
    case .idle, .tracking: self = .idle
    case .dragging: self = .drag
    case .decelerating: self = scroller.targetPage == nil ? .fling : .snap
    case .bouncing: self = .snap
    case .animating where scroller.cause == .autoplay: self = .auto
    case .animating where scroller.cause == .wheel && scroller.targetPage == nil: self = .fling
    case .animating: self = .snap
    }
  }

  /// Returns true when this activity takes precedence over `other`.
  func outweighs(_ other: FrameActivity) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .drag: 0
    case .fling: 1
    case .snap: 2
    case .auto: 3
    case .idle: 4
    }
  }
}
