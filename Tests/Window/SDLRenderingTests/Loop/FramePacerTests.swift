import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct FramePacerTests {
  @Test func `deadlines stay on one row however late the frames are`() {
    var pacer = FramePacer(interval: 0.01)
    var now = 1.0
    for index in 0..<100 {
      let due = pacer.nextDeadline(at: now)
      #expect(isClose(due, 1 + 0.01 * Double(index), within: 1e-9))
      pacer.frameDone(due: due)
      now = due + (index.isMultiple(of: 3) ? 0.015 : 0.002)
    }
  }

  @Test func `after a rest the next frame is due at once`() {
    var pacer = FramePacer(interval: 0.01)
    pacer.frameDone(due: 1)
    #expect(pacer.nextDeadline(at: 7.5) == 7.5)
  }

  @Test func `a first frame is due at once`() {
    #expect(FramePacer(interval: 0.01).nextDeadline(at: 0.3) == 0.3)
  }

  @Test func `without an interval every moment is a deadline`() {
    var pacer = FramePacer(interval: 0)
    pacer.frameDone(due: 1)
    #expect(pacer.nextDeadline(at: 1.25) == 1.25)
  }

  @Test func `it begins a frame early enough for the display that it follows`() {
    var pacer = FramePacer(interval: 0.016)
    pacer.displayShowed(at: 1, work: 0.003)
    #expect(isClose(pacer.nextDeadline(at: 1), 1.009))
    pacer.displayShowed(at: 2, work: 0.5)
    #expect(isClose(pacer.nextDeadline(at: 2), 2.0064))
  }
}
