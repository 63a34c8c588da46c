import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct FlingWithBounceTests {
  private struct Case: Decodable {
    let x0, v0, edge, rate, bounceRate, crossing, velocity: CGFloat
    let afterCrossing: [[CGFloat]]
  }

  @Test func `a fling meets its edge, and bounces, as the worked numbers say`() throws {
    for each in try Vectors.load("physics/motion-sequence", as: Case.self) {
      let fling = Deceleration(
        initialValue: each.x0, initialVelocity: each.v0, rate: DecelerationRate(rawValue: each.rate))
      let motion = try #require(
        FlingWithBounce(deceleration: fling, edge: each.edge, spring: Spring(rate: each.bounceRate)))
      #expect(isClose(motion.crossing, each.crossing, within: 5e-7))
      #expect(isClose(motion.velocity(at: motion.crossing), each.velocity, within: 0.005))
      for point in each.afterCrossing {
        let value = motion.value(at: motion.crossing + TimeInterval(point[0]))
        #expect(isClose(value, point[1], within: 0.006), "\(value)")
      }
      #expect(motion.destination == each.edge)
    }
  }

  @Test func `position and velocity are continuous at the crossing`() throws {
    let fling = Deceleration(initialValue: 0, initialVelocity: 4000)
    let motion = try #require(FlingWithBounce(deceleration: fling, edge: 700, spring: Spring(rate: 10)))
    let (before, after) = (motion.crossing - 1e-9, motion.crossing + 1e-9)
    #expect(isClose(motion.value(at: before), motion.value(at: after), within: 1e-4))
    #expect(isClose(motion.velocity(at: before), motion.velocity(at: after), within: 1e-3))
  }

  @Test func `a fling that stops short of the edge is no sequence`() {
    let fling = Deceleration(initialValue: 0, initialVelocity: 1000)
    #expect(FlingWithBounce(deceleration: fling, edge: 500, spring: nil) == nil)
  }

  @Test func `without a spring content stops dead at the edge`() throws {
    let fling = Deceleration(initialValue: 0, initialVelocity: 1000)
    let motion = try #require(FlingWithBounce(deceleration: fling, edge: 200, spring: nil))
    #expect(motion.duration == motion.crossing)
    #expect(motion.value(at: motion.crossing + 1) == 200)
    #expect(motion.velocity(at: motion.crossing + 1) == 0)
  }
}
