import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionLoopTests {
  /// A loop of widths that no binary fraction holds, so that sums of them drift.
  private let uneven = ScrollGeometry(
    viewportLength: 390, bounds: .periodic(1000.1),
    stops: SnapPoints(offsets: [0.1, 333.3, 700.7]), decelerationRate: .fast)

  /// Covers requirements R08 and S31.
  @Test func `a thousand laps rest bit for bit where they began`() {
    for geometry in [Fixtures.loop, uneven] {
      let count = geometry.stops?.count ?? 0
      let start = geometry.stops?.offset(at: 1) ?? 0
      for step in [1, -1] {
        var motion = ScrollMotion(geometry, at: start)
        let before = motion.offset
        for index in 0..<(1000 * count) {
          motion.perform(
            MotionRequest(id: index, cause: .autoplay, target: .step(step)), at: Double(index) * 0.35)
        }
        motion.advance(to: 1e6)
        #expect(motion.offset.bitPattern == before.bitPattern)
        #expect(motion.lap == 1000 * step && motion.settledStop == 1)
      }
    }
  }

  /// Covers requirements R07 and S30.
  @Test func `flicks without an idle moment never meet a wall`() {
    var motion = ScrollMotion(Fixtures.loop)
    var time = 0.0
    for _ in 0..<50 {
      motion.stroke(by: -200, at: -1600, from: time)
      #expect(motion.isMoving && motion.velocity > 1000)
      time = motion.time + 0.05
      motion.advance(to: time)
      #expect((0..<1640).contains(motion.offset))
    }
    motion.advance(to: time + 9)
    #expect(motion.lap >= 7 && motion.stop == motion.settledStop)
  }

  /// Covers requirement S32.
  @Test func `a long fling in a loop is the fling of an endless list, lap by lap`() {
    let endless = ScrollGeometry(viewportLength: 390, bounds: .clamped(-1e6...1e6))
    for velocity in [-20_000, 20_000] as [CGFloat] {
      var loop = ScrollMotion(Fixtures.freeLoop)
      var list = ScrollMotion(endless)
      loop.stroke(by: velocity / 20, at: velocity, from: 0)
      list.stroke(by: velocity / 20, at: velocity, from: 0)
      for frame in 1...240 {
        let time = 0.05 + Double(frame) / 60
        loop.advance(to: time)
        list.advance(to: time)
        let unrolled = CGFloat(loop.lap) * (1000 / 3.0) + loop.offset
        #expect(isClose(unrolled, list.offset, within: 1e-8))
        #expect(isClose(loop.velocity, list.velocity, within: 1e-8))
      }
      #expect(abs(loop.lap) > 25)
    }
  }

  /// Covers requirement R04.
  @Test func `ten laps tell every page once, in order, and every seam`() {
    var motion = ScrollMotion(Fixtures.loop)
    var time = 0.0
    for index in 0..<50 {
      motion.perform(MotionRequest(id: index, cause: .key, target: .step(1)), at: time)
      time += 1
      motion.advance(to: time)
    }
    let events = motion.takeKinds()
    #expect(events.stops == (1...50).map { $0 % 5 })
    #expect(events.laps == Array(1...10))
  }

  /// Covers requirements S32 and S33.
  @Test func `a drag across the seam keeps its page, direction and velocity`() {
    var motion = ScrollMotion(Fixtures.loop, at: 1312)
    motion.stroke(by: -330, at: -1500, from: 0)
    #expect(motion.lap == 1 && motion.direction == .towardsEnd)
    #expect(isClose(motion.velocity, 1500, within: 0.01))
    let told = motion.takeKinds()
    #expect(told.directions == [.towardsEnd])
    #expect(told.contains(.stopChanged(0, .drag)) && told.contains(.seamCrossed(lap: 1)))
    motion.stroke(by: 700, at: 1500, from: 5)
    #expect(motion.lap == 0 && motion.direction == .towardsStart)
  }

  /// Covers requirement R05.
  @Test(arguments: [0, 100, 250, 300, 499.5] as [CGFloat])
  func `to an offset as far both ways a loop goes forward`(start: CGFloat) {
    var motion = ScrollMotion(ScrollGeometry(viewportLength: 390, bounds: .periodic(500)), at: start)
    let opposite = (start + 250).truncatingRemainder(dividingBy: 500)
    motion.perform(MotionRequest(id: 1, cause: .api, target: .offset(opposite)), at: 0)
    motion.advance(to: 1)
    #expect(CGFloat(motion.lap) * 500 + motion.offset == start + 250)
  }

  @Test func `the fractional page runs once round and keeps below the number of pages`() throws {
    var motion = ScrollMotion(Fixtures.loop, at: 4 * 328 + 164)
    #expect(isClose(try #require(motion.progress), 4.5))
    motion.wheel(by: 328, at: 0)
    #expect(isClose(try #require(motion.progress), 0.5))
  }

  @Test func `stops before the seam's zero are the same stops`() {
    let centred = ScrollGeometry(
      viewportLength: 390, bounds: .periodic(1296),
      stops: SnapPoints(first: -39, pitch: 324, count: 4, last: nil), decelerationRate: .fast)
    var motion = ScrollMotion(centred, at: -39)
    #expect(motion.stop == 0 && isClose(motion.offset, 1257))
    let start = motion.offset
    for index in 0..<40 {
      motion.perform(MotionRequest(id: index, cause: .key, target: .step(1)), at: Double(index))
    }
    motion.advance(to: 99)
    #expect(motion.offset.bitPattern == start.bitPattern && motion.stop == 0)
  }

  /// Covers requirement R06.
  @Test func `ten million pages on a loop is where a new one is, and moves as that one does, bit for bit`() {
    for geometry in [Fixtures.loop, uneven] {
      guard let stops = geometry.stops else { continue }
      for way in [10_000_000, -10_000_000] {
        let page = stops.logicalIndex(1 + way)
        var far = ScrollMotion(geometry, at: stops.offset(at: 1))
        far.perform(MotionRequest(id: 0, cause: .autoplay, target: .step(way), animation: .none), at: 0)
        var new = ScrollMotion(geometry, at: stops.offset(at: page))
        #expect(far.offset.bitPattern == new.offset.bitPattern && far.stop == page)
        for index in 1...1000 {
          let request = MotionRequest(id: index, cause: .autoplay, target: .step(1))
          far.perform(request, at: Double(index))
          new.perform(request, at: Double(index))
          far.advance(to: Double(index) + 0.11)
          new.advance(to: Double(index) + 0.11)
          #expect(far.offset.bitPattern == new.offset.bitPattern && far.velocity == new.velocity)
        }
      }
    }
  }
}
