public import Foundation

/// A motion that an offset can follow by itself, of any kind, as one comparable value.
public enum Trajectory: Motion {
  /// A fling to its natural stop.
  case deceleration(Deceleration)
  /// A spring to a target.
  case spring(SpringBounce)
  /// An animated move along a curve.
  case eased(EasedMove)
  /// A move of bounded time that takes over a velocity.
  case bounded(BoundedMove)
  /// A fling bent to end at a target.
  case retargeted(RetargetedDeceleration)
  /// A fling that meets an edge.
  case sequence(MotionSequence)

  /// Returns the position, `time` seconds after the motion began.
  public func value(at time: TimeInterval) -> CGFloat {
    switch self {
    case .deceleration(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .eased(let motion): motion.value(at: time)
    case .bounded(let motion): motion.value(at: time)
    case .retargeted(let motion): motion.value(at: time)
    case .sequence(let motion): motion.value(at: time)
    }
  }

  /// Returns the velocity, `time` seconds after the motion began.
  public func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .deceleration(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .eased(let motion): motion.velocity(at: time)
    case .bounded(let motion): motion.velocity(at: time)
    case .retargeted(let motion): motion.velocity(at: time)
    case .sequence(let motion): motion.velocity(at: time)
    }
  }

  /// The position at which the motion ends.
  public var destination: CGFloat {
    switch self {
    case .deceleration(let motion): motion.destination
    case .spring(let motion): motion.destination
    case .eased(let motion): motion.destination
    case .bounded(let motion): motion.destination
    case .retargeted(let motion): motion.destination
    case .sequence(let motion): motion.destination
    }
  }

  /// The time until the motion counts as arrived.
  public var duration: TimeInterval {
    switch self {
    case .deceleration(let motion): motion.duration
    case .spring(let motion): motion.duration
    case .eased(let motion): motion.duration
    case .bounded(let motion): motion.duration
    case .retargeted(let motion): motion.duration
    case .sequence(let motion): motion.duration
    }
  }

  /// Returns the first instant later than `time` at which the motion turns round; `nil` when it never does.
  public func nextTurn(after time: TimeInterval) -> TimeInterval? {
    switch self {
    case .deceleration(let motion): motion.nextTurn(after: time)
    case .spring(let motion): motion.nextTurn(after: time)
    case .eased(let motion): motion.nextTurn(after: time)
    case .bounded(let motion): motion.nextTurn(after: time)
    case .retargeted(let motion): motion.nextTurn(after: time)
    case .sequence(let motion): motion.nextTurn(after: time)
    }
  }

  /// The time at which a fling meets the edge and begins to bounce; `nil` for the other motions.
  public var bounceStart: TimeInterval? {
    guard case .sequence(let motion) = self, motion.bounce != nil else { return nil }
    return motion.crossing
  }
}
