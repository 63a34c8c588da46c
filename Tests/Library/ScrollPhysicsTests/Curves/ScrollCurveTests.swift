import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollCurveTests {
  private struct Case: Decodable {
    let fraction, progress: CGFloat
  }

  @Test func `easing in and out goes by the worked numbers`() throws {
    for each in try Vectors.load("physics/scroll-curve", as: Case.self) {
      let progress = ScrollCurve.easeInOut.progress(at: each.fraction)
      #expect(isClose(progress, each.progress, within: 0.00006), "\(progress)")
    }
    #expect(isClose(ScrollCurve.easeInOut.duration, 0.3))
  }

  @Test func `the slope is the derivative of the progress`() {
    let curves = [
      ScrollCurve.easeInOut,
      ScrollCurve(
        duration: 1, firstControl: CGPoint(x: 0.3, y: -0.4), secondControl: CGPoint(x: 0.7, y: 1.5)),
    ]
    for curve in curves {
      for fraction in stride(from: CGFloat(0.02), to: 0.99, by: 0.05) {
        let slope = (curve.progress(at: fraction + 1e-6) - curve.progress(at: fraction - 1e-6)) / 2e-6
        #expect(isClose(curve.slope(at: fraction), slope, within: 1e-4))
      }
    }
  }

  @Test func `a move goes from its start to its target and stays there`() {
    let move = EasedMotion(initialValue: 40, target: -60)
    #expect(isClose(move.value(at: 0), 40))
    #expect(isClose(move.value(at: 0.15), -10))
    #expect(isClose(move.value(at: 0.3), -60))
    #expect(isClose(move.value(at: 9), -60))
    #expect(isClose(move.velocity(at: 9), 0))
    #expect(move.nextTurn(after: 0) == nil)
  }

  @Test func `a curve that overshoots names its turns`() throws {
    let curve = ScrollCurve(
      duration: 2, firstControl: CGPoint(x: 0.3, y: -0.4), secondControl: CGPoint(x: 0.7, y: 1.5))
    let move = EasedMotion(initialValue: 0, target: 100, curve: curve)
    let first = try #require(move.nextTurn(after: 0))
    let second = try #require(move.nextTurn(after: first))
    #expect(move.value(at: first) < 0)
    #expect(move.value(at: second) > 100)
    #expect(isClose(move.velocity(at: first), 0, within: 1e-6))
    #expect(move.nextTurn(after: second) == nil)
  }

  @Test func `a move that takes no time is at its target at once, resting`() {
    var curve = ScrollCurve.easeInOut
    curve.duration = 0
    let move = EasedMotion(initialValue: 40, target: -60, curve: curve)
    for time in [0, 1] as [TimeInterval] {
      #expect(move.value(at: time) == -60 && move.velocity(at: time) == 0)
    }
    #expect(move.duration == 0 && move.nextTurn(after: 0) == nil)
  }
}
