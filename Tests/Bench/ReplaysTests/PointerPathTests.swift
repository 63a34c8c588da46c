import Foundation
import TestSupport
import Testing

@testable import Replays

struct PointerPathTests {
  @Test func `samples come every 8 ms and end exactly at the end`() {
    let path = PointerPath([.zero, CGPoint(x: 100, y: 0)])
    let samples = path.samples(over: Microseconds(20_000), .linear)
    #expect(samples.map(\.time.count) == [8000, 16000, 20000])
    #expect(samples.map(\.location.x).map { Int($0.rounded()) } == [40, 80, 100])
  }

  @Test func `a path is walked at the pace of its whole length`() {
    let path = PointerPath([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    #expect(isClose(path.point(at: 0.5), CGPoint(x: 20, y: 0)))
    #expect(isClose(path.point(at: 0.875), CGPoint(x: 30, y: 5)))
    #expect(isClose(PointerPath([.zero]).point(at: 0.3), .zero))
  }

  @Test(arguments: GestureEasing.allCases)
  func `an easing begins at 0, ends at 1 and never goes back`(easing: GestureEasing) {
    #expect(isClose(easing.progress(at: 0), 0))
    #expect(isClose(easing.progress(at: 1), 1))
    let values = (0...100).map { easing.progress(at: CGFloat($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
