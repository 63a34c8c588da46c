public import Foundation
package import LayoutGeometry

/// The log's record of one frame, at that frame's own time.
public struct FrameTrace: Sendable, Hashable {
  /// The number of the frame, counted from 0.
  package var number: Int
  /// The scene's time, in seconds.
  public var time: TimeInterval
  /// The traces of every scroller on screen or moving: the feed, its rows, then those of each view inside.
  public var scrollers: [ScrollerTrace]
  /// The events since the frame before.
  public var events: [SceneEvent]

  /// Creates a record.
  package init(number: Int, time: TimeInterval, scrollers: [ScrollerTrace], events: [SceneEvent]) {
    self.number = number
    self.time = time
    self.scrollers = scrollers
    self.events = events
  }

  /// The motion of the feed; in a scene without one a motion that rests at 0.
  public var feed: MotionTrace { feedScroller?.motion ?? .atRest }

  /// The axis that the feed moves on; vertical in a scene without one.
  package var feedAxis: Axis { feedScroller?.axis ?? .vertical }

  /// Every scroller but the feed itself.
  package var rows: [ScrollerTrace] { scrollers.filter { !$0.id.isFeed } }

  /// The scrollers in the form of motion records.
  ///
  /// They include a feed even if the scene has none.
  package var recordedScrollers: [ScrollerTrace] {
    feedScroller == nil ? [ScrollerTrace(.axis(.vertical), on: .vertical, .atRest)] + scrollers : scrollers
  }

  private var feedScroller: ScrollerTrace? { scrollers.first { $0.id.isFeed } }
}

/// The log's record of a row's dots and auto-scroll, which are not part of its motion; the HUD shows it too.
public struct RowTrace: Sendable, Hashable {
  /// The log's record of a row's dots.
  public struct Dots: Sendable, Hashable {
    /// The number of dots.
    public var count: Int
    /// The index of the current dot.
    package var current: Int

    /// Creates the record of a row's dots.
    package init(count: Int, current: Int) {
      self.count = count
      self.current = current
    }
  }

  /// The log's record of a row's auto-scroll.
  package struct Autoplay: Sendable, Hashable {
    /// True while the countdown runs.
    package var isRunning: Bool
    /// The reasons that pause the countdown, sorted.
    package var paused: [String]
    /// The time at which the row moves on, in seconds; `nil` while the countdown does not run.
    package var deadline: TimeInterval?

    /// Creates the record of a row's auto-scroll.
    package init(isRunning: Bool, paused: [String], deadline: TimeInterval?) {
      self.isRunning = isRunning
      self.paused = paused
      self.deadline = deadline
    }
  }

  /// The dots; `nil` when the row has none.
  public var dots: Dots?
  /// The auto-scroll; `nil` when the row has none.
  package var autoplay: Autoplay?

  /// Creates a record; by default of a row without dots and auto-scroll.
  package init(dots: Dots? = nil, autoplay: Autoplay? = nil) {
    self.dots = dots
    self.autoplay = autoplay
  }
}

/// The log's record of one scroller in one frame.
public struct ScrollerTrace: Sendable, Hashable {
  /// The scroller.
  public var id: ScrollerID
  /// The axis that it moves on.
  package var axis: Axis
  /// The motion.
  public var motion: MotionTrace
  /// The dots; `nil` when the scroller has none.
  public var dots: RowTrace.Dots?
  /// The auto-scroll; `nil` when the scroller has none.
  package var autoplay: RowTrace.Autoplay?

  /// Creates a record.
  package init(_ id: ScrollerID, on axis: Axis, _ motion: MotionTrace, _ row: RowTrace = RowTrace()) {
    self.id = id
    self.axis = axis
    self.motion = motion
    dots = row.dots
    autoplay = row.autoplay
  }
}
