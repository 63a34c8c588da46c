import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct DecelerationTests {
  private struct Case: Decodable {
    let name: String
    let x0, v0, rate: CGFloat
    let points, velocities: [[CGFloat]]
    let destination: CGFloat
    let duration: TimeInterval
    let tolerance: CGFloat
  }

  @Test func `a fling is where the worked numbers say`() throws {
    for each in try Vectors.load("physics/deceleration", as: Case.self) {
      let fling = Deceleration(
        initialValue: each.x0, initialVelocity: each.v0, rate: DecelerationRate(rawValue: each.rate))
      for point in each.points {
        let value = fling.value(at: TimeInterval(point[0]))
        #expect(isClose(value, point[1], within: each.tolerance), "\(each.name): \(value)")
      }
      for point in each.velocities {
        let velocity = fling.velocity(at: TimeInterval(point[0]))
        #expect(isClose(velocity, point[1], within: each.tolerance), "\(each.name): \(velocity)")
      }
      #expect(isClose(fling.destination, each.destination, within: each.tolerance), "\(each.name)")
      #expect(isClose(fling.duration, each.duration, within: 0.0005), "\(each.name)")
    }
  }

  private struct Decay: Decodable {
    let rate, decay, reach, halfLife: CGFloat
  }

  @Test func `the two rates have the decays that were measured`() throws {
    for each in try Vectors.load("physics/decay", as: Decay.self) {
      let rate = DecelerationRate(rawValue: each.rate)
      #expect(isClose(rate.decay, each.decay, within: 5e-8))
      #expect(isClose(1 / rate.decay, each.reach, within: 5e-8))
      let fling = Deceleration(initialValue: 0, initialVelocity: 1, rate: rate)
      #expect(isClose(fling.velocity(at: each.halfLife), 0.5, within: 0.004))
    }
  }

  @Test func `a place on the way is reached when the fling is there`() throws {
    let fling = Deceleration(initialValue: 10, initialVelocity: -700)
    for share in stride(from: CGFloat(0), to: 0.99, by: 0.03) {
      let place = 10 + (fling.destination - 10) * share
      let time = try #require(fling.time(reaching: place))
      #expect(isClose(fling.value(at: time), place, within: 1e-9))
    }
  }

  @Test func `a place behind the start or at the natural stop is never reached`() {
    let fling = Deceleration(initialValue: 0, initialVelocity: 1000)
    #expect(fling.time(reaching: -1) == nil)
    #expect(fling.time(reaching: fling.destination) == nil)
    #expect(fling.time(reaching: 0) == 0)
  }

  @Test func `without speed a fling is where it began, and nowhere else ever`() {
    let fling = Deceleration(initialValue: 70, initialVelocity: 0)
    #expect(fling.duration == 0 && fling.destination == 70 && fling.value(at: 9) == 70)
    #expect(fling.time(reaching: 70) == 0)
    #expect(fling.time(reaching: 71) == nil && fling.time(reaching: 69) == nil)
  }
}
