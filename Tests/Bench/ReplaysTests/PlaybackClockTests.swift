import Foundation
import TestSupport
import Testing

@testable import Replays

struct PlaybackClockTests {
  @Test(arguments: [(1.0, 0.0), (0.05, 0), (8, 3), (0.5, 12.5)])
  func `it begins at its beginning with the first look, and runs at its speed`(
    speed: Double, beginning: Double
  ) {
    var clock = PlaybackClock(speed: speed, from: beginning)
    #expect(isClose(clock.moment(at: 7), beginning))
    #expect(isClose(clock.moment(at: 9), beginning + 2 * speed))
    #expect(isClose(clock.windowTime(of: beginning + speed), 8))
    #expect(isClose(clock.moment(at: clock.windowTime(of: beginning + 1)), beginning + 1))
  }

  @Test func `before it has begun everything up to the beginning is due`() {
    let clock = PlaybackClock(from: 5)
    #expect(clock.windowTime(of: 5) <= 0)
  }
}
