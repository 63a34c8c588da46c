package import ScreenInterface

/// The decision on a stroke: what became of the scroller that it moved.
package nonisolated enum StrokeDecision: Sendable, Hashable {
  /// An end of what a scroller shows.
  package enum ContentEnd: String, Sendable, Hashable {
    /// The place where it begins.
    case start
    /// The place where it ends.
    case end
  }

  /// Nothing moved.
  case stayed
  /// It was a click on this element.
  case clicked(ElementID)
  /// The content went back to the page from which it was taken.
  case sprangBack
  /// The content went to another page, so many further; negative towards the start, and counted over laps in a loop.
  case turned(Int)
  /// Content without pages went on after the release.
  case flewOn
  /// Content without pages rests where it was let go.
  case stopped
  /// A press stopped moving content, and was lifted again without a drag.
  case caught
  /// The content came back from beyond an end to where it was taken, or has no pages and rests at that end.
  case bounced(ContentEnd)
  /// The next stroke took hold of the content before it rested.
  case takenOver
  /// The pointer was never released.
  case held
  /// The content did not come to rest while it was watched.
  case restless
}
