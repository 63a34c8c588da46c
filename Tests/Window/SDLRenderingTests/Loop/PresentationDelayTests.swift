import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct PresentationDelayTests {
  private let interval: TimeInterval = 1 / 60

  private func lead(_ works: [TimeInterval]) -> PresentationDelay {
    works.reduce(into: PresentationDelay()) { $0.note(work: $1, interval: interval) }
  }

  @Test func `before the first frame nothing is waited for`() { #expect(PresentationDelay().seconds == 0) }

  @Test func `it covers the hardest frame at once, and a little more`() {
    let lead = lead([0.001, 0.001, 0.003, 0.001])
    #expect(lead.seconds > 0.003 && lead.seconds < 0.0035)
  }

  @Test func `it fades to what frames take when they become easier`() {
    let lead = lead([0.003] + Array(repeating: 0.001, count: 1000))
    #expect(lead.seconds > 0.001 && lead.seconds < 0.0015)
  }

  @Test func `it never takes more than a third of the time between two frames, or a little more`() {
    #expect(isClose(lead([0.02]).seconds, interval * 0.35))
  }
}
