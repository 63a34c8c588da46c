import Foundation

/// A running trajectory, with its start time and the exact position at its end.
struct RunningAnimation: Hashable, Sendable {
  /// The trajectory, with offsets counted from the beginning of `lap`.
  let trajectory: Trajectory
  /// The distance by which the trajectory has been shifted since it began, in points.
  var shift: CGFloat = 0
  /// The lap in which the trajectory's offsets are counted.
  let lap: Int
  /// The time at which it began, in seconds.
  let start: TimeInterval
  /// The duration in seconds; stored because a spring's needs a search.
  let duration: TimeInterval
  /// The position of the content at the end.
  var target: LoopPosition
  /// The snap point at the end, counted over laps; `nil` when there is none.
  var targetStop: Int?
  /// The phase of the scroller until it bounces.
  let basePhase: ScrollPhase
  /// The time in the trajectory up to which all events have been reported.
  var reported: TimeInterval = 0

  init(_ plan: PlannedAnimation, from lap: Int, at start: TimeInterval) {
    trajectory = plan.trajectory
    self.lap = lap
    self.start = start
    duration = plan.trajectory.duration
    target = plan.target
    targetStop = plan.targetStop
    basePhase = plan.phase
  }

  /// The time at which it ends.
  var end: TimeInterval { start + duration }

  /// The time at which a fling leaves the legal range; `nil` when it does not.
  var bounceTime: TimeInterval? { trajectory.bounceStart.map { start + $0 } }

  func phase(at time: TimeInterval) -> ScrollPhase {
    if let bounceTime, time >= bounceTime { .bouncing } else { basePhase }
  }

  func value(at time: TimeInterval) -> CGFloat { trajectory.value(at: time - start) + shift }

  func velocity(at time: TimeInterval) -> CGFloat { trajectory.velocity(at: time - start) }
}

/// A motion that was chosen but has not begun.
struct PlannedAnimation {
  var trajectory: Trajectory
  var target: LoopPosition
  var targetStop: Int?
  var phase: ScrollPhase
}
