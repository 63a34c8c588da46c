import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct DistantTargetPolicyTests {
  nonisolated private static let policies: [DistantTargetPolicy] = [
    .sweep, .preJump(pages: 2), .cut(beyond: 3),
  ]

  private func motion(_ policy: DistantTargetPolicy, _ geometry: ScrollGeometry, at offset: CGFloat = 0)
    -> ScrollMotion
  {
    var settings = MotionSettings.uiKit
    settings.farTarget = policy
    return ScrollMotion(geometry: geometry, offset: offset, settings: settings)
  }

  private func request(_ id: Int, _ target: MotionRequest.Target) -> MotionRequest {
    MotionRequest(id: id, cause: .dots, target: target)
  }

  /// Covers requirement R45.
  @Test(arguments: policies)
  func `a jump to any page takes 600 ms at most, from rest and from every motion`(policy: DistantTargetPolicy)
  {
    for pages in [1, 2, 3, 4, 10, 1000, 1_000_000] {
      let geometry = Fixtures.paged(count: pages + 1)
      for start in [0, pages] {
        let origin = CGFloat(start) * 328
        var resting = motion(policy, geometry, at: origin)
        resting.perform(request(1, .stop(pages - start, .shortest)), at: 0)
        resting.advance(to: 0.6)
        #expect(resting.settledStop == pages - start && resting.phase == .idle)
        for velocity in [-6000, -900, 900, 6000] as [CGFloat] {
          var moving = motion(policy, geometry, at: origin)
          moving.stroke(by: velocity / 20, at: velocity, from: 0)
          moving.advance(to: moving.time + 0.03)
          let now = moving.time
          moving.perform(request(1, .stop(pages - start, .shortest)), at: now)
          // A fling that already goes to the page is left alone, and takes its own time.
          guard moving.requestID == 1 || moving.phase == .idle else { continue }
          moving.advance(to: now + 0.6)
          #expect(moving.phase == .idle && moving.settledStop == pages - start, "\(pages), \(velocity)")
        }
      }
    }
  }

  /// Covers requirement R45.
  @Test func `a sweep goes over everything between in one move`() {
    var sweep = motion(.sweep, Fixtures.paged(count: 40))
    sweep.perform(request(1, .stop(39, .shortest)), at: 0)
    #expect(sweep.offset == 0)
    sweep.advance(to: 0.15)
    #expect(isClose(sweep.offset, 39 * 164, within: 1e-6))
  }

  /// Covers requirement R45.
  @Test func `a pre-jump begins two pages from its target, on the near side, and keeps its velocity`() {
    for (start, target, near) in [(0, 39, 37), (39, 0, 2), (10, 13, 11)] {
      var jump = motion(.preJump(pages: 2), Fixtures.paged(count: 40), at: CGFloat(start) * 328)
      jump.perform(request(1, .stop(target, .shortest)), at: 0)
      #expect(jump.offset == CGFloat(near) * 328 && jump.stop == target)
      jump.advance(to: 0.3)
      #expect(jump.settledStop == target && jump.phase == .idle)
      let violation = ScrollEventValidator.firstViolation(in: jump.takeEvents())
      #expect(violation == nil, "\(violation?.description ?? "")")
    }
    var near = motion(.preJump(pages: 2), Fixtures.paged(count: 40))
    near.perform(request(1, .stop(2, .shortest)), at: 0)
    #expect(near.offset == 0)
    var moving = motion(.preJump(pages: 2), Fixtures.paged(count: 40))
    moving.stroke(by: -60, at: -900, from: 0)
    let velocity = moving.velocity
    moving.perform(request(1, .stop(30, .shortest)), at: moving.time)
    #expect(isClose(moving.offset, 28 * 328) && isClose(moving.velocity, velocity, within: 1e-9))
  }

  /// Covers requirement R45.
  @Test func `a cut is there at once, and only further than its pages`() {
    var cut = motion(.cut(beyond: 3), Fixtures.paged(count: 40))
    cut.perform(request(1, .stop(3, .shortest)), at: 0)
    #expect(cut.phase == .animating && cut.offset == 0)
    cut.perform(request(2, .stop(39, .shortest)), at: 0.1)
    #expect(cut.phase == .idle && cut.offset == 39 * 328 && cut.settledStop == 39)
    let events = cut.takeEvents()
    #expect(events.map(\.kind).endings == [[1: .superseded], [2: .arrived]])
    #expect(ScrollEventValidator.firstViolation(in: events) == nil)
  }

  /// Covers requirement R45.
  @Test func `where content rests anywhere a page is a viewport's length`() {
    let feed = ScrollGeometry(viewportLength: 800, bounds: .clamped(0...80_000))
    var jump = motion(.preJump(pages: 2), feed)
    jump.perform(request(1, .offset(80_000)), at: 0)
    #expect(isClose(jump.offset, 80_000 - 1600))
    var cut = motion(.cut(beyond: 3), feed)
    cut.perform(request(1, .offset(2400)), at: 0)
    #expect(cut.phase == .animating)
    cut.perform(request(2, .offset(50_000)), at: 0)
    #expect(isClose(cut.offset, 50_000))
  }

  /// Covers requirements R45 and R05.
  @Test func `in a loop a far jump goes the shorter way round, over the seam`() {
    let loop = ScrollGeometry(
      viewportLength: 390, bounds: .periodic(328 * 20),
      stops: SnapPoints(first: 0, pitch: 328, count: 20, last: nil))
    var jump = motion(.preJump(pages: 2), loop, at: 328)
    jump.perform(request(1, .stop(12, .shortest)), at: 0)
    #expect(jump.lap == -1 && isClose(jump.offset, 14 * 328))
    jump.advance(to: 1)
    #expect(jump.lap == -1 && jump.settledStop == 12)
    #expect(ScrollEventValidator.firstViolation(in: jump.takeEvents()) == nil)
  }

  /// Covers requirement R45.
  @Test func `a spring that would take longer is made faster, and overshoots no more than before`() {
    for distance in [1, 30, 328, 4000, 1e6, 1e9] as [CGFloat] {
      for velocity in [0, 100, 3000, 40_000, -3000] as [CGFloat] {
        let way = Trajectory.pulled(from: 0, velocity: velocity, to: distance, within: 0.6)
        #expect(way.duration <= 0.6, "\(distance) at \(velocity): \(way.duration)")
        #expect(isClose(way.velocity(at: 0), velocity, within: 1e-6))
        guard velocity >= 0 else { continue }
        for time in stride(from: 0.0, to: way.duration, by: 0.01) {
          #expect(way.value(at: time) <= distance + Swift.max(1e-9, distance * 1e-12))
        }
      }
    }
    let quick = Trajectory.pulled(from: 0, velocity: 0, to: 20, within: 0.6)
    #expect(quick == Trajectory.pulled(from: 0, velocity: 0, to: 20))
  }
}
