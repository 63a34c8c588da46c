import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// An example to copy: a motion is a value, and time is an argument.
struct ExampleOfMotionTests {
  @Test func `content that is let go between two pages comes to rest on one`() {
    var motion = ScrollMotion(Fixtures.pages, at: 0)
    motion.beginDrag(at: 0)
    motion.drag(to: -200, at: 0.1)
    motion.lift(at: 0.5)
    motion.advance(to: 5)
    #expect(motion.phase == .idle && isClose(motion.offset, 328))
  }
}
