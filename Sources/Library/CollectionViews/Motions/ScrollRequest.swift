public import SceneReadings
public import ScrollPhysics

/// A request to scroll to a target, the only way to scroll content other than by a pointer.
///
/// A request scrolls one scroller on one axis and no other; the latest one wins; each ends exactly once.
public nonisolated struct ScrollRequest: Sendable, Hashable {
  /// The scroller to scroll, one of the view that performs the request.
  package var scroller: Scroller
  /// The target of the scroll.
  package var target: MotionRequest.Target
  /// The cause that the log reports; default the API.
  package var cause: ScrollCause
  /// The animation of the scroll; default the eased one of 0.3 s.
  package var animation: MotionRequest.Animation
  /// The element at which the request ends; `nil` when the target alone gives the offset.
  ///
  /// The target is then its offset as far as it is known, and is computed anew when the request begins.
  var element: ElementTarget?

  /// Creates a request.
  public init(
    _ scroller: Scroller, to target: MotionRequest.Target, cause: ScrollCause = .api,
    animation: MotionRequest.Animation = .eased
  ) {
    self.scroller = scroller
    self.target = target
    self.cause = cause
    self.animation = animation
  }
}
