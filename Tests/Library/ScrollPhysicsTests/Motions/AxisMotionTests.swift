import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct AxisMotionTests {
  @Test func `an axis begins at rest inside its range`() {
    let axis = AxisMotion(geometry: Fixtures.feed, offset: 9000)
    #expect(axis.position == LoopPosition(offset: 2200))
    #expect(axis.phase == .idle && axis.velocity == 0 && !axis.isOutOfRange)
  }

  @Test func `dragging back along the way there is the way back`() {
    var axis = AxisMotion(geometry: Fixtures.feed, offset: 30)
    axis.hold()
    axis.beginStroke()
    var way: [CGFloat] = []
    for translation in stride(from: CGFloat(0), through: 300, by: 20) {
      axis.drag(to: translation)
      way.append(axis.position.offset)
    }
    for translation in stride(from: CGFloat(300), through: 0, by: -20) {
      axis.drag(to: translation)
      #expect(axis.position.offset == way.popLast())
    }
  }

  @Test func `a stroke in a loop counts its laps`() {
    var axis = AxisMotion(geometry: Fixtures.loop, offset: 100)
    axis.beginStroke()
    axis.drag(to: 250)
    #expect(axis.position.lap == -1 && isClose(axis.position.offset, 1490))
    axis.drag(to: -1640 * 3)
    #expect(axis.position.lap == 3 && isClose(axis.position.offset, 100))
  }

  @Test func `moving by a wheel stops at the edges and says how far it came`() {
    var axis = AxisMotion(geometry: Fixtures.feed, offset: 2190)
    #expect(isClose(axis.move(by: 53), 10))
    #expect(axis.move(by: 53) == 0)
  }

  @Test func `an earlier time changes nothing`() {
    var axis = AxisMotion(geometry: Fixtures.feed, offset: 0)
    axis.advance(to: 5)
    axis.advance(to: 3)
    #expect(axis.time == 5)
  }
}
