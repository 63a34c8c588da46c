/// What one axis of a scroller is doing.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable, Codable {
  /// At rest, and nobody holds it.
  case idle
  /// Held by a pointer that has not moved far enough to drag.
  case tracking
  /// Moved by a pointer.
  case dragging
  /// Running out, or towards a stop, after it was let go.
  case decelerating
  /// Coming back from beyond an edge.
  case bouncing
  /// Carrying out a request.
  case animating
}
