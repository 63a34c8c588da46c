import Foundation
import ScrollPhysics
import Testing

@testable import Measurements

/// Tests of the measurements that `orihon bench input` takes from the moves reported to a window.
struct FlickMeasurementTests {
  /// Returns a flick of 1 point per ms upwards: 200 moves 4 ms apart, with times changed by `change`.
  private func flick(_ change: (TimeInterval) -> TimeInterval = { $0 }) -> FlickMeasurement {
    FlickMeasurement(
      (0..<200).map { move in
        let time = Double(move) * 0.004
        return FlickMeasurement.Move(time: change(time + 0.0005), position: 900 - CGFloat(time) * 1000)
      })
  }

  @Test func `moves told as they come have times of their own, and the velocity of the flick`() {
    let flick = flick()
    #expect(flick.moves == 200 && flick.ownTimes == 200)
    #expect(flick.speed == -1000 && flick.velocity == -1000 && flick.error == 0)
    #expect(flick.isTrue(of: 200))
    #expect(!flick.isTrue(of: 201), "one was lost")
  }

  @Test func `moves told once a frame share their times, and are not true`() {
    let flick = flick { (($0 * 60).rounded(.up)) / 60 }
    #expect(flick.moves == 200 && flick.ownTimes == 48)
    #expect(!flick.isTrue(of: 200))
  }

  @Test func `without a way, or without time, there is no velocity`() {
    for moves in [[], [FlickMeasurement.Move(time: 1, position: 2)]] {
      let flick = FlickMeasurement(moves)
      #expect(flick.speed == nil && flick.velocity == nil && flick.error == nil)
      #expect(!flick.isTrue(of: moves.count))
    }
  }
}
