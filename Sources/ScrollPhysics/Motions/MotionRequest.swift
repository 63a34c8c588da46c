public import Foundation

/// A wish that a scroller be somewhere, made by the program rather than by a stroke.
///
/// Of several the latest wins; each ends exactly once.
public struct MotionRequest: Hashable, Sendable {
  /// Where to go.
  public enum Target: Hashable, Sendable {
    /// An offset in points, kept to the legal range; in a loop reached the shorter way.
    case offset(CGFloat)
    /// A stop of `0..<count`; in a loop by the given route.
    case stop(Int, Route)
    /// So many stops on, counted from the running motion's target, so that quick requests add up. Ends
    /// hold, loops wrap.
    case step(Int)
  }

  /// Which way round a loop; without a loop there is only one.
  public enum Route: String, Hashable, Sendable, CaseIterable, Codable {
    /// The nearer way, and forward when both are as far.
    case shortest
    /// Towards the end.
    case forward
    /// Towards the start.
    case backward
  }

  /// How to go there.
  public enum Animation: Hashable, Sendable {
    /// At once.
    case none
    /// Along the settings' curve from rest; a running motion is bent by a spring, keeping its velocity.
    case eased
    /// In one move of at most so many seconds that keeps the velocity.
    case bounded(TimeInterval)
  }

  /// What its events are known by.
  public var id: Int
  /// Who wishes.
  public var cause: ScrollCause
  /// Where to go.
  public var target: Target
  /// How to go there.
  public var animation: Animation

  /// Creates a request, eased unless told otherwise.
  public init(id: Int, cause: ScrollCause, target: Target, animation: Animation = .eased) {
    self.id = id
    self.cause = cause
    self.target = target
    self.animation = animation
  }
}
