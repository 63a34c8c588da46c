import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionEventTests {
  @Test func `a stop changes at the instant its midpoint is crossed`() throws {
    var motion = ScrollMotion(Fixtures.pages)
    motion.stroke(by: -60, at: -900, from: 0)
    motion.advance(to: 5)
    let events = motion.takeEvents()
    let change = try #require(events.first { $0.kind == .stopChanged(1, .fling) })
    var replay = ScrollMotion(Fixtures.pages)
    replay.stroke(by: -60, at: -900, from: 0)
    replay.advance(to: change.time)
    #expect(isClose(replay.offset, 164, within: 1e-9))
  }

  @Test func `a long fling tells every stop on its way, in order`() {
    var motion = ScrollMotion(Fixtures.boundaries)
    motion.stroke(by: -80, at: -2600, from: 0)
    motion.advance(to: 20)
    let stops = motion.takeKinds().stops
    #expect(stops == Array(1...stops.count) && stops.count >= 5)
  }

  /// Covers requirement S05.
  @Test func `a hand trembling at a midpoint changes the stop once`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.beginDrag(at: 0)
    for step in 0..<40 {
      motion.drag(to: step % 2 == 0 ? -164.4 : -163.6, at: 0.1 + Double(step) / 100)
    }
    #expect(motion.takeKinds().stops == [1])
    motion.drag(to: -162, at: 1)
    #expect(motion.takeKinds().stops == [0])
  }

  /// Covers requirement S05.
  @Test func `the first and last legal offsets belong to the first and last stop`() {
    let narrow = ScrollGeometry(
      viewportLength: 390, bounds: .clamped(0...120),
      stops: SnapPoints(offsets: [-80, 40, 300]))
    var motion = ScrollMotion(narrow, at: 0)
    #expect(motion.stop == 0)
    motion.wheel(by: 60, at: 1)
    #expect(motion.stop == 1)
    motion.wheel(by: 60, at: 2)
    #expect(motion.stop == 2)
    #expect(ScrollMotion(narrow, at: 500).stop == 2)
  }

  /// Covers requirement R39.
  @Test func `pulling past an end changes no stop`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.beginDrag(at: 0)
    for step in 1...30 { motion.drag(to: CGFloat(step) * 40, at: Double(step) / 100) }
    motion.lift(at: 1)
    motion.advance(to: 5)
    #expect(motion.takeKinds().stops.isEmpty && motion.offset == 0)
  }

  /// Covers requirement S33.
  @Test func `a bounce is no change of direction`() {
    var motion = ScrollMotion(Fixtures.feed, at: 2000)
    motion.stroke(by: -150, at: -2500, from: 0)
    motion.advance(to: 20)
    #expect(motion.takeKinds().directions == [.towardsEnd, .none])
    motion.beginDrag(at: 21)
    motion.drag(to: -100, at: 21.1)
    motion.lift(at: 21.5)
    motion.advance(to: 30)
    #expect(motion.takeKinds().directions == [.towardsEnd, .none])
  }

  /// Covers requirement S33.
  @Test func `half a point of trembling has no direction, more has`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.beginDrag(at: 0)
    for (step, way) in ([-0.4, 0.4, -0.5, 0.5, 0] as [CGFloat]).enumerated() {
      motion.drag(to: way, at: Double(step + 1) / 50)
    }
    #expect(motion.direction == .none)
    motion.drag(to: -30, at: 0.2)
    #expect(motion.direction == .towardsEnd)
    motion.drag(to: -29.6, at: 0.22)
    #expect(motion.direction == .towardsEnd)
    motion.drag(to: -29.4, at: 0.24)
    #expect(motion.direction == .towardsStart)
    #expect(motion.takeKinds().directions == [.towardsEnd, .towardsStart])
  }

  /// Covers requirements R27 and S28.
  @Test func `where a release goes is known before it moves`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.stroke(by: -60, at: -900, from: 0)
    let kinds = motion.takeKinds()
    #expect(kinds.suffix(2) == [.willSettle(offset: 328, stop: 1), .phaseChanged(.decelerating)])
    #expect(motion.targetStop == 1 && motion.settledStop == 0)
    #expect(motion.predictedOffset.map { $0 > 140 && $0 < 160 } == true)
  }
}
