import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import Measurements

/// Tests that the true numbers of many curves lie within the bounds that are stated with what is found.
struct StatedBoundsTests {
  /// A kind of stroke, and the settings that it tells.
  private nonisolated enum Kind: String, CaseIterable, Sendable {
    case fling, edge, pull, snap
  }

  /// How often a number was told, and how often the true one lay within its bounds.
  private struct Count {
    var all = 0
    var told = 0
    var within = 0

    mutating func note(_ number: FittedNumber?, _ truth: Double) {
      all += 1
      guard case .known(let value, let error)? = number else { return }
      told += 1
      // What is written counts: the number in its few decimals.
      let written = Double(FitNumberFormat.text(value, error: error)) ?? value
      if abs(written - truth) <= 2 * error * 1.0001 { within += 1 }
    }
  }

  private func curve(_ seed: UInt64, noise: Double, _ random: inout SplitMix64) -> SampleCurve {
    var curve = SampleCurve()
    (curve.noise, curve.seed) = (noise, seed)
    (curve.rate, curve.missing, curve.scale) = seed.isMultiple(of: 2) ? (60, 0.2, 3) : (120, 0.3, 1)
    curve.isRounded = seed.isMultiple(of: 3)
    curve.clock = Double.random(in: -3...9, using: &random)
    curve.decelerationRate = Double.random(in: 0.994...0.9985, using: &random)
    curve.bounceRate = Double.random(in: 6...18, using: &random)
    curve.snapRate = Double.random(in: 8...20, using: &random)
    curve.rubberBandCoefficient = Double.random(in: 0.25...0.75, using: &random)
    return curve
  }

  @Test(arguments: Kind.allCases, [0.15, 0.5, 1])
  private func `nearly all true numbers lie within their bounds`(kind: Kind, noise: Double) {
    var count = Count()
    for seed in 1...UInt64(14) {
      var random = SplitMix64(seed: seed &* 977 &+ UInt64(noise * 100))
      let curve = curve(seed, noise: noise, &random)
      var ground = FitAssumptions(scale: curve.scale)
      let velocity = Double.random(in: 700...4500, using: &random)
      let share = Double.random(in: 0.2...0.9, using: &random)
      let drag = velocity * 0.35 / 2
      switch kind {
      case .fling:
        let fit = MotionFit(curve.series(of: curve.fling(velocity: velocity)), on: ground)
        count.note(fit.numbers[.decelerationRate], curve.decelerationRate)
      case .edge:
        let way = velocity / (-1000 * log(curve.decelerationRate))
        let motion = curve.flingToEdge(40 + drag + share * way, velocity: velocity)
        let fit = MotionFit(curve.series(of: motion), on: ground)
        count.note(fit.numbers[.decelerationRate], curve.decelerationRate)
        count.note(fit.numbers[.bounceRate], curve.bounceRate)
      case .pull:
        (ground.edges, ground.viewport) = (0...5000, 800)
        let motion = curve.pull(pace: 300 + velocity / 8)
        let blind = MotionFit(curve.series(of: motion), on: ground)
        count.note(blind.numbers[.rubberBandCoefficient], curve.rubberBandCoefficient)
        count.note(blind.numbers[.bounceRate], curve.bounceRate)
        let seen = MotionFit(curve.series(of: motion), fingers: curve.fingers(of: motion), on: ground)
        count.note(seen.numbers[.rubberBandCoefficient], curve.rubberBandCoefficient)
      case .snap:
        ground.hasStops = true
        let way = Double.random(in: 60...460, using: &random)
        let slow = min(velocity, share * curve.snapRate * way)
        let motion = curve.snap(to: 40 + slow * 0.35 / 2 + way, velocity: slow)
        count.note(MotionFit(curve.series(of: motion), on: ground).numbers[.snapRate], curve.snapRate)
      }
    }
    #expect(count.told * 10 >= count.all * 7, "\(kind), noise \(noise): \(count.told) of \(count.all) told")
    #expect(
      count.within * 100 >= count.told * 85,
      "\(kind), noise \(noise): \(count.within) of \(count.told) within")
  }

  @Test(arguments: 1...UInt64(8))
  func `a spring inside known edges is never told as a fling`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let curve = curve(seed, noise: [0, 0.15, 0.5, 1][Int(seed % 4)], &random)
    var ground = FitAssumptions(scale: curve.scale)
    ground.edges = 0...6000
    let way = Double.random(in: 60...460, using: &random)
    let velocity = min(4000, Double.random(in: 0.1...0.9, using: &random) * curve.snapRate * way)
    let motion = curve.snap(to: 40 + velocity * 0.35 / 2 + way, velocity: velocity)
    let fit = MotionFit(curve.series(of: motion), on: ground)
    #expect(fit.numbers.values.allSatisfy { $0.value == nil } && !fit.isExplained, "\(fit.numbers)")
    #expect(
      fit.remarks.contains {
        $0.contains("where no edge is known") || $0.contains("which one is not determined")
      },
      "\(fit.remarks)")
  }

  @Test(arguments: [0.997, 0.998])
  func `a slow fling inside known edges is told as ever`(decelerationRate: Double) throws {
    var curve = SampleCurve()
    (curve.decelerationRate, curve.noise) = (decelerationRate, 0.5)
    var ground = FitAssumptions()
    ground.edges = 0...6000
    let fit = MotionFit(curve.series(of: curve.fling(velocity: 2000)), on: ground)
    #expect(fit.isExplained && fit.numbers[.decelerationRate]?.value != nil, "\(fit.remarks)")
  }

  @Test func `what moved without a hand is left out of a log, and that is said`() throws {
    let curve = SampleCurve()
    var samples = curve.series(of: curve.snap(to: 428, velocity: 900)).samples
    for index in samples.indices { samples[index].phase = .decelerating }
    let end = try #require(samples.last)
    // A page turned by itself, in half a second at an even pace, as no spring goes.
    for step in 1...90 {
      var sample = MotionSeries.Sample(
        time: end.time + Double(step) / 60, offset: end.offset + 300 * min(1, Double(step) / 30))
      sample.phase = step <= 30 ? .animating : .idle
      samples.append(sample)
    }
    var ground = FitAssumptions()
    ground.hasStops = true
    let fit = MotionFit(MotionSeries(samples), on: ground)
    #expect(fit.isExplained && fit.strokes.count == 1, "\(fit.remarks)")
    #expect(try abs(#require(fit.numbers[.snapRate]?.value) - 12) < 0.1)
    #expect(
      fit.remarks.contains { $0.hasPrefix("a move that no hand made is left out, at ") }, "\(fit.remarks)")
  }
}
