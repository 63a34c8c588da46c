import Testing

@testable import WindowRuns

/// Tests of strokes that end elsewhere in another program.
struct StrokeLandingTests {
  private let former = [
    StrokeLanding("hero", start: 1, offset: 400), StrokeLanding("feed", start: 2, offset: 100),
    StrokeLanding("hero", start: 3, offset: 800),
  ]

  /// Returns the former landings with other offsets, by the beginning of their strokes.
  private func now(_ offsets: [Int: Double]) -> [StrokeLanding] {
    former.map { StrokeLanding($0.scroller, start: $0.start, offset: offsets[$0.start] ?? $0.offset) }
  }

  @Test func `the same places give nothing, also where they differ by less than half a point`() {
    #expect(StrokeLanding.endingElsewhere(former, now: former).isEmpty)
    #expect(StrokeLanding.endingElsewhere(former, now: now([3: 800.4])).isEmpty)
  }

  @Test func `of each scroller the last stroke counts`() {
    #expect(StrokeLanding.endingElsewhere(former, now: now([1: 0])).isEmpty)
    #expect(StrokeLanding.endingElsewhere(former, now: now([2: 0, 3: 0])) == [former[1], former[2]])
  }

  @Test func `a stroke that moves another scroller ends elsewhere`() {
    let other = former.dropLast() + [StrokeLanding("feed", start: 3, offset: 800)]
    #expect(StrokeLanding.endingElsewhere(former, now: Array(other)) == [former[2]])
  }

  @Test func `a stroke that has not come to rest yet is not compared`() {
    #expect(StrokeLanding.endingElsewhere(former, now: Array(now([1: 0]).prefix(2))) == [former[0]])
    #expect(StrokeLanding.endingElsewhere(former, now: []).isEmpty)
  }
}
