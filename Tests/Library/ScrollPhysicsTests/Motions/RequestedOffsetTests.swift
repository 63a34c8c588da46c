import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests that a running request bends to the new place of what it goes to.
struct RequestedOffsetTests {
  private func geometry(to end: CGFloat) -> ScrollGeometry {
    ScrollGeometry(viewportLength: 900, bounds: .clamped(0...end))
  }

  /// A motion from 0 on its way to 5000.
  private func motion() -> ScrollMotion {
    var motion = ScrollMotion(geometry: geometry(to: 5000), offset: 0)
    motion.perform(MotionRequest(id: 1, cause: .api, target: .offset(5000)), at: 0)
    return motion
  }

  private func endings(_ motion: inout ScrollMotion) -> [TimeInterval] {
    motion.takeEvents().compactMap { if case .ended(_, .arrived) = $0.kind { $0.time } else { nil } }
  }

  @Test(arguments: [0, 0.05, 0.15, 0.25, 0.299], [4800, 5200, 9000] as [CGFloat])
  func `place and velocity go on, and the request ends at the new place`(time: TimeInterval, end: CGFloat) {
    var motion = motion()
    motion.advance(to: time)
    let before = (motion.offset, motion.velocity)
    motion.setGeometry(geometry(to: end), keeping: .offset, requested: end, at: time)
    #expect(isClose(motion.offset, before.0, within: 1e-9))
    #expect(isClose(motion.velocity, before.1, within: 1e-6))
    motion.advance(to: 2)
    #expect(motion.offset == end)
    #expect(endings(&motion).count == 1)
  }

  @Test(arguments: [(0.1, 0.3), (0.28, 0.43)])
  func `it takes the time that was left, and no less than half a request's`(
    time: TimeInterval, end: TimeInterval
  ) {
    var motion = motion()
    motion.setGeometry(geometry(to: 6200), keeping: .offset, requested: 6200, at: time)
    motion.advance(to: 2)
    let ends = endings(&motion)
    #expect(ends.count == 1 && isClose(ends[0], end, within: 1e-9))
  }

  @Test func `a place that moves with the content changes nothing of the motion`() {
    var (moved, same) = (motion(), motion())
    moved.setGeometry(
      geometry(to: 5300), keeping: .content(movedBy: 300), requested: 5300, at: 0.1)
    moved.advance(to: 0.2)
    same.advance(to: 0.2)
    #expect(isClose(moved.offset - 300, same.offset, within: 1e-9))
    #expect(isClose(moved.velocity, same.velocity, within: 1e-9))
  }

  @Test func `at rest, and for what is no number, nothing is aimed at`() {
    var motion = ScrollMotion(geometry: geometry(to: 5000), offset: 100)
    motion.setGeometry(geometry(to: 6000), keeping: .offset, requested: 3000, at: 0)
    #expect(motion.offset == 100 && motion.phase == .idle)
    motion.perform(MotionRequest(id: 1, cause: .api, target: .offset(4000)), at: 0)
    motion.setGeometry(geometry(to: 7000), keeping: .offset, requested: .nan, at: 0.1)
    motion.advance(to: 2)
    #expect(motion.offset == 4000)
  }

  @Test func `in a loop the copy nearest to the former target is meant`() {
    var motion = ScrollMotion(
      geometry: ScrollGeometry(viewportLength: 300, bounds: .periodic(1000)), offset: 900)
    motion.perform(MotionRequest(id: 1, cause: .api, target: .offset(100)), at: 0)
    motion.setGeometry(
      ScrollGeometry(viewportLength: 300, bounds: .periodic(1100)), keeping: .offset, requested: 150, at: 0.1)
    motion.advance(to: 2)
    #expect(motion.lap == 1 && isClose(motion.offset, 150, within: 1e-9))
  }
}
