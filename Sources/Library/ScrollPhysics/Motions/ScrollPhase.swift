/// The phase of movement of one axis of a scroller.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable, Codable {
  /// The content is at rest, and no pointer holds it.
  case idle
  /// A pointer holds the content and has not moved far enough to drag.
  case tracking
  /// A pointer moves the content.
  case dragging
  /// The content slows down, or moves to a snap point, after a release.
  case decelerating
  /// The content returns from beyond an edge.
  case bouncing
  /// The content moves for a request, or scrolls smoothly by a notch of the wheel.
  case animating
}
