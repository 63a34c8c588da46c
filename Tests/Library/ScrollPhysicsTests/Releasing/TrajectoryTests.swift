import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct TrajectoryTests {
  private func trajectories(seed: UInt64) -> [Trajectory] {
    var random = SplitMix64(seed: seed)
    let velocity = (random.share() - 0.5) * 8000
    let target = (random.share() - 0.5) * 2000
    let fling = Deceleration(initialValue: 0, initialVelocity: velocity)
    let spring = Spring(mass: 1, stiffness: 50 + random.share() * 300, damping: 4 + random.share() * 60)
    let curve = ScrollCurve(
      duration: 0.37, firstControl: CGPoint(x: 0.3, y: -random.share()),
      secondControl: CGPoint(x: 0.6, y: 1 + random.share()))
    var all: [Trajectory] = [
      .deceleration(fling),
      .spring(SpringBounce(initialValue: 0, initialVelocity: velocity, target: target, spring: spring)),
      .eased(EasedMotion(initialValue: 0, target: target, curve: curve)),
      .bounded(
        BoundedMotion(initialValue: 0, initialVelocity: velocity, target: target, within: 0.61)),
    ]
    if let motion = FlingWithBounce(
      deceleration: fling, edge: fling.destination * random.share(), spring: spring)
    {
      all.append(.sequence(motion))
    }
    if let motion = RetargetedDeceleration(initialValue: 0, initialVelocity: velocity, target: target) {
      all.append(.retargeted(motion))
    }
    return all
  }

  @Test func `asked past a turn a motion names a later one, until there is none`() {
    for seed in 0..<UInt64(400) {
      for motion in trajectories(seed: seed) {
        var time = 0.0
        while let turn = motion.nextTurn(after: time), turn < motion.duration {
          #expect(turn > time, "seed \(seed): \(motion)")
          guard turn > time else { break }
          time = turn
        }
      }
    }
  }

  @Test func `between its turns a motion keeps its way`() {
    for seed in 0..<UInt64(200) {
      for motion in trajectories(seed: seed) {
        var start = 0.0
        while start < motion.duration {
          let end = Swift.min(motion.nextTurn(after: start) ?? motion.duration, motion.duration)
          let sign: CGFloat = motion.value(at: end) >= motion.value(at: start) ? 1 : -1
          var last = motion.value(at: start)
          for part in 1...20 {
            let value = motion.value(at: start + (end - start) * Double(part) / 20)
            #expect((value - last) * sign >= -1e-7, "seed \(seed): \(motion)")
            last = value
          }
          start = end
        }
      }
    }
  }

  @Test func `the time at which a place is reached is the first at which the motion is there`() {
    for seed in 0..<UInt64(200) {
      for motion in trajectories(seed: seed) {
        let place = motion.value(at: motion.duration * 0.3)
        guard let time = motion.time(reaching: place) else {
          Issue.record("seed \(seed): \(motion)")
          continue
        }
        #expect(time <= motion.duration * 0.3 + 1e-9)
        #expect(isClose(motion.value(at: time), place, within: 1e-7), "seed \(seed): \(motion)")
      }
    }
  }

  @Test func `at its duration a motion is at most the rest distance from its destination`() {
    for seed in 0..<UInt64(400) {
      for motion in trajectories(seed: seed) {
        #expect(abs(motion.value(at: motion.duration) - motion.destination) <= 0.5 + 1e-9)
      }
    }
  }
}
