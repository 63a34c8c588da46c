import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct FrameExpectationTests {
  private func expectation(doneAt time: TimeInterval, interval: TimeInterval = 0.01) -> FrameExpectation {
    var expectation = FrameExpectation()
    expectation.frameDone(due: 1, interval: interval, at: time)
    expectation.sceneGoesOn()
    return expectation
  }

  @Test func `a frame that begins late had to begin an interval after the one before`() {
    #expect(isClose(expectation(doneAt: 1.004).due(atLatest: 1.05), 1.01))
    #expect(isClose(expectation(doneAt: 1.004).due(atLatest: 1.01), 1.01))
  }

  @Test func `a frame that takes several intervals is late itself and makes the next one no later`() {
    #expect(isClose(expectation(doneAt: 1.034).due(atLatest: 1.041), 1.04))
  }

  @Test func `after a rest a frame is due when it is asked for`() {
    var expectation = FrameExpectation()
    #expect(expectation.due(atLatest: 3) == 3)
    expectation.frameDone(due: 1, interval: 0.01, at: 1.002)
    #expect(expectation.due(atLatest: 3) == 3)
  }

  @Test func `without an interval every moment will do`() {
    #expect(expectation(doneAt: 1.004, interval: 0).due(atLatest: 1.05) == 1.05)
  }
}
