public import SceneReadings
public import ScrollPhysics

/// A wish that a scroller go somewhere: the only way anything but a pointer moves content.
///
/// A request moves one scroller on one axis and no other; the latest one wins; each ends exactly once.
public struct ScrollRequest: Sendable, Hashable {
  /// The scroller that is to move, of the view that performs the request.
  public var scroller: Scroller
  /// The place to go to.
  public var target: MotionRequest.Target
  /// The reason that the log tells.
  public var cause: ScrollCause
  /// The manner of the movement; default the eased animation of 0.3 s.
  public var animation: MotionRequest.Animation

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
