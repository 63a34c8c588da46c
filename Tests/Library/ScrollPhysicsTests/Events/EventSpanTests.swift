import Foundation
import Testing

@testable import ScrollPhysics

struct EventSpanTests {
  @Test(arguments: [0.04, 0.1, 0.15, 1.0 / 120])
  func `a span is what the stamps of its ends say, whenever they were`(limit: TimeInterval) {
    let length = (limit * 1_000_000).rounded()
    for begin in stride(from: 0.0, through: 90_000_000, by: 137_911) {
      func span(_ microseconds: Double) -> TimeInterval {
        (begin + microseconds) / 1_000_000 - begin / 1_000_000
      }
      let exact = length / 1_000_000
      #expect(span(length).reaches(exact) && !span(length).exceeds(exact))
      #expect(!span(length - 1).reaches(exact))
      #expect(span(length + 1).exceeds(exact))
    }
  }
}
