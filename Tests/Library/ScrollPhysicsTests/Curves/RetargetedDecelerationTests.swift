import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

struct RetargetedDecelerationTests {
  private struct Case: Decodable {
    let name: String
    let x0, v0, target: CGFloat
    let curve: String
    let rate: CGFloat
    let duration: TimeInterval?
    let tolerance: CGFloat
  }

  @Test func `a released page bends its fling, or is pulled, as the worked numbers say`() throws {
    for each in try Vectors.load("physics/snapping", as: Case.self) {
      let way = Trajectory.snapping(
        from: each.x0, velocity: each.v0, to: each.target,
        decays: MotionSettings.uiKit.retargetDecays, settings: .uiKit)
      switch way {
      case .retargeted(let motion):
        #expect(each.curve == "A", "\(each.name)")
        #expect(isClose(motion.decay, each.rate, within: 1e-9), "\(each.name)")
      case .spring(let motion):
        #expect(each.curve == "B", "\(each.name)")
        #expect(isClose(motion.spring.damping / 2, each.rate, within: 1e-9), "\(each.name)")
      default:
        Issue.record("\(each.name): \(way)")
      }
      #expect(isClose(way.value(at: 0), each.x0))
      #expect(isClose(way.velocity(at: 0), each.v0, within: 1e-9))
      if let duration = each.duration {
        #expect(isClose(way.duration, duration, within: each.tolerance), "\(each.name): \(way.duration)")
      }
    }
  }

  @Test func `neither curve overshoots a target it moves towards`() {
    for velocity in stride(from: CGFloat(0), through: 20_000, by: 250) {
      let way = Trajectory.snapping(
        from: 12, velocity: velocity, to: 328, decays: 6...30, settings: .uiKit)
      for time in stride(from: 0.0, to: way.duration, by: 0.004) {
        #expect(way.value(at: time) <= 328 + 1e-9)
      }
    }
  }

  @Test func `a place on the bent fling is reached when the fling is there`() throws {
    let motion = try #require(
      RetargetedDeceleration(initialValue: 0, initialVelocity: 3280, target: 328))
    let time = try #require(motion.time(reaching: 164))
    #expect(isClose(time, TimeInterval(log(2.0) / 10), within: 1e-9))
    #expect(motion.time(reaching: -1) == nil)
  }

  private struct BentCase: Decodable {
    let name: String
    let x0, v0, target: CGFloat
    let decay: CGFloat?
    let duration: TimeInterval?
    let tolerance: TimeInterval
  }

  /// Covers requirement S29.
  @Test func `a fling is bent to its target without a kink, or not at all, as the worked numbers say`() throws
  {
    for each in try Vectors.load("physics/retarget", as: BentCase.self) {
      let motion = RetargetedDeceleration(
        initialValue: each.x0, initialVelocity: each.v0, target: each.target, decays: 0.001...1000)
      #expect((motion == nil) == (each.decay == nil), "\(each.name)")
      guard let motion, let decay = each.decay, let duration = each.duration else { continue }
      #expect(isClose(motion.decay, decay, within: 0.0001), "\(each.name)")
      #expect(isClose(motion.duration, duration, within: each.tolerance), "\(each.name): \(motion.duration)")
      #expect(isClose(motion.value(at: 0), each.x0) && isClose(motion.velocity(at: 0), each.v0, within: 1e-9))
    }
  }
}
