public import ScrollPhysics

/// A wish that a scroller go somewhere: the only way anything but a pointer moves content.
///
/// A request moves one scroller on one axis and no other; the latest one wins; each ends exactly once.
public struct ScrollRequest: Sendable, Hashable {
  /// What is moved.
  public enum Scroller: Sendable, Hashable {
    /// The feed.
    case feed
    /// The row of the section with this id.
    case row(String)

    /// The row's id; `nil` for the feed.
    public var row: String? {
      if case .row(let id) = self { id } else { nil }
    }
  }

  /// What is moved.
  public var scroller: Scroller
  /// Where to.
  public var target: MotionRequest.Target
  /// Who asks.
  public var cause: ScrollCause
  /// How it moves; default the eased animation of 0.3 s.
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
