import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of layouts that move content: it stays where the eye is, and rests at legal offsets only.
///
/// Covers requirements R36 and R71.
struct ScrollMotionMovedContentTests {
  private func isLegal(_ motion: ScrollMotion) -> Bool {
    motion.geometry.bounds.range.map { $0.contains(motion.offset) } ?? true
  }

  @Test(arguments: [-3000, -900, -133.8, 133.8, 900, 3000] as [CGFloat])
  func `a fling whose content is moved comes to rest inside, however far that was`(way: CGFloat) {
    for speed in [-2400, -600, 600, 2400] as [CGFloat] {
      var motion = ScrollMotion(Fixtures.feed, at: 1100)
      motion.stroke(by: speed > 0 ? 60 : -60, at: speed, from: 0)
      motion.setGeometry(Fixtures.feed, keeping: .content(movedBy: way), at: 0.2)
      motion.advance(to: 20)
      #expect(motion.phase == .idle && isLegal(motion), "\(way), \(speed): \(motion.offset)")
    }
  }

  @Test func `content held beyond the end of a shorter layout comes back when it is let go`() {
    var motion = ScrollMotion(Fixtures.feed, at: 2000)
    motion.press(at: 0)
    var shorter = Fixtures.feed
    shorter.bounds = .clamped(0...700)
    motion.setGeometry(shorter, keeping: .offset, at: 0.1)
    motion.lift(at: 0.2)
    motion.advance(to: 9)
    #expect(motion.offset == 700 && motion.phase == .idle)
  }

  @Test func `a layout that moves what shows during a request leaves it in place, and the request arrives`() {
    var motion = ScrollMotion(Fixtures.paged(count: 8))
    motion.perform(MotionRequest(id: 1, cause: .api, target: .stop(5, .shortest)), at: 0)
    motion.advance(to: 0.1)
    let shown = motion.nearestStop ?? 0
    let before = motion.offset
    motion.setGeometry(Fixtures.paged(count: 9), keeping: .stop(shown, was: shown, target: 6), at: 0.1)
    #expect(isClose(motion.offset, before, within: 1e-9))
    #expect(motion.stop == 6)
    motion.advance(to: 9)
    #expect(motion.settledStop == 6 && motion.offset == 6 * 328)
    #expect(motion.takeKinds().endings == [[1: .arrived]])
  }

  @Test func `pages turned by a wheel stay between two stops until it is silent`() {
    var motion = ScrollMotion(Fixtures.paged(count: 5), at: 328)
    motion.wheel(by: 100, at: 0)
    motion.setGeometry(Fixtures.paged(count: 6), keeping: .stop(2), at: 0.05)
    #expect(motion.offset == 756)
    motion.endWheel(at: 0.2)
    motion.advance(to: 9)
    #expect(motion.offset == 656 && motion.settledStop == 2)
  }

  @Test func `a drag turns one page from the one that it began on, which items put in before have moved`() {
    var motion = ScrollMotion(Fixtures.paged(count: 9), at: 328)
    motion.beginDrag(at: 0)
    for step in 1...10 { motion.drag(to: CGFloat(-step) * 12, at: Double(step) * 0.01) }
    motion.setGeometry(Fixtures.paged(count: 14), keeping: .stop(6), at: 0.1)
    for step in 11...14 { motion.drag(to: CGFloat(-step) * 12, at: Double(step) * 0.01) }
    motion.lift(at: 0.14)
    motion.advance(to: 9)
    #expect(motion.settledStop == 7)
  }
}
