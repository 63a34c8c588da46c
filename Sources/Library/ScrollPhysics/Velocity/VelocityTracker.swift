package import Foundation
import LayoutGeometry

/// A tracker of a pointer's recent positions along one axis, and of its velocity.
///
/// Samples are merged into buckets of `interval` by event time, of each bucket only the last counts: a 1 kHz mouse in
/// whole points would otherwise fill the estimate with steps of ±1000 pt/s. The release of a button is not a sample:
/// it repeats a position at a later time and would halve the velocity.
package struct VelocityTracker: Hashable, Sendable {
  /// A position along the axis at an event's own time.
  package struct Sample: Hashable, Sendable {
    /// The event's time, in seconds.
    package var time: TimeInterval
    /// The position of the pointer, in points.
    package var position: CGFloat

    /// Creates a sample.
    package init(time: TimeInterval, position: CGFloat) {
      self.time = time
      self.position = position
    }
  }

  /// The method of estimating the velocity.
  package var estimator: VelocityEstimator
  /// The length of a bucket, in seconds.
  package var interval: TimeInterval
  /// The seconds of rest after which the velocity is 0.
  package var quietTime: TimeInterval

  /// The last sample of each bucket, oldest first.
  package private(set) var samples: [Sample] = []

  private static let capacity = 20

  /// The highest velocity reported, in points per second: about ten times that of a human hand.
  ///
  /// Timestamps too close together would otherwise give any velocity.
  private static let fastest: CGFloat = 100_000

  /// Creates an empty tracker with the constants of `settings`.
  package init(settings: MotionSettings = .uiKit) {
    estimator = settings.velocityEstimator
    interval = settings.sampleInterval
    quietTime = settings.quietTime
  }

  /// Adds the pointer's position at `time`.
  package mutating func add(_ position: CGFloat, at time: TimeInterval) {
    let sample = Sample(
      time: time.bounded(to: -TimeInterval.latest...TimeInterval.latest, or: 0), position: position.bounded)
    if let last = samples.last, bucket(last.time) >= bucket(time) {
      samples[samples.count - 1] = sample
      return
    }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(sample)
  }

  /// Removes all samples.
  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Returns the pointer's velocity at `time`, in points per second; 0 once it has rested for `quietTime`.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard let last = samples.last, !(time - last.time).reaches(quietTime) else { return 0 }
    return estimator.velocity(of: samples).bounded(to: -Self.fastest...Self.fastest, or: 0)
  }

  private func bucket(_ time: TimeInterval) -> TimeInterval {
    ((time + .stampResolution) / interval).rounded(.down)
  }
}
