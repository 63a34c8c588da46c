package import Foundation
package import ScrollPhysics

/// The timing of an animation: a delay, a duration, and a curve or a spring.
package struct AnimationTiming: Sendable, Hashable {
  /// The course of an animation.
  package enum Course: Sendable, Hashable {
    /// A curve of the timing's duration.
    case curve(ScrollCurve)
    /// A spring with a damping ratio, 1 without overshoot, and a velocity in whole distances per second.
    case spring(damping: CGFloat, velocity: CGFloat)
  }

  /// The time before the animation begins, in seconds.
  package var delay: TimeInterval
  /// The time that the animation takes, in seconds.
  package var duration: TimeInterval
  /// The course of the animation.
  package var course: Course
  /// The runs, of which each begins anew, more than 0; infinite for animations without an end; default 1.
  package var repeatCount = 1.0
  /// True when each run goes back to its beginning as well, in the same time; default false.
  package var autoreverses = false
  /// The part of a longer run that the animation takes; default `nil`, the whole of it.
  private var part: Part?

  private struct Part: Hashable {
    /// The time from the beginning of the run to that of the part, in seconds.
    var offset: TimeInterval
    /// The time that the run takes, in seconds.
    var run: TimeInterval
  }

  /// Creates a timing; times are limited to 0 … an hour.
  package init(delay: TimeInterval = 0, duration: TimeInterval, course: Course) {
    self.delay = Self.limited(delay)
    self.duration = Self.limited(duration)
    self.course = course
  }

  private static func limited(_ time: TimeInterval) -> TimeInterval {
    time.isNaN ? 0 : min(max(time, 0), 3600)
  }

  /// Returns the timing of a part of this run, whose start and duration are 0…1 of it.
  package func part(from start: Double, for share: Double) -> AnimationTiming {
    var made = self
    let start = Self.limited(start * duration)
    made.part = Part(offset: start, run: duration)
    made.duration = Self.limited(share * duration)
    return made
  }

  private var run: TimeInterval { part?.run ?? duration }

  /// The time from the begin of the delay to the end of all runs, in seconds; infinite when they have none.
  package var total: TimeInterval {
    run > 0 ? delay + run * (autoreverses ? 2 : 1) * max(repeatCount, 0) : delay
  }

  /// The curve by which scrolling takes the same time.
  package var scrollCurve: ScrollCurve {
    var curve = ScrollCurve.easeInOut
    if case .curve(let own) = course { curve = own }
    curve.duration = duration
    return curve
  }

  /// Returns the share of the distance that is done at a time after the begin of the delay.
  package func progress(at elapsed: TimeInterval) -> CGFloat {
    guard elapsed > delay else { return 0 }
    guard elapsed < total else { return 1 }
    let time = timeInRun(elapsed - delay) - (part?.offset ?? 0)
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    switch course {
    case .curve(let curve): return curve.progress(at: CGFloat(time / duration))
    case .spring(let damping, let velocity): return spring(damping, velocity, at: CGFloat(time))
    }
  }

  /// Returns the share of the distance that is done when a share of the whole run is, which springs may exceed.
  package func progress(inRun share: CGFloat) -> CGFloat {
    guard let part, duration > 0 else { return share }
    return min(max((share * CGFloat(part.run) - CGFloat(part.offset)) / CGFloat(duration), 0), 1)
  }

  /// Returns the time since the beginning of the present run, on the way back that until its beginning.
  private func timeInRun(_ time: TimeInterval) -> TimeInterval {
    guard autoreverses || repeatCount != 1 else { return time }
    let there = time.truncatingRemainder(dividingBy: autoreverses ? 2 * run : run)
    return there > run ? 2 * run - there : there
  }

  /// The fraction of the distance below which a spring counts as settled, at the end of the duration.
  private static let remainder: CGFloat = 0.001

  private func spring(_ damping: CGFloat, _ velocity: CGFloat, at time: CGFloat) -> CGFloat {
    let ratio = min(max(damping, 0.05), 1)
    let decay = -log(Self.remainder) / CGFloat(duration)
    guard ratio < 1 else { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let frequency = decay / ratio * sqrt(1 - ratio * ratio)
    let swing = cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time)
    return 1 - exp(-decay * time) * swing
  }
}
