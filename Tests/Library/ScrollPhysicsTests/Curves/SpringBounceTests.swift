import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct SpringBounceTests {
  private struct Case: Decodable {
    let name: String
    let x0, v0, target, rate: CGFloat
    let points: [[CGFloat]]
    let duration: TimeInterval?
  }

  @Test func `a critical spring is where the worked numbers say`() throws {
    for each in try Vectors.load("physics/spring-bounce", as: Case.self) {
      let motion = SpringBounce(
        initialValue: each.x0, initialVelocity: each.v0, target: each.target,
        spring: Spring(rate: each.rate))
      for point in each.points {
        let value = motion.value(at: TimeInterval(point[0]))
        #expect(isClose(value, point[1], within: 0.006), "\(each.name): \(value)")
      }
      if let duration = each.duration {
        #expect(isClose(motion.duration, duration, within: 0.005), "\(each.name): \(motion.duration)")
      }
    }
  }

  private static let springs = [
    Spring(rate: 10), Spring(mass: 0.5, stiffness: 100, damping: 2 * 1.1 * (50 as CGFloat).squareRoot()),
    Spring(mass: 2, stiffness: 300, damping: 8), Spring(mass: 1, stiffness: 100, damping: 60),
  ]
  private static let starts: [(CGFloat, CGFloat)] = [
    (100, 0), (0, 1800), (-40, 900), (60, -2500), (5, 300), (0.1, -4),
  ]

  @Test func `an over-damped spring has the roots of its constants`() {
    let spring = Self.springs[1]
    #expect(isClose(spring.dampingRatio, 1.1, within: 1e-12))
    let slow = SpringBounce(initialValue: 1, initialVelocity: -9.08, target: 0, spring: spring)
    #expect(isClose(slow.value(at: 0.2), exp(-9.08 * 0.2), within: 0.001))
    let fast = SpringBounce(initialValue: 1, initialVelocity: -22.04, target: 0, spring: spring)
    #expect(isClose(fast.value(at: 0.2), exp(-22.04 * 0.2), within: 0.001))
  }

  @Test func `every spring begins with what it was given, and its velocity is the slope`() {
    for spring in Self.springs {
      for (x0, v0) in Self.starts {
        let motion = SpringBounce(initialValue: x0, initialVelocity: v0, target: 0, spring: spring)
        #expect(isClose(motion.value(at: 0), x0))
        #expect(isClose(motion.velocity(at: 0), v0, within: 1e-8))
        for time in stride(from: 0.01, to: 1, by: 0.07) {
          let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
          #expect(isClose(motion.velocity(at: time), slope, within: 1e-3 + abs(slope) * 1e-5))
        }
      }
    }
  }

  @Test func `every spring turns where its velocity is nothing`() {
    for spring in Self.springs {
      for (x0, v0) in Self.starts {
        let motion = SpringBounce(initialValue: x0, initialVelocity: v0, target: 0, spring: spring)
        guard let turn = motion.nextTurn(after: 0) else { continue }
        #expect(isClose(motion.velocity(at: turn), 0, within: 1e-6))
        for time in stride(from: turn * 0.02, to: turn * 0.98, by: turn * 0.04) {
          #expect(motion.velocity(at: time) * v0 >= 0 || v0 == 0)
        }
      }
    }
  }

  @Test func `after its duration a spring stays within the rest distance`() {
    for spring in Self.springs {
      for (x0, v0) in Self.starts {
        let motion = SpringBounce(initialValue: x0, initialVelocity: v0, target: 0, spring: spring)
        for extra in stride(from: 0.0, to: 2, by: 0.01) {
          #expect(abs(motion.value(at: motion.duration + extra)) <= 0.5 + 1e-9)
        }
      }
    }
  }

  @Test func `a value in the swing is reached the first time it is passed`() throws {
    let motion = SpringBounce(
      initialValue: 0, initialVelocity: 1800, target: 0, spring: Spring(mass: 2, stiffness: 300, damping: 8))
    let top = try #require(motion.nextTurn(after: 0))
    let time = try #require(motion.time(reaching: motion.value(at: top) / 2))
    #expect(time < top)
    #expect(isClose(motion.value(at: time), motion.value(at: top) / 2, within: 1e-9))
    #expect(motion.time(reaching: 1e6) == nil)
  }
}
