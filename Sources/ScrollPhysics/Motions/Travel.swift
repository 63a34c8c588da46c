import Foundation

/// A trajectory under way: when and where it began, and the exact place it ends at.
struct Travel: Hashable, Sendable {
  /// The way, counted from the beginning of `lap`.
  let trajectory: Trajectory
  /// What `trajectory` was moved by since, in points.
  var shift: CGFloat = 0
  /// The lap in which the trajectory's offsets are counted.
  let lap: Int
  /// When it began, in seconds.
  let start: TimeInterval
  /// How long it takes; kept because a spring's has to be searched for.
  let duration: TimeInterval
  /// Where the content is put in the end.
  var target: ScrollPosition
  /// The stop there, counted over laps.
  var targetStop: Int?
  /// What the scroller does meanwhile, until it bounces.
  let basePhase: ScrollPhase
  /// The time in the trajectory up to which everything has been told.
  var told: TimeInterval = 0

  init(_ plan: TravelPlan, from lap: Int, at start: TimeInterval) {
    trajectory = plan.trajectory
    self.lap = lap
    self.start = start
    duration = plan.trajectory.duration
    target = plan.target
    targetStop = plan.targetStop
    basePhase = plan.phase
  }

  /// When it ends.
  var end: TimeInterval { start + duration }

  /// When it leaves the legal range, if it is a fling that does.
  var bounceTime: TimeInterval? { trajectory.bounceStart.map { start + $0 } }

  func phase(at time: TimeInterval) -> ScrollPhase {
    if let bounceTime, time >= bounceTime { .bouncing } else { basePhase }
  }

  func value(at time: TimeInterval) -> CGFloat { trajectory.value(at: time - start) + shift }

  func velocity(at time: TimeInterval) -> CGFloat { trajectory.velocity(at: time - start) }
}

/// A motion chosen but not begun.
struct TravelPlan {
  var trajectory: Trajectory
  var target: ScrollPosition
  var targetStop: Int?
  var phase: ScrollPhase
}
