import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct SDLClockTests {
  private final class Counters {
    var reading = SDLClock.Reading(counter: 5_000_000, ticks: UInt32.max - 10)

    func advance(milliseconds: Double) {
      let before = reading.counter / 1_000_000
      reading.counter += UInt64(milliseconds * 1e6)
      reading.ticks &+= UInt32(reading.counter / 1_000_000 - before)
    }
  }

  private let counters = Counters()

  private func clock() -> SDLClock {
    let counters = self.counters
    return SDLClock(frequency: 1e9) { counters.reading }
  }

  @Test func `it begins at zero and counts seconds`() {
    let clock = clock()
    #expect(clock.now == 0)
    counters.advance(milliseconds: 1500)
    #expect(isClose(clock.now, 1.5))
  }

  @Test func `it never runs backwards`() {
    let clock = clock()
    counters.advance(milliseconds: 20)
    let later = clock.now
    counters.reading.counter -= 5_000_000
    #expect(clock.now == later)
  }

  @Test func `an event of the running millisecond happened now`() {
    let clock = clock()
    counters.advance(milliseconds: 3.4)
    #expect(isClose(clock.time(ofTicks: counters.reading.ticks), 0.0034))
  }

  @Test func `an older event happened as long ago as its stamp says, also across the wrap of the stamps`() {
    let clock = clock()
    counters.advance(milliseconds: 5)
    let stamp = counters.reading.ticks
    counters.advance(milliseconds: 20)
    #expect(counters.reading.ticks < stamp)
    #expect(isClose(clock.time(ofTicks: stamp), 0.005))
  }

  @Test func `no event happened before what was already said`() {
    let clock = clock()
    let stamp = counters.reading.ticks
    counters.advance(milliseconds: 30)
    let frame = clock.now
    #expect(clock.time(ofTicks: stamp) == frame)
  }
}
