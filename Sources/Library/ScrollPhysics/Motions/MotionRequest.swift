public import Foundation

/// A request to move a scroller to a target, made by the program rather than by a drag.
///
/// Of several requests the latest wins; each ends exactly once.
public struct MotionRequest: Hashable, Sendable {
  /// The target of a request.
  public enum Target: Hashable, Sendable {
    /// An offset in points, limited to the legal range; in a loop it is reached by the shorter distance.
    case offset(CGFloat)
    /// A snap point of `0..<count`; in a loop it is reached by the given route.
    case stop(Int, Route)
    /// A number of snap points from the running motion's target, so that quick requests add up.
    ///
    /// At an end the request stays there; in a loop it wraps.
    case step(Int)
  }

  /// The direction round a loop; without a loop it has no effect.
  public enum Route: String, Hashable, Sendable, CaseIterable, Codable {
    /// The shorter distance, and forward when both are equal.
    case shortest
    /// Towards the end.
    case forward
    /// Towards the start.
    case backward
  }

  /// The animation of the movement.
  public enum Animation: Hashable, Sendable {
    /// An immediate jump.
    case none
    /// The settings' curve from rest; a running motion is redirected by a spring, keeping its velocity.
    case eased
    /// A single motion that keeps the velocity and takes at most the given seconds.
    case bounded(TimeInterval)
    /// A curve from rest with a duration of its own, which begins at the present position in any case.
    case timed(ScrollCurve)
  }

  /// The id of the request in its events.
  package var id: Int
  /// The cause of the request.
  package var cause: ScrollCause
  /// The target.
  package var target: Target
  /// The animation of the movement.
  package var animation: Animation
  /// True when a jump moves a drag or a fling along instead of ending it; default false.
  package var rebases = false

  /// Creates a request, eased by default.
  package init(id: Int, cause: ScrollCause, target: Target, animation: Animation = .eased) {
    self.id = id
    self.cause = cause
    self.target = target
    self.animation = animation
  }
}
