import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of the rules that hold in every program.
struct ScrollMotionInvariantTests {
  private func start(_ program: MotionProgram) -> ScrollMotion {
    ScrollMotion(program.geometry, at: program.geometry.stops?.offset(at: 0) ?? 250)
  }

  private func distance(_ a: ScrollMotion, _ b: ScrollMotion) -> CGFloat {
    let period = a.geometry.bounds.period ?? 0
    return abs(CGFloat(a.lap - b.lap) * period + a.offset - b.offset)
  }

  /// Covers requirements R32 and S29.
  @Test func `no hand-over moves the content, and none that keeps its speed changes it`() {
    for seed in 0..<UInt64(1000) {
      let program = MotionProgram(seed: seed)
      var motion = start(program)
      for step in program.steps {
        motion.advance(to: step.time)
        let before = motion
        motion.take(step.action, at: step.time)
        let moved = distance(before, motion)
        let rest = motion.phase == .idle ? motion.settings.restDistance : 1e-9
        switch step.action {
        case .drag, .wheel, .abandon: break
        case .request(let request) where request.animation == .none: break
        default: #expect(moved <= rest, "seed \(seed): \(step.action) moved by \(moved)")
        }
        if case .lift = step.action, motion.isMoving {
          let expected = before.velocity + before.carriedVelocity
          #expect(isClose(motion.velocity, expected, within: 1e-6), "seed \(seed): lift")
        }
        if case .request = step.action, motion.isMoving, before.isMoving {
          #expect(isClose(motion.velocity, before.velocity, within: 1e-6), "seed \(seed): request")
        }
      }
    }
  }

  @Test func `what changes by itself changes without a jump and ends exactly on its target`() {
    for seed in 0..<UInt64(1000) {
      let program = MotionProgram(seed: seed)
      var motion = start(program)
      for step in program.steps {
        while let deadline = motion.nextDeadline, deadline <= step.time {
          let target = motion.targetOffset
          motion.advance(to: deadline - 1e-9)
          let before = motion
          motion.advance(to: deadline)
          let settled = motion.phase == .idle
          #expect(distance(before, motion) <= (settled ? 0.5 : 0) + 1e-4, "seed \(seed)")
          if settled { #expect(motion.offset == target, "seed \(seed)") }
        }
        motion.take(step.action, at: step.time)
      }
    }
  }

  /// Covers requirements R18 and R24.
  @Test func `at the end everything rests where it may`() {
    for seed in 0..<UInt64(1000) {
      let program = MotionProgram(seed: seed)
      var motion = start(program)
      for step in program.steps { motion.take(step.action, at: step.time) }
      motion.advance(to: program.end + 60)
      #expect(motion.phase == .idle && motion.velocity == 0 && motion.direction == .none, "seed \(seed)")
      if let range = motion.geometry.bounds.range { #expect(range.contains(motion.offset), "seed \(seed)") }
      if let stops = motion.geometry.stops, !program.asksForOffsets {
        let rests = (0..<stops.count).map {
          ScrollMotion(motion.geometry, at: stops.offset(at: $0)).offset
        }
        #expect(rests.contains(motion.offset), "seed \(seed): rests at \(motion.offset)")
        #expect(motion.stop == motion.settledStop, "seed \(seed)")
      }
    }
  }
}

extension MotionProgram {
  /// True when the program requests offsets that need not be stops.
  var asksForOffsets: Bool {
    steps.contains { step in
      if case .request(let request) = step.action, case .offset = request.target { true } else { false }
    }
  }
}
