import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct FrameTimingTests {
  private final class Counter {
    var ticks: UInt64 = 0
  }

  private let counter = Counter()

  private func timing() -> FrameTiming {
    let counter = self.counter
    return FrameTiming(
      clock: SDLClock(frequency: 1000) { SDLClock.Reading(counter: counter.ticks, ticks: 0) })
  }

  @Test func `a pass ends where the next begins, and what lies outside counts for none`() {
    let timing = timing()
    timing.enter(.update)
    counter.ticks += 3
    timing.enter(.layout)
    counter.ticks += 5
    #expect(isClose(timing.leave(), 0.005))
    counter.ticks += 100
    timing.enter(.draw)
    counter.ticks += 7
    let passes = timing.take()
    #expect(isClose(passes[.update].duration, 0.003) && isClose(passes[.layout].start, 0.003))
    #expect(isClose(passes[.draw].start, 0.108) && isClose(passes[.draw].duration, 0.007))
    #expect(passes[.present].duration == 0)
  }

  @Test func `what was handed over is forgotten, and leaving nothing takes no time`() {
    let timing = timing()
    timing.enter(.input)
    counter.ticks += 2
    #expect(isClose(timing.take()[.input].duration, 0.002))
    #expect(timing.take() == FramePasses())
    #expect(timing.leave() == 0)
  }
}
