import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionPagingTests {
  /// Returns a row with stops at random multiples of `grid` points.
  private func geometry(seed: UInt64, grid: CGFloat = 1) -> ScrollGeometry {
    var random = SplitMix64(seed: seed)
    let offsets = (0...(1 + random.below(9))).map { _ in (random.share() * 3000 / grid).rounded() * grid }
    let stops = SnapPoints(offsets: offsets)
    return ScrollGeometry(
      viewportLength: 390, bounds: .clamped(stops.offset(at: 0)...stops.offset(at: stops.count - 1)),
      stops: stops, policy: SnapPreset.allCases[random.below(5)].policy, decelerationRate: .fast)
  }

  /// Covers requirements S05 and R42.
  @Test func `every stop is the current one when content rests on it, however near its neighbours are`() {
    for seed in 0..<UInt64(300) {
      let geometry = geometry(seed: seed)
      guard let stops = geometry.stops else { continue }
      for stop in 0..<stops.count {
        #expect(ScrollMotion(geometry, at: stops.offset(at: stop)).stop == stop, "seed \(seed)")
      }
    }
  }

  /// Covers requirements R40 and R42.
  @Test func `every stop is reached from every other by a request, exactly`() {
    for seed in 0..<UInt64(40) {
      let geometry = geometry(seed: seed)
      guard let stops = geometry.stops else { continue }
      for from in 0..<stops.count {
        for to in 0..<stops.count where to != from {
          var motion = ScrollMotion(geometry, at: stops.offset(at: from))
          motion.perform(MotionRequest(id: 1, cause: .dots, target: .stop(to, .shortest)), at: 0)
          #expect(motion.stop == to)
          motion.advance(to: 1)
          #expect(motion.settledStop == to && motion.offset == stops.offset(at: to), "seed \(seed)")
        }
      }
    }
  }

  /// Covers requirements S05 and R42.
  @Test func `every stop is reached by flicks alone, one after the other, there and back`() {
    for seed in 0..<UInt64(60) {
      var geometry = geometry(seed: seed, grid: 20)
      geometry.policy = .paging
      guard let stops = geometry.stops else { continue }
      var motion = ScrollMotion(geometry, at: stops.offset(at: 0))
      var reached: [Int] = []
      for flick in 0..<(2 * stops.count) {
        let sign: CGFloat = flick < stops.count ? -1 : 1
        motion.stroke(by: sign * 12, at: sign * 300, from: motion.time + 0.1)
        motion.advance(to: motion.time + 9)
        reached += motion.settledStop.map { [$0] } ?? []
      }
      #expect(Set(reached).union([0]) == Set(0..<stops.count), "seed \(seed): \(reached)")
    }
  }

  /// Covers requirements S10 and S11.
  @Test
  func `a place that the program asked for is kept, between two stops too, whatever happens but a drag`() {
    for preset in SnapPreset.allCases {
      var geometry = Fixtures.pages
      geometry.policy = preset.policy
      var motion = ScrollMotion(geometry)
      motion.perform(MotionRequest(id: 1, cause: .api, target: .offset(500)), at: 0)
      motion.advance(to: 1)
      #expect(motion.offset == 500 && motion.phase == .idle)
      motion.press(at: 2)
      motion.lift(at: 2.1)
      motion.endWheel(at: 3)
      motion.cancel(at: 3.1)
      motion.advance(to: 9)
      #expect(motion.offset == 500 && motion.phase == .idle && motion.stop == 2)
      #expect(motion.takeKinds().endings == [[1: .arrived]])
    }
  }

  /// Covers requirement S11.
  @Test func `another policy in the middle of a request changes nothing of it`() {
    var plain = ScrollMotion(Fixtures.pages)
    var switched = plain
    for offset in [500, 984] as [CGFloat] {
      let request = MotionRequest(id: Int(offset), cause: .api, target: .offset(offset))
      plain.perform(request, at: plain.time)
      switched.perform(request, at: switched.time)
      let middle = switched.time + 0.1
      var other = Fixtures.pages
      other.policy = .groupBoundary
      switched.setGeometry(other, keeping: .offset, at: middle)
      switched.setGeometry(Fixtures.pages, keeping: .offset, at: middle)
      for time in stride(from: middle, through: middle + 0.5, by: 0.05) {
        plain.advance(to: time)
        switched.advance(to: time)
        #expect(isClose(plain.offset, switched.offset, within: 1e-9))
      }
    }
  }

  /// Covers requirement R27.
  @Test func `what a release would do is known while the content is still in hand`() throws {
    var motion = ScrollMotion(Fixtures.pages)
    #expect(motion.proposal == nil)
    motion.press(at: 0)
    #expect(motion.proposal == nil)
    motion.beginDrag(at: 0)
    for step in 1...10 {
      motion.drag(to: CGFloat(step) * -8, at: Double(step) / 100)
      let proposal = try #require(motion.proposal)
      var released = motion
      released.lift(at: motion.time)
      #expect(released.predictedOffset == proposal.naturalStop)
      #expect((released.targetOffset ?? released.offset) == proposal.target)
      #expect(isClose(proposal.offset, motion.offset))
    }
    #expect(
      motion.projection == ScrollProjection(natural: motion.proposal.map { $0.naturalStop - 80 }, target: 248)
    )
    let proposal = try #require(motion.proposal)
    #expect(isClose(proposal.velocity, 0.8, within: 1e-9) && proposal.target == 328)
    motion.drag(to: 200, at: 0.2)
    #expect(motion.proposal?.target == 0 && motion.proposal?.naturalStop == 0)
  }

  /// Covers requirement R27.
  @Test func `where the content will rest is known as a way to go, over the seam of a loop too`() throws {
    var motion = ScrollMotion(Fixtures.loop, at: 1312)
    #expect(motion.projection == nil)
    motion.stroke(by: -60, at: -900, from: 0)
    let projection = try #require(motion.projection)
    let natural = try #require(projection.natural)
    #expect(isClose(projection.target, 268) && isClose(natural, 900 / 10.05, within: 1))
    motion.advance(to: 0.3)
    let later = try #require(motion.projection)
    #expect(later.target < 268)
    #expect(isClose(later.target - (later.natural ?? 0), 268 - natural, within: 1e-9))
    motion.perform(MotionRequest(id: 1, cause: .key, target: .step(-1)), at: 0.3)
    #expect(motion.projection?.natural == nil)
    motion.advance(to: 9)
    #expect(motion.projection == nil)
  }

  /// Covers requirement S28.
  @Test func `a page told on the way is never left wrong when the content is caught`() {
    for moment in stride(from: 0.0, through: 0.6, by: 0.02) {
      var motion = ScrollMotion(Fixtures.pages)
      motion.stroke(by: -60, at: -900, from: 0)
      motion.advance(to: motion.time + moment)
      motion.press(at: motion.time)
      #expect(motion.stop == (motion.offset > 164 ? 1 : 0))
      motion.lift(at: motion.time + 1)
      motion.advance(to: motion.time + 9)
      #expect(motion.stop == motion.settledStop && motion.offset == CGFloat(motion.stop ?? -1) * 328)
    }
  }

  /// Covers requirements R31 and S13.
  @Test func `n times next in any spacing is n pages on, held by the end or over the seam`() {
    for seed in 0..<UInt64(300) {
      var random = SplitMix64(seed: seed)
      let loops = random.below(2) == 0
      let pages = 3 + random.below(6)
      let geometry =
        loops
        ? ScrollGeometry(
          viewportLength: 390, bounds: .periodic(CGFloat(pages) * 328.3),
          stops: SnapPoints(first: 0, pitch: 328.3, count: pages, last: nil))
        : Fixtures.paged(count: pages)
      let start = random.below(pages)
      let step = random.below(2) == 0 ? 1 : -1
      var motion = ScrollMotion(geometry, at: geometry.stops?.offset(at: start) ?? 0)
      let taps = 1 + random.below(12)
      var time = 0.0
      for tap in 0..<taps {
        motion.perform(MotionRequest(id: tap, cause: .dots, target: .step(step)), at: time)
        time += TimeInterval(random.share()) * [0.02, 0.1, 0.5][random.below(3)]
      }
      motion.advance(to: time + 5)
      let goal = start + taps * step
      let expected = loops ? ((goal % pages) + pages) % pages : Swift.min(pages - 1, Swift.max(0, goal))
      #expect(motion.settledStop == expected, "seed \(seed)")
      #expect(ScrollEventValidator.firstViolation(in: motion.takeEvents()) == nil, "seed \(seed)")
    }
  }

  /// Covers requirement S12.
  @Test func `settling is told when content stands still, which a quiet timer learns 100 ms later`() {
    for velocity in [-2400, -900, -350, 350, 900, 2400] as [CGFloat] {
      for geometry in [Fixtures.pages, Fixtures.feed, Fixtures.boundaries, Fixtures.loop] {
        var motion = ScrollMotion(geometry, at: geometry.stops?.offset(at: 1) ?? 900)
        motion.stroke(by: velocity / 12, at: velocity, from: 0)
        var (last, changed) = (motion.offset, motion.time)
        for frame in 1...1200 {
          motion.advance(to: 0.1 + Double(frame) / 60)
          if motion.offset != last { (last, changed) = (motion.offset, motion.time) }
        }
        let settled = motion.takeEvents().last { if case .didSettle = $0.kind { true } else { false } }
        #expect(abs((settled?.time ?? -1) - (changed + 0.1)) <= 0.1 + 1 / 60.0 + 1e-9)
      }
    }
  }

  /// Covers requirement S14.
  @Test func `a request for the page that shows ends in the instant it is made`() {
    var motion = ScrollMotion(Fixtures.pages, at: 328)
    motion.perform(MotionRequest(id: 1, cause: .dots, target: .stop(1, .shortest)), at: 4)
    let events = motion.takeEvents()
    #expect(events.map(\.time) == [4, 4] && events.map(\.kind).endings == [[1: .alreadyThere]])
    #expect(motion.phase == .idle && motion.nextDeadline == nil)
  }
}
