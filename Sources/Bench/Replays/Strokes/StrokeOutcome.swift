package import Foundation
package import SceneReadings

/// The story of one stroke on one scroller: how it was let go, what was decided, and where it came to rest.
///
/// A stroke is a press with everything until its release, or a turn of the wheel until it is silent.
package nonisolated struct StrokeOutcome: Sendable, Hashable {
  /// The place of the content at a time.
  package struct Sample: Sendable, Hashable {
    /// The time since the stroke began, in seconds.
    package var time: TimeInterval
    /// The offset in points; in a loop with all laps, so that no seam shows.
    package var offset: CGFloat
  }

  /// The moment at which the content was let go: the release, or the last turn of the wheel.
  package struct ReleaseMoment: Sendable, Hashable {
    /// The time since the stroke began, in seconds.
    package var time: TimeInterval
    /// The offset in points; in a loop with all laps.
    package var offset: CGFloat
    /// The speed with which the content went on, in points per second, positive towards the end.
    package var velocity: CGFloat
    /// The place among the pages, as a fractional index from 0; `nil` without pages.
    package var progress: CGFloat?
  }

  /// The scroller that the stroke moved; the innermost that it touched if it moved none, else the feed.
  package var scroller: ScrollerID
  /// The innermost scroller that the stroke touched, which another one may have moved in place of.
  package var aim: ScrollerID
  /// The scene's time at which the stroke began, in seconds.
  package var start: TimeInterval
  /// The decision.
  package var decision = StrokeDecision.restless
  /// The moment at which the content was let go; `nil` when it never was.
  package var release: ReleaseMoment?
  /// The time from the release until the content stood still, in seconds; `nil` when that was not seen.
  package var settleTime: TimeInterval?
  /// The page on which the content rested before, counted from 0; `nil` without pages.
  package var pageBefore: Int?
  /// The page on which it came to rest, or the nearest one where it was last seen; `nil` without pages.
  package var page: Int?
  /// The number of pages; `nil` without any.
  package var pages: Int?
  /// The content offset at which the stroke began, in points; in a looped row that of its lap.
  package var offsetBefore: CGFloat = 0
  /// The content offset at which it came to rest or was last seen, in points; in a looped row that of its lap.
  package var offset: CGFloat = 0
  /// The place of the content from the beginning on, frame by frame.
  package var curve: [Sample] = []

  /// True when the content was seen to come to rest.
  package var isSettled: Bool { settleTime != nil }

  /// True when something else than what lay under the pointer moved, such as the feed under a row.
  package var isElsewhere: Bool { scroller != aim }

  /// The distance between two offsets that still counts as the same place, in points.
  package static let samePlace: CGFloat = 0.5

  /// Creates the story of a stroke that has just begun.
  package init(of scroller: ScrollerID, aimedAt aim: ScrollerID, start: TimeInterval) {
    self.scroller = scroller
    self.aim = aim
    self.start = start
  }
}
