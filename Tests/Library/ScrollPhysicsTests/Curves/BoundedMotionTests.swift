import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct BoundedMotionTests {
  @Test(arguments: [0, 300, -900, 4000, 40_000] as [CGFloat])
  func `it takes over the velocity and rests at the target in time`(velocity: CGFloat) {
    let move = BoundedMotion(initialValue: 900, initialVelocity: velocity, target: 0, within: 0.6)
    #expect(move.duration <= 0.6)
    #expect(isClose(move.value(at: 0), 900))
    #expect(isClose(move.velocity(at: 0), velocity, within: 1e-6))
    #expect(isClose(move.value(at: move.duration), 0))
    #expect(isClose(move.velocity(at: move.duration), 0))
    for time in stride(from: 0.001, to: move.duration - 0.001, by: 0.01) {
      let slope = (move.value(at: time + 1e-6) - move.value(at: time - 1e-6)) / 2e-6
      #expect(isClose(move.velocity(at: time), slope, within: 0.01))
      #expect(move.value(at: time) >= -1e-9)
    }
  }

  @Test func `beginning away from the target it turns once`() throws {
    let move = BoundedMotion(initialValue: 0, initialVelocity: 1000, target: -300, within: 0.6)
    let turn = try #require(move.nextTurn(after: 0))
    #expect(isClose(move.velocity(at: turn), 0, within: 1e-6))
    #expect(move.nextTurn(after: turn) == nil)
    #expect(
      BoundedMotion(initialValue: 0, initialVelocity: 0, target: 9, within: 1).nextTurn(after: 0) == nil)
  }
}
