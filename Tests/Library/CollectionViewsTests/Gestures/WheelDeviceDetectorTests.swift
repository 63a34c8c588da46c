import Foundation
import ScreenInterface
import Testing

@testable import CollectionViews

/// What tells a wheel that reports fractions of a notch from a touchpad: the values of a turn alone.
struct WheelDeviceDetectorTests {
  /// True after each of some values once they are a touchpad's.
  private func course(_ values: [CGFloat], _ settings: GestureSettings = .desktop) -> [Bool] {
    var rhythm = WheelDeviceDetector()
    return values.map { value in
      rhythm.note(value, settings)
      return rhythm.isTouchpad
    }
  }

  /// Returns values given in 120ths, as a single-precision number holds them.
  private func parts(_ values: [Int]) -> [CGFloat] { values.map { CGFloat(Float($0) / 120) } }

  @Test(arguments: [
    [15, 15, 15, 15, 15, 15, 15, 15], [30, 30, 30, 30], [60, 60], [8, 8, 8, 8, 8, 8], [1, 1, 1, 1],
    [120, 120],
    // The driver waits for half a notch before it tells of any, and a fast turn reports two steps at a time.
    [60, 15, 15, 15, 15], [64, 8, 8, 8, 8, 8, 8, 8], [15, 15, 30, 15, 30, 30, 30], [20, 30, 30, 20, 20],
    [15, 15, 15, -15, -15, -15],
  ])
  func `equal steps of a notch are a wheel's`(values: [Int]) {
    #expect(course(parts(values)).allSatisfy { !$0 })
  }

  @Test(
    arguments: [
      ([0.117, 0.352, 0.48], 0), ([0.0391], 0), ([1, 0.703, 0.5], 1), ([0.125, 0.13, 0.125], 1),
      // No whole number of such steps makes a notch.
      ([0.4, 0.4, 0.4], 1), ([0.3, 0.3], 1),
      // Tenths at an even pace, more and then less of them.
      ([0.1, 0.2, 0.3, 0.4, 0.3, 0.1], 2), ([0.1, 0.2, 0.3, 0.3, 0.3, 0.2], 2), ([0.9, 0.7, 0.5], 2),
      ([0.001], 0),
    ] as [([CGFloat], Int)])
  func `anything else is a touchpad's from the first value that no wheel reports`(
    values: [CGFloat], first: Int
  ) {
    #expect(course(values).firstIndex(of: true) == first)
    #expect(course(values)[first...].allSatisfy { $0 })
  }

  @Test func `a touchpad's swipe that dies away is known at once`() {
    for seed in 1...50 {
      let values = (0..<14).map { CGFloat(seed) * 0.0137 * pow(0.8, CGFloat($0)) + 0.0011 }
      #expect(course(values)[1])
    }
  }

  @Test func `the numbers of the rule are settings`() {
    var settings = GestureSettings.desktop
    settings.notchParts = 1
    #expect(course([0.125], settings) == [true] && course([1, 1], settings) == [false, false])
    settings.notchParts = 128
    #expect(course([0.0625, 0.0625], settings) == [false, false])
    settings = .desktop
    settings.wheelLikeness = 0
    #expect(course(parts([15, 30, 45, 60]), settings) == [false, false, false, false])
  }
}
