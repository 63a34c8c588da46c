package import Foundation
package import SceneReadings
package import ScreenInterface

/// The outcome of one stroke on a scroll view: its release, the decision, and where the content came to rest.
///
/// A stroke is a press with everything until its release, or a series of wheel events until the wheel is idle.
package nonisolated struct StrokeOutcome: Sendable, Hashable {
  /// A timed sample of the content offset.
  package struct Sample: Sendable, Hashable {
    /// The time since the stroke began, in seconds.
    package var time: TimeInterval
    /// The offset in points, with all laps of a loop, so that it is continuous.
    package var offset: CGFloat
  }

  /// The state of the content at the release, or at the last wheel event.
  package struct ReleaseMoment: Sendable, Hashable {
    /// The time since the stroke began, in seconds.
    package var time: TimeInterval
    /// The offset in points, with all laps of a loop.
    package var offset: CGFloat
    /// The velocity of the content, in points per second, positive towards the end.
    package var velocity: CGFloat
    /// The fractional page index, from 0; `nil` without pages.
    package var progress: CGFloat?
  }

  /// The scroll view that the stroke moved; the innermost one that it touched if it moved none, else the feed.
  package var scroller: ScrollerID
  /// The innermost scroll view that the stroke touched; the stroke may have moved another one instead.
  package var aim: ScrollerID
  /// The scene's time at which the stroke began, in seconds.
  package var start: TimeInterval
  /// The decision.
  package var decision = StrokeDecision.restless
  /// The state of the content at the release; `nil` when it was never released.
  package var release: ReleaseMoment?
  /// The time from the release until the content rested, in seconds; `nil` when it was not observed to rest.
  package var settleTime: TimeInterval?
  /// The page on which the content rested before the stroke, counted from 0; `nil` without pages.
  package var pageBefore: Int?
  /// The page on which it came to rest, or the nearest one to its last offset; `nil` without pages.
  package var page: Int?
  /// The number of pages; `nil` without any.
  package var pages: Int?
  /// The content offset at which the stroke began, in points; in a looped row the offset within its lap.
  package var offsetBefore: CGFloat = 0
  /// The content offset at which it rested or was last observed, in points; in a looped row the offset within its lap.
  package var offset: CGFloat = 0
  /// The content offsets from the beginning on, one per frame.
  package var curve: [Sample] = []

  /// True when the content was observed to come to rest.
  package var isSettled: Bool { settleTime != nil }

  /// True when another scroll view than the one under the pointer moved, such as the feed under a row.
  package var isElsewhere: Bool { scroller != aim }

  /// The largest distance between two offsets that count as the same place, in points.
  package static let samePlace: CGFloat = 0.5

  /// Creates the outcome of a stroke that has just begun.
  package init(of scroller: ScrollerID, aimedAt aim: ScrollerID, start: TimeInterval) {
    self.scroller = scroller
    self.aim = aim
    self.start = start
  }
}

/// The result of a stroke for the scroll view that it moved.
package nonisolated enum StrokeDecision: Sendable, Hashable {
  /// An edge of the scrollable content.
  package enum ContentEnd: String, Sendable, Hashable {
    /// The edge where it begins.
    case start
    /// The edge where it ends.
    case end
  }

  /// Nothing moved.
  case stayed
  /// It was a click on this element.
  case clicked(ElementID)
  /// The content returned to the page where the stroke began.
  case sprangBack
  /// The content moved by this number of pages; negative towards the start, and counted over laps in a loop.
  case turned(Int)
  /// Content without pages decelerated after the release.
  case flewOn
  /// Content without pages stopped at the release.
  case stopped
  /// A press stopped moving content and was released without a drag.
  case caught
  /// The content came back from overscroll to where the stroke began, or has no pages and rests at that edge.
  case bounced(ContentEnd)
  /// The next stroke dragged the content before it rested.
  case takenOver
  /// The pointer was never released.
  case held
  /// The content did not come to rest while it was observed.
  case restless
}
