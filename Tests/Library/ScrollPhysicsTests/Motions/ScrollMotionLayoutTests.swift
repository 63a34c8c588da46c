import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionLayoutTests {
  /// Covers requirement R34.
  @Test func `resting content keeps its page, exactly, at every size, and tells nothing`() {
    var motion = ScrollMotion(Fixtures.pages, at: 656)
    for width in stride(from: CGFloat(320), through: 1600, by: 7.7) {
      motion.setGeometry(Fixtures.paged(count: 5, pitch: width), keeping: .stop(2), at: motion.time + 0.01)
      #expect(motion.offset == 2 * width && motion.stop == 2 && motion.settledStop == 2)
    }
    #expect(motion.takeKinds().isEmpty)
  }

  /// Covers requirement R36.
  @Test func `pages inserted before the one that shows move it, unseen`() {
    var motion = ScrollMotion(Fixtures.pages, at: 656)
    motion.setGeometry(Fixtures.paged(count: 8), keeping: .stop(5), at: 1)
    #expect(motion.offset == 5 * 328 && motion.stop == 5)
    motion.setGeometry(Fixtures.paged(count: 8), keeping: .stop(3), at: 2)
    #expect(motion.offset == 3 * 328 && motion.stop == 3)
    #expect(motion.takeKinds().isEmpty)
  }

  /// Covers requirements R32 and R36.
  @Test func `content in hand stays under the pointer`() {
    var motion = ScrollMotion(Fixtures.pages, at: 656)
    motion.beginDrag(at: 0)
    motion.drag(to: -50, at: 0.1)
    motion.setGeometry(Fixtures.paged(count: 8), keeping: .stop(5), at: 0.1)
    #expect(isClose(motion.offset, 5 * 328 + 50))
    motion.drag(to: -60, at: 0.2)
    #expect(isClose(motion.offset, 5 * 328 + 60))
    motion.lift(at: 1)
    motion.advance(to: 9)
    #expect(motion.settledStop == 5)
  }

  /// Covers requirement R36.
  @Test func `a request goes on to where its page has gone, from where and how fast it is`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(MotionRequest(id: 1, cause: .dots, target: .stop(3, .shortest)), at: 0)
    motion.advance(to: 0.1)
    let (way, speed) = (984 - motion.offset, motion.velocity)
    motion.setGeometry(Fixtures.paged(count: 9), keeping: .stop(5), at: 0.1)
    #expect(isClose(5 * 328 - motion.offset, way, within: 1e-9))
    #expect(isClose(motion.velocity, speed, within: 1e-9))
    #expect(motion.stop == 5 && motion.targetStop == 5)
    motion.advance(to: 0.3)
    #expect(motion.offset == 5 * 328 && motion.phase == .idle)
    #expect(motion.takeKinds().endings == [[1: .arrived]])
  }

  @Test func `a motion whose target moved is bent to it`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.stroke(by: -60, at: -900, from: 0)
    motion.advance(to: 0.15)
    let (offset, speed) = (motion.offset, motion.velocity)
    motion.setGeometry(Fixtures.paged(count: 5, pitch: 500), keeping: .stop(0), at: 0.15)
    #expect(isClose(motion.offset, offset) && isClose(motion.velocity, speed, within: 1e-6))
    motion.advance(to: 9)
    #expect(motion.offset == 500)
  }

  @Test(arguments: [0.05, 0.1, 0.2])
  func `where stops lie closer than before, the page is the nearest one`(moment: TimeInterval) {
    var motion = ScrollMotion(Fixtures.pages)
    motion.stroke(by: -60, at: -900, from: 0)
    motion.advance(to: moment)
    let (target, distance) = (motion.targetStop, motion.offset - 328 * CGFloat(motion.stop ?? 0))
    motion.setGeometry(Fixtures.paged(count: 5, pitch: 40), keeping: .stop(motion.stop ?? 0), at: moment)
    let progress = motion.progress ?? -1
    #expect(abs(distance) > 21 && abs(progress - CGFloat(motion.stop ?? -9)) <= 0.5)
    motion.advance(to: 9)
    #expect(motion.settledStop == target)
  }

  @Test func `a fling goes on when its list grows, and meets the edge when it shrinks`() {
    var motion = ScrollMotion(Fixtures.feed, at: 100)
    motion.stroke(by: -60, at: -1200, from: 0)
    let natural = motion.targetOffset ?? 0
    var longer = Fixtures.feed
    longer.bounds = .clamped(0...9000)
    motion.setGeometry(longer, keeping: .offset, at: 0.2)
    #expect(isClose(motion.targetOffset ?? 0, natural, within: 1e-9))
    var shorter = Fixtures.feed
    shorter.bounds = .clamped(0...400)
    motion.setGeometry(shorter, keeping: .offset, at: 0.3)
    motion.advance(to: 20)
    #expect(motion.offset == 400)
  }

  /// Covers requirement R34.
  @Test func `resting content is kept in a range that shrank`() {
    var motion = ScrollMotion(Fixtures.feed, at: 2000)
    var shorter = Fixtures.feed
    shorter.bounds = .clamped(0...700)
    motion.setGeometry(shorter, keeping: .offset, at: 1)
    #expect(motion.offset == 700 && motion.phase == .idle && motion.takeKinds().isEmpty)
  }

  @Test func `fewer pages take the last, a request for one that went ends on it`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(MotionRequest(id: 1, cause: .api, target: .stop(4, .shortest)), at: 0)
    motion.advance(to: 0.1)
    motion.setGeometry(Fixtures.paged(count: 3), keeping: .offset, at: 0.1)
    motion.advance(to: 9)
    #expect(motion.offset == 656 && motion.settledStop == 2)
    #expect(motion.takeKinds().endings == [[1: .arrived]])
  }

  @Test func `a loop keeps lap and page when its size changes`() {
    var motion = ScrollMotion(Fixtures.loop)
    for index in 0..<12 {
      motion.perform(MotionRequest(id: index, cause: .key, target: .step(1)), at: Double(index))
    }
    motion.advance(to: 20)
    var wider = Fixtures.loop
    wider.bounds = .periodic(2500)
    wider.stops = SnapPoints(first: 0, pitch: 500, count: 5, last: nil)
    motion.setGeometry(wider, keeping: .stop(2), at: 20)
    #expect(motion.lap == 2 && motion.offset == 1000 && motion.stop == 2)
  }

  /// Covers requirement R32.
  @Test func `a correction of layout moves content, stroke and motion together and tells nothing`() {
    var plain = ScrollMotion(Fixtures.feed, at: 500)
    plain.stroke(by: -60, at: -900, from: 0)
    var shifted = plain
    _ = shifted.takeEvents()
    shifted.advance(to: 0.1)
    shifted.setGeometry(Fixtures.feed, keeping: .content(movedBy: 120), at: 0.1)
    #expect(shifted.takeKinds().isEmpty)
    plain.advance(to: 0.4)
    shifted.advance(to: 0.4)
    #expect(isClose(shifted.offset, plain.offset + 120, within: 1e-9))
    #expect(shifted.velocity == plain.velocity)
    var held = ScrollMotion(Fixtures.feed, at: 500)
    held.beginDrag(at: 0)
    held.setGeometry(Fixtures.feed, keeping: .content(movedBy: -30), at: 0)
    held.drag(to: -10, at: 0.1)
    #expect(isClose(held.offset, 480))
  }
}
