package import ScreenInterface

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
