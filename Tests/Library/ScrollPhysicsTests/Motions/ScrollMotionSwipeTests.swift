import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of a touchpad's swipe over stops, which is released as a drag of the same way and speed is.
struct ScrollMotionSwipeTests {
  /// Swipes as `stroke(by:at:from:)` drags: a sample each 8 ms, and then nothing.
  private func swiped(_ geometry: ScrollGeometry, from: CGFloat, by way: CGFloat, at velocity: CGFloat)
    -> ScrollMotion
  {
    var motion = ScrollMotion(geometry, at: from)
    let steps = Int((way / velocity / 0.008).rounded())
    for step in 1...max(1, steps) { motion.wheel(by: velocity * 0.008, at: Double(step) * 0.008) }
    return motion
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `a swipe ends on the page on which a drag as far and as fast ends`(sign: CGFloat) {
    for way in stride(from: 40, to: 600, by: 44) as StrideTo<CGFloat> {
      // Of fewer than four samples, a drag knows the press as well.
      for speed in [120, 180, 260, 700, 1325, 3000] as [CGFloat] where way / speed > 0.03 {
        let swipe = {
          var motion = swiped(Fixtures.pages, from: 656, by: sign * way, at: sign * speed)
          let time = motion.time
          motion.endSwipe(at: time + 0.06)
          motion.endWheel(at: time + 0.15)
          motion.advance(to: time + 9)
          return motion
        }()
        var drag = ScrollMotion(Fixtures.pages, at: 656)
        drag.beginDrag(at: 0)
        let steps = max(1, Int((way / speed / 0.008).rounded()))
        for step in 1...steps {
          drag.drag(to: -sign * speed * 0.008 * CGFloat(step), at: Double(step) * 0.008)
        }
        // A hand that is slower than a flick may as well have rested.
        drag.lift(at: drag.time + (speed > 200 ? 0 : 0.2))
        drag.advance(to: drag.time + 9)
        #expect(swipe.settledStop == drag.settledStop, "\(way) at \(speed)")
        #expect(swipe.offset == drag.offset && swipe.phase == .idle)
      }
    }
  }

  @Test func `it goes on with its own speed, once, and without a jump`() throws {
    var motion = swiped(Fixtures.pages, from: 0, by: 106, at: 1325)
    #expect(isClose(motion.offset, 106, within: 1e-9) && motion.phase == .idle)
    #expect(isClose(try #require(motion.swipedVelocity), 1325, within: 1e-6))
    motion.endSwipe(at: 0.14)
    #expect(isClose(motion.offset, 106, within: 1e-9) && isClose(motion.velocity, 1325, within: 1e-6))
    #expect(motion.targetStop == 1 && motion.cause == .wheel && motion.phase == .decelerating)
    let rest = motion
    motion.endSwipe(at: 0.14)
    #expect(motion == rest)
  }

  @Test func `a swipe that catches a page on its way turns to the one after it`() {
    for (share, page) in [(0.25, 2), (1, 1)] as [(CGFloat, Int)] {
      var motion = ScrollMotion(Fixtures.pages)
      for swipe in 0..<2 {
        for step in 0..<8 {
          motion.wheel(by: 10, at: 0.2 * Double(swipe) + 0.008 * Double(step), countingPagesFrom: share)
        }
        motion.endSwipe(at: motion.time + 0.06)
      }
      motion.advance(to: 5)
      #expect(motion.settledStop == page)
    }
  }

  @Test func `another layout under a swipe takes nothing from it`() {
    var other = Fixtures.pages
    other.viewportLength -= 1
    for anchor in [.offset, .content(movedBy: 40), .stop(0)] as [ScrollMotion.Anchor] {
      var motion = swiped(Fixtures.pages, from: 0, by: 106, at: 1325)
      let speed = motion.swipedVelocity
      motion.setGeometry(other, keeping: anchor, at: motion.time)
      #expect(speed != nil && motion.swipedVelocity == speed)
      motion.endSwipe(at: motion.time + 0.06)
      #expect(motion.targetStop == 1)
    }
  }

  @Test func `nothing goes on at an edge, without stops, after a press or a request`() {
    var free = swiped(Fixtures.feed, from: 300, by: 106, at: 1325)
    free.endSwipe(at: free.time + 0.06)
    #expect(free.swipedVelocity == nil && free.phase == .idle)
    let edge = swiped(Fixtures.pages, from: 30, by: -106, at: -1325)
    #expect(edge.offset == 0 && edge.swipedVelocity == nil)
    let swipe = swiped(Fixtures.pages, from: 0, by: 106, at: 1325)
    let ends: [(inout ScrollMotion) -> Void] = [
      { $0.press(at: 0.09) },
      { $0.perform(MotionRequest(id: 1, cause: .key, target: .stop(2, .shortest)), at: 0.09) },
      { $0.endWheel(at: 0.09) },
    ]
    for end in ends {
      var motion = swipe
      end(&motion)
      #expect(motion.swipedVelocity == nil)
      let ended = motion
      motion.endSwipe(at: 0.09)
      #expect(motion == ended)
    }
  }
}
