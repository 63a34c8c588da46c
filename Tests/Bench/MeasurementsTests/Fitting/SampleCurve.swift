import Foundation
import LayoutGeometry
import ScrollPhysics
import TestSupport

@testable import Measurements

/// A curve as a camera would measure it, of content that moves by known settings.
struct SampleCurve {
  /// The decay of flings as a rate, as a feed sets it.
  var decelerationRate = 0.998
  var bounceRate = 10.0
  var snapRate = 12.0
  var rubberBandCoefficient = 0.55
  /// The length of the viewport, in points.
  var viewport = 800.0

  /// The samples a second.
  var rate = 60.0
  /// The standard deviation of the offsets' noise, in points.
  var noise = 0.0
  /// The share of frames that are missing.
  var missing = 0.0
  /// The time of the first frame, in seconds.
  var clock = 0.0
  /// The number of the curve's units that make a point.
  var scale = 1.0
  /// True when offsets are read off whole pixels.
  var isRounded = false
  var seed: UInt64 = 1

  /// The offset as a function of time, and the time at which it is all over.
  struct Motion {
    var offset: (TimeInterval) -> Double
    var end: TimeInterval
    /// The finger's place; `nil` where it is up.
    var finger: (TimeInterval) -> Double? = { _ in nil }
  }

  static let stillness = 0.3
  private static let dragTime = 0.35
  private static let restTime = 0.8

  /// Samples a motion.
  func series(of motion: Motion) -> MotionSeries {
    MotionSeries(sampled(motion).map { MotionSeries.Sample(time: $0.time + clock, offset: $0.offset) })
  }

  /// The finger's places at the samples of a motion.
  func fingers(of motion: Motion) -> [Double?] {
    sampled(motion).map { motion.finger($0.time).map { $0 * scale } }
  }

  private func sampled(_ motion: Motion) -> [(time: Double, offset: Double)] {
    var random = SplitMix64(seed: seed)
    var samples: [(time: Double, offset: Double)] = []
    for frame in 0...Int(motion.end * rate) {
      let time = Double(frame) / rate
      // The sum of twelve even numbers is nearly normal.
      let even = (0..<12).reduce(-6.0) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
      let isMissing = Double.random(in: 0..<1, using: &random) < missing
      guard !isMissing else { continue }
      let offset = (motion.offset(time) + even * noise) * scale
      samples.append((time, isRounded ? offset.rounded() : offset))
    }
    return samples
  }

  /// A drag by a hand that speeds up and lets go with `velocity`, then a fling from there.
  func fling(velocity: Double, from origin: Double = 40) -> Motion {
    freely(velocity: velocity, from: origin) { start in
      Deceleration(initialValue: CGFloat(start), initialVelocity: CGFloat(velocity), rate: deceleration)
    }
  }

  /// A drag, and a fling that meets an edge and comes back to it.
  func flingToEdge(_ edge: Double, velocity: Double, from origin: Double = 40) -> Motion {
    freely(velocity: velocity, from: origin) { start in
      let fling = Deceleration(
        initialValue: CGFloat(start), initialVelocity: CGFloat(velocity), rate: deceleration)
      return FlingWithBounce(
        deceleration: fling, edge: CGFloat(edge), spring: Spring(rate: CGFloat(bounceRate))) ?? fling
    }
  }

  /// A drag, and a spring to a stop.
  func snap(to stop: Double, velocity: Double, from origin: Double = 40) -> Motion {
    freely(velocity: velocity, from: origin) { start in
      SpringBounce(
        initialValue: CGFloat(start), initialVelocity: CGFloat(velocity), target: CGFloat(stop),
        spring: Spring(rate: CGFloat(snapRate)))
    }
  }

  /// An even pull from `inside` beyond the edge at 0, a stop of the hand, and the way back.
  func pull(pace: Double, for seconds: TimeInterval = 0.6, from inside: Double = 60) -> Motion {
    let band = RubberBand(dimension: CGFloat(viewport), coefficient: CGFloat(rubberBandCoefficient))
    let release = Self.stillness + seconds + 0.1
    func shown(_ time: TimeInterval) -> Double {
      let pulled = inside - pace * min(seconds, max(0, time - Self.stillness))
      return pulled > 0 ? pulled : -Double(band.offset(for: CGFloat(-pulled)))
    }
    let back = SpringBounce(
      initialValue: CGFloat(shown(release)), initialVelocity: 0, target: 0,
      spring: Spring(rate: CGFloat(bounceRate)))
    return Motion(
      offset: { time in
        if time < release { return shown(time) }
        return time - release < back.duration ? Double(back.value(at: time - release)) : 0
      }, end: release + back.duration + Self.restTime,
      finger: { time in
        time < release ? 200 + pace * min(seconds, max(0, time - Self.stillness)) : nil
      })
  }

  private var deceleration: DecelerationRate { DecelerationRate(rawValue: CGFloat(decelerationRate)) }

  private func freely(
    velocity: Double, from origin: Double, _ motion: (Double) -> any ScrollPhysics.Motion
  ) -> Motion {
    let drag = Self.dragTime
    func dragged(_ time: TimeInterval) -> Double {
      let part = time / drag
      return origin + velocity * drag * (part * part / 2 + 0.06 * sin(2 * .pi * part) * (1 - part))
    }
    let free = motion(dragged(drag))
    let release = Self.stillness + drag
    return Motion(
      offset: { time in
        if time < Self.stillness { return origin }
        if time < release { return dragged(time - Self.stillness) }
        let since = time - release
        return Double(since < free.duration ? free.value(at: since) : free.destination)
      }, end: release + free.duration + Self.restTime)
  }
}
