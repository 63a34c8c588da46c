import Foundation
import ScrollPhysics
import Testing

@testable import Measurements

/// Tests of curves that no setting explains, that contradict themselves, or that hold nothing.
struct UnexplainedCurveTests {
  private func series(rate: Double = 60, to end: Double = 2, _ offset: (Double) -> Double) -> MotionSeries {
    MotionSeries(
      (0...Int(end * rate)).map {
        MotionSeries.Sample(time: Double($0) / rate, offset: offset(Double($0) / rate))
      })
  }

  private nonisolated static let easing = EasedMotion(initialValue: 0, target: 300)

  private nonisolated static let strange: [(name: String, offset: @Sendable (Double) -> Double)] = [
    ("an animation that eases in and out", { $0 < 0.2 ? 0 : Double(easing.value(at: $0 - 0.2)) }),
    ("an even move", { min(300, max(0, ($0 - 0.2) * 400)) }),
    ("a wave", { 300 * sin($0 * 3) }),
    ("a spring that swings", { $0 < 0.2 ? 300 : 300 * exp(-4 * ($0 - 0.2)) * cos(20 * ($0 - 0.2)) }),
    (
      "a cubic that eases out",
      { time in
        let part = min(1, max(0, (time - 0.2) / 0.5))
        return 300 * (1 - pow(1 - part, 3))
      }
    ),
  ]

  @Test(arguments: strange.indices, [60.0, 120, 240])
  func `it is said to be one, and no setting is told`(index: Int, rate: Double) {
    let fit = MotionFit(series(rate: rate, Self.strange[index].offset))
    #expect(!fit.isExplained && fit.hasStrokes, "\(Self.strange[index].name)")
    #expect(fit.numbers.values.allSatisfy { $0.value == nil }, "\(fit.numbers)")
    #expect(fit.remarks.contains { $0.hasPrefix("no setting explains how the stroke at 0 s runs out") })
    #expect(fit.closeness == nil && fit.fitted.samples.isEmpty)
  }

  @Test func `where nothing moves there is nothing to explain`() {
    let fit = MotionFit(series { _ in 5 })
    #expect(!fit.hasStrokes && !fit.isExplained)
    #expect(fit.remarks == ["nothing in the curve moves far enough to be fitted"])
  }

  @Test func `a curve in milliseconds is suspected to be one`() {
    let seconds = series { 300 * (1 - exp(-4 * $0)) }
    let fit = MotionFit(
      MotionSeries(seconds.samples.map { MotionSeries.Sample(time: $0.time * 1000, offset: $0.offset) }))
    let words = "its samples are 16.7 s apart, as if times were milliseconds; they are read as seconds"
    #expect(fit.remarks.contains(words))
    #expect(!MotionFit(seconds).remarks.contains { $0.contains("milliseconds") })
  }

  @Test func `a few samples are too few`() {
    let fit = MotionFit(series(rate: 10, to: 0.5) { $0 * 900 })
    #expect(!fit.isExplained && fit.numbers[.decelerationRate]?.value == nil)
  }

  @Test func `two flings of different deceleration contradict each other`() throws {
    var curve = SampleCurve()
    let first = curve.series(of: curve.fling(velocity: 1500)).samples
    let end = try #require(first.last)
    curve.decelerationRate = 0.996
    let second = curve.series(of: curve.fling(velocity: 1500, from: end.offset)).shifted(by: end.time + 0.1)
    let fit = MotionFit(MotionSeries(first + second.samples))
    #expect(!fit.isExplained)
    #expect(
      fit.remarks == [
        "the strokes contradict each other: motion.decelerationRate is 0.998 in one and 0.996 in another"
      ])
  }

  @Test func `a spring to where no edge is known is told by its place`() {
    let curve = SampleCurve()
    var ground = FitAssumptions()
    ground.edges = -3000...3000
    let fit = MotionFit(curve.series(of: curve.snap(to: 428, velocity: 900)), on: ground)
    #expect(!fit.isExplained && fit.numbers[.bounceRate]?.value == nil)
    #expect(fit.remarks == ["the stroke at 0 s springs to 428, where no edge is known"], "\(fit.remarks)")
  }

  @Test func `a loop has no edge that would tell of a rubber band`() {
    var curve = SampleCurve()
    curve.noise = 0.3
    var ground = FitAssumptions()
    (ground.isLooped, ground.hasStops) = (true, true)
    let fit = MotionFit(curve.series(of: curve.snap(to: 428, velocity: 900)), on: ground)
    #expect(fit.numbers[.rubberBandCoefficient]?.value == nil)
    #expect(fit.numbers[.snapRate]?.value != nil)
  }
}
