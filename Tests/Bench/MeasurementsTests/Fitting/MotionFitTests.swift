import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import Measurements

/// Tests that known settings come back from curves measured under noise, with frames missing, a clock of its own and
/// pixels for points.
struct MotionFitTests {
  /// A way of measuring, and how near the numbers have to come.
  nonisolated struct Measuring: Sendable, CustomTestStringConvertible {
    var rate: Double
    var noise: Double
    var missing: Double
    var scale: Double
    var isRounded = false
    /// The largest error of a rate, as a share of it.
    var bound: Double

    var testDescription: String {
      "\(rate) Hz, noise \(noise), \(missing) missing, \(scale) a point\(isRounded ? ", rounded" : "")"
    }
  }

  private nonisolated static let measurings = [
    Measuring(rate: 60, noise: 0, missing: 0, scale: 1, bound: 0.005),
    Measuring(rate: 120, noise: 0, missing: 0.3, scale: 3, isRounded: true, bound: 0.02),
    Measuring(rate: 60, noise: 0, missing: 0.3, scale: 1, isRounded: true, bound: 0.04),
    Measuring(rate: 60, noise: 0.5, missing: 0.2, scale: 3, bound: 0.04),
    Measuring(rate: 240, noise: 0.5, missing: 0, scale: 2, bound: 0.04),
    Measuring(rate: 60, noise: 1.5, missing: 0.2, scale: 1, bound: 0.12),
  ]

  private func curve(_ measuring: Measuring, seed: UInt64) -> SampleCurve {
    var curve = SampleCurve()
    (curve.rate, curve.noise, curve.missing) = (measuring.rate, measuring.noise, measuring.missing)
    (curve.scale, curve.isRounded, curve.seed) = (measuring.scale, measuring.isRounded, seed)
    curve.clock = Double(seed) * 1.37 - 3
    return curve
  }

  /// Decays are compared, not shares of a millisecond, which are all near 1.
  private func error(_ number: FittedNumber?, _ wanted: Double, of setting: FittedSetting) throws -> Double {
    let value = try #require(number?.value, "\(setting.rawValue): \(String(describing: number))")
    return setting == .decelerationRate ? abs(log(value) / log(wanted) - 1) : abs(value / wanted - 1)
  }

  @Test(arguments: measurings, [0.995, 0.997, 0.998])
  func `a fling tells its deceleration`(_ measuring: Measuring, decelerationRate: Double) throws {
    for (seed, velocity) in [(1, 1200.0), (2, -2500), (3, 4000)] {
      var curve = curve(measuring, seed: UInt64(seed))
      curve.decelerationRate = decelerationRate
      let fit = MotionFit(
        curve.series(of: curve.fling(velocity: velocity, from: velocity < 0 ? 3000 : 40)),
        on: FitAssumptions(scale: measuring.scale))
      let error = try error(fit.numbers[.decelerationRate], decelerationRate, of: .decelerationRate)
      #expect(error <= measuring.bound, "\(error), seed \(seed)")
      #expect(fit.isExplained, "\(fit.remarks)")
      #expect(fit.numbers[.bounceRate]?.value == nil && fit.numbers[.rubberBandCoefficient]?.value == nil)
    }
  }

  @Test(arguments: measurings, [7.0, 10, 16])
  func `a fling into an edge tells its deceleration and its spring`(
    _ measuring: Measuring, bounceRate: Double
  ) throws {
    var curve = curve(measuring, seed: 4)
    curve.bounceRate = bounceRate
    let fit = MotionFit(
      curve.series(of: curve.flingToEdge(900, velocity: 2500)), on: FitAssumptions(scale: measuring.scale))
    let spring = try error(fit.numbers[.bounceRate], bounceRate, of: .bounceRate)
    #expect(spring <= measuring.bound, "\(spring)")
    // The fling is cut off by the edge, and tells less.
    let fling = try error(fit.numbers[.decelerationRate], 0.998, of: .decelerationRate)
    #expect(fling <= 2 * measuring.bound, "\(fling)")
    #expect(fit.isExplained, "\(fit.remarks)")
  }

  @Test(arguments: measurings, [0.3, 0.55, 0.7])
  func `an even pull beyond an edge tells the rubber band, and its release the spring`(
    _ measuring: Measuring, coefficient: Double
  ) throws {
    var curve = curve(measuring, seed: 5)
    curve.rubberBandCoefficient = coefficient
    var ground = FitAssumptions(scale: measuring.scale)
    (ground.edges, ground.viewport) = (0...5000, 800)
    let pull = curve.pull(pace: 500)
    let blind = MotionFit(curve.series(of: pull), on: ground)
    let band = try error(blind.numbers[.rubberBandCoefficient], coefficient, of: .rubberBandCoefficient)
    #expect(band <= max(0.02, measuring.bound), "\(band)")
    #expect(blind.remarks.contains { $0.contains("the finger is taken to go on evenly") })
    let fit = MotionFit(curve.series(of: pull), fingers: curve.fingers(of: pull), on: ground)
    let measured = try error(fit.numbers[.rubberBandCoefficient], coefficient, of: .rubberBandCoefficient)
    #expect(measured <= max(0.005, measuring.bound / 4), "\(measured)")
    let spring = try error(fit.numbers[.bounceRate], 10, of: .bounceRate)
    #expect(spring <= measuring.bound, "\(spring)")
    #expect(fit.remarks.isEmpty && fit.isExplained, "\(fit.remarks)")
  }

  @Test(arguments: measurings, [0.0, 60])
  func `a finger that comes down for the pull tells the rubber band, also where content rests at its edge`(
    _ measuring: Measuring, inside: Double
  ) throws {
    let curve = curve(measuring, seed: 5)
    var ground = FitAssumptions(scale: measuring.scale)
    (ground.edges, ground.viewport) = (0...5000, 800)
    var pull = curve.pull(pace: 500, from: inside)
    let down = pull.finger
    pull.finger = { time in time < SampleCurve.stillness ? nil : down(time) }
    let fit = MotionFit(curve.series(of: pull), fingers: curve.fingers(of: pull), on: ground)
    let band = try error(fit.numbers[.rubberBandCoefficient], 0.55, of: .rubberBandCoefficient)
    #expect(band <= max(0.01, measuring.bound / 2), "\(band)")
    #expect(fit.remarks.isEmpty && fit.isExplained, "\(fit.remarks)")
  }

  @Test(arguments: measurings, [9.0, 12, 18])
  func `a release to a stop tells the row's spring and nothing of deceleration`(
    _ measuring: Measuring, snapRate: Double
  ) throws {
    var curve = curve(measuring, seed: 8)
    curve.snapRate = snapRate
    var ground = FitAssumptions(scale: measuring.scale)
    ground.hasStops = true
    let series = curve.series(of: curve.snap(to: 428, velocity: 900))
    for ground in [ground, FitAssumptions(scale: measuring.scale)] {
      let fit = MotionFit(series, on: ground)
      let error = try error(fit.numbers[.snapRate], snapRate, of: .snapRate)
      #expect(error <= measuring.bound, "\(error)")
      #expect(fit.numbers[.decelerationRate]?.value == nil && fit.numbers[.bounceRate]?.value == nil)
    }
  }

  @Test func `strokes one after the other are fitted together`() throws {
    var curve = SampleCurve()
    curve.noise = 0.5
    let first = curve.series(of: curve.fling(velocity: 1500)).samples
    let end = try #require(first.last)
    curve.seed = 2
    let second = curve.series(of: curve.flingToEdge(end.offset + 300, velocity: 1500, from: end.offset))
    let fit = MotionFit(MotionSeries(first + second.shifted(by: end.time + 0.1).samples))
    #expect(fit.isExplained && fit.strokes.map(\.meaning) == [.fling, .flingToEdge])
    #expect(try error(fit.numbers[.decelerationRate], 0.998, of: .decelerationRate) < 0.02)
    #expect(try error(fit.numbers[.bounceRate], 10, of: .bounceRate) < 0.04)
  }

  @Test func `an edge where the row has none is told, and changes no number`() throws {
    let curve = SampleCurve()
    var ground = FitAssumptions()
    (ground.edges, ground.viewport) = (0...512, 800)
    let fit = MotionFit(curve.series(of: curve.flingToEdge(900, velocity: 2500)), on: ground)
    #expect(try error(fit.numbers[.bounceRate], 10, of: .bounceRate) < 0.005)
    let remark = "the curve meets an edge at 900, where the row has none: its edges are 0 and 512"
    #expect(fit.remarks == [remark], "\(fit.remarks)")
    ground.edges = 0...900
    #expect(MotionFit(fit.curve, on: ground).remarks.isEmpty)
  }

  @Test(arguments: [
    (0.99748, 0.000017, "0.99748", "0.000034"), (11.49, 0.0636, "11.5", "0.13"),
    (11.46, 0.0636, "11.46", "0.13"),
    (11.998, 0.01, "12", "0.02"), (12, 0, "12", "0.000001"),
  ])
  func `a number is written as far as it is known`(
    value: Double, error: Double, number: String, spread: String
  ) {
    #expect(FitNumberFormat.text(value, error: error) == number && FitNumberFormat.error(error) == spread)
  }

  @Test func `a curve without noise is met exactly, and settles when it does`() throws {
    let curve = SampleCurve()
    let fit = MotionFit(curve.series(of: curve.flingToEdge(900, velocity: 2500)))
    let closeness = try #require(fit.closeness)
    #expect(closeness.rms < 1e-6 && closeness.largest < 1e-6 && closeness.count > 30)
    let settling = try #require(closeness.settlings.first)
    #expect(isClose(CGFloat(settling.measured), CGFloat(settling.fitted), within: 1.0 / 60))
    let fitted = fit.fitted.samples.filter { sample in fit.curve.samples.contains { $0.time == sample.time } }
    #expect(!fitted.isEmpty)
    let phases = Set(fit.phased.samples.compactMap(\.phase))
    #expect(phases == [.idle, .dragging, .decelerating, .bouncing])
  }
}
