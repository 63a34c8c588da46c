import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of a motion that another scroller leads, and of content left beyond its range.
struct ScrollMotionLedTests {
  private typealias Place = ScrollMotion.LeaderPosition

  private func violation(in motion: inout ScrollMotion) -> ScrollEventViolation? {
    ScrollEventValidator.firstViolation(in: motion.takeEvents())
  }

  @Test func `led content lies as far between two stops as it is told, and shows the stop that it is told`() {
    var motion = ScrollMotion(Fixtures.pages, at: 0)
    for step in 1...9 {
      let fraction = CGFloat(step) / 10
      motion.followLeader(
        to: Place(from: 1, to: 2, fraction: fraction, current: fraction > 0.5 ? 2 : 1),
        at: Double(step) / 60)
      #expect(isClose(motion.offset, 328 * (1 + fraction)))
      #expect(motion.stop == (fraction > 0.5 ? 2 : 1) && motion.isFollowing && motion.cause == .link)
    }
    motion.followLeader(to: Place(from: 2, to: 2, fraction: 0, current: 2), at: 1)
    motion.endFollowing(at: 1)
    #expect(motion.phase == .idle && motion.settledStop == 2 && motion.offset == 656)
    #expect(violation(in: &motion) == nil)
  }

  @Test func `what is left between two stops goes to one by itself`() {
    var motion = ScrollMotion(Fixtures.pages, at: 0)
    motion.followLeader(to: Place(from: 0, to: 1, fraction: 0.3, current: 0), at: 1)
    motion.endFollowing(at: 1)
    motion.advance(to: 9)
    #expect(motion.phase == .idle && motion.settledStop == 0)
    #expect(violation(in: &motion) == nil)
  }

  @Test func `what its leader leaves on the way to a far stop shows the stop nearby`() {
    var motion = ScrollMotion(Fixtures.pages, at: 0)
    motion.followLeader(to: Place(from: 2, to: 3, fraction: 0.3, current: 0), at: 1)
    #expect(motion.stop == 0)
    motion.endFollowing(at: 1.1)
    #expect(motion.stop == 2 && !motion.isFollowing)
    motion.advance(to: 9)
    #expect(motion.phase == .idle && motion.settledStop == 2)
    #expect(violation(in: &motion) == nil)
  }

  @Test func `a hand takes over led content where it is, and is not led`() {
    var motion = ScrollMotion(Fixtures.pages, at: 0)
    motion.followLeader(to: Place(from: 0, to: 1, fraction: 0.4, current: 0), at: 1)
    let offset = motion.offset
    motion.beginDrag(at: 1.1)
    motion.followLeader(to: Place(from: 0, to: 1, fraction: 0.9, current: 1), at: 1.2)
    #expect(motion.offset == offset && !motion.isFollowing)
    motion.lift(at: 2)
    motion.advance(to: 9)
    #expect(motion.phase == .idle)
    #expect(violation(in: &motion) == nil)
  }

  @Test func `led content that a hand catches shows the stop nearby, not that to which its leader goes`() {
    for catches in [{ $0.press(at: 1.1) }, { $0.wheel(by: 1, at: 1.1) }] as [(inout ScrollMotion) -> Void] {
      var motion = ScrollMotion(Fixtures.pages, at: 0)
      motion.followLeader(to: Place(from: 0, to: 1, fraction: 0.1, current: 1), at: 1)
      #expect(motion.stop == 1)
      catches(&motion)
      #expect(motion.stop == 0 && !motion.isFollowing)
      #expect(violation(in: &motion) == nil)
    }
  }

  @Test(arguments: [0, 1, 4, 9, 100])
  func `a stop that there is not leads nowhere`(stop: Int) {
    var motion = ScrollMotion(Fixtures.pages, at: 328)
    motion.followLeader(to: Place(from: stop, to: 9, fraction: 0.5, current: stop), at: 1)
    motion.followLeader(to: Place(from: -1, to: 0, fraction: 0.5, current: 0), at: 1)
    #expect(motion.offset == 328 && motion.phase == .idle)
  }

  @Test func `resting content stays beyond a range that shrinks until a request brings it back`() {
    var wide = ScrollGeometry(viewportLength: 600, bounds: .clamped(-56...1000))
    var motion = ScrollMotion(geometry: wide, offset: -56)
    wide.bounds = .clamped(0...1000)
    motion.setGeometryInPlace(wide, at: 1)
    #expect(motion.offset == -56 && motion.phase == .idle)
    motion.perform(MotionRequest(id: 1, cause: .api, target: .offset(0)), at: 1)
    motion.advance(to: 1.1)
    #expect(motion.offset > -56 && motion.offset < 0)
    motion.advance(to: 9)
    #expect(motion.offset == 0)
    #expect(violation(in: &motion) == nil)
  }
}
