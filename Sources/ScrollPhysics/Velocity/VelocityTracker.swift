public import Foundation
import LayoutGeometry

/// The recent way of a pointer along one axis, and the velocity it had.
///
/// Samples are merged into buckets of `interval` by event time, the last of each bucket counting: a 1 kHz
/// mouse in whole points would otherwise fill the estimate with steps of ±1000 pt/s. The release of a button
/// is no sample: it repeats a position at a later time and would halve the velocity.
public struct VelocityTracker: Hashable, Sendable {
  /// A position along the axis at an event's own time.
  public struct Sample: Hashable, Sendable {
    /// The event's time, in seconds.
    public var time: TimeInterval
    /// Where the pointer was, in points.
    public var position: CGFloat

    /// Creates a sample.
    public init(time: TimeInterval, position: CGFloat) {
      self.time = time
      self.position = position
    }
  }

  /// How the velocity is estimated.
  public var estimator: VelocityEstimator
  /// The length of a bucket, in seconds.
  public var interval: TimeInterval
  /// How long a rest makes the velocity 0, in seconds.
  public var quietTime: TimeInterval

  /// The last sample of each bucket, oldest first.
  public private(set) var samples: [Sample] = []

  private static let capacity = 20

  /// The highest velocity that is told, in points per second, ten times what a hand reaches: stamps that lie too close
  /// together would tell any.
  private static let fastest: CGFloat = 100_000

  /// Creates an empty tracker with the constants of `settings`.
  public init(settings: MotionSettings = .uiKit) {
    estimator = settings.velocityEstimator
    interval = settings.sampleInterval
    quietTime = settings.quietTime
  }

  /// Notes where the pointer is at `time`.
  public mutating func add(_ position: CGFloat, at time: TimeInterval) {
    let sample = Sample(
      time: time.bounded(to: -TimeInterval.latest...TimeInterval.latest, or: 0), position: position.bounded)
    if let last = samples.last, bucket(last.time) >= bucket(time) {
      samples[samples.count - 1] = sample
      return
    }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(sample)
  }

  /// Forgets everything.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The pointer's velocity as seen at `time`, in points per second; 0 once it has rested `quietTime`.
  public func velocity(at time: TimeInterval) -> CGFloat {
    guard let last = samples.last, !(time - last.time).reaches(quietTime) else { return 0 }
    return estimator.velocity(of: samples).bounded(to: -Self.fastest...Self.fastest, or: 0)
  }

  private func bucket(_ time: TimeInterval) -> TimeInterval {
    ((time + .stampResolution) / interval).rounded(.down)
  }
}
