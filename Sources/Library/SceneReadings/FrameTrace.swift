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
