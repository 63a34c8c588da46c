import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

struct PresentedFrameTests {
  private func frame(at time: TimeInterval) -> PresentedFrame {
    var frame = PresentedFrame(time: time, work: 0.002, present: 0.001, damage: [])
    frame.schedule = FrameSchedule(due: 1, target: 1.003, interval: 0.01)
    return frame
  }

  @Test(arguments: [(1.004, false), (1.01, false), (1.0101, true), (1.2, true)])
  func `a frame is late when it is presented after its deadline`(time: TimeInterval, isLate: Bool) {
    #expect(frame(at: time).isLate == isLate)
    #expect(isClose(frame(at: time).overrun ?? .nan, time - 1.01))
  }

  @Test func `without a pace there is no deadline to miss`() {
    var frame = frame(at: 9)
    frame.schedule = nil
    #expect(frame.overrun == nil && !frame.isLate)
  }

  @Test(arguments: [(0.5, 1.0), (1.004, 1.004), (7.0, 1.01)])
  func `a target lies between the beginning and the deadline`(target: TimeInterval, kept: TimeInterval) {
    #expect(isClose(FrameSchedule(due: 1, target: target, interval: 0.01).target, kept))
  }
}
