import Foundation
import ScreenInterface
import Testing

struct WheelNotchCounterTests {
  @Test(arguments: [
    (8, 15), (4, 30), (2, 60), (15, 8), (120, 1), (12, 10), (10, 12), (5, 24), (1, 120),
  ])
  func `equal parts of a notch make one notch, at the last of them`(count: Int, parts: Int) {
    for sign in [1, -1] {
      var counter = WheelNotchCounter()
      for _ in 0..<3 {
        let whole = (0..<count).map { _ in counter.add(CGFloat(Float(sign * parts) / 120)) }
        #expect(whole.dropLast().allSatisfy { $0 == 0 } && whole.last == sign)
        #expect(counter.rest == 0)
      }
    }
  }

  @Test func `a turn the other way begins a new notch`() {
    var counter = WheelNotchCounter()
    #expect([0.75, -0.75, -0.25, -0.5].map { counter.add($0) } == [0, 0, -1, 0])
    #expect(counter.rest == -0.5)
  }

  @Test func `several notches at once are all counted, and what is over is kept`() {
    var counter = WheelNotchCounter()
    #expect(counter.add(2.75) == 2 && counter.add(0.25) == 1)
    #expect(counter.add(-1000) == -1000)
  }
}
