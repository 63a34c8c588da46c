import Foundation
import TestSupport
import Testing

@testable import FeedFiles

struct OverlayGrowthTests {
  @Test func `each press shows one line more, and the last one folds them away`() {
    var growth = OverlayGrowth()
    var shown: [Int] = []
    for step in 0..<4 {
      growth.advance(count: 2, at: Double(step), animated: true)
      shown.append(growth.extraLines)
    }
    #expect(shown == [1, 2, 0, 1])
  }

  @Test func `a line takes a quarter of a second to open`() {
    var growth = OverlayGrowth()
    growth.advance(count: 2, at: 10, animated: true)
    let steps = stride(from: 10, through: 10.25, by: 0.025).map { growth.progress(at: $0) }
    #expect(isClose(steps.first ?? 1, 0))
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(isClose(growth.endsAt, 10.25))
    #expect(isClose(growth.progress(at: 10.25), 1))
  }

  @Test func `with reduced motion it is open at once`() {
    var growth = OverlayGrowth()
    growth.advance(count: 2, at: 3, animated: false)
    #expect(isClose(growth.progress(at: 3), 1))
  }
}
