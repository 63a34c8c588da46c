import Foundation
import OrihonTesting
import SampleFeeds
import TestSupport
import Testing

/// Tests of frame assertions; a person looked at the references beside this file when they were written.
struct FrameAssertionsTests {
  private func harness() -> StageHarness {
    StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(), options: StageOptions(size: CGSize(width: 430, height: 300)))
  }

  private func turn(_ harness: StageHarness, by distance: CGFloat) {
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: distance, y: 0))
    harness.advance(by: 0.2)
  }

  @Test func `every frame of a stroke is held against its reference`() {
    assertFrames(of: harness(), matches: "turn") { turn($0, by: -150) }
  }

  @Test func `a stroke that is a point longer is told by frame, row and variable`() {
    withKnownIssue {
      assertFrames(of: harness(), matches: "turn") { turn($0, by: -151) }
    } matching: {
      $0.comments.first?.rawValue.wholeMatch(of: /(?s)frame \d+, row a, x, cause drag: .* instead of .*/)
        != nil
    }
  }

  @Test func `what is painted is held against its reference`() {
    let harness = harness()
    assertDisplayList(of: harness, matches: "rest")
    turn(harness, by: -150)
    withKnownIssue { assertDisplayList(of: harness, matches: "rest") }
  }

  @Test func `the frames that gestures make reach who watched before, and nobody afterwards`() {
    let harness = harness()
    var seen = 0
    harness.onFrame = { _ in seen += 1 }
    assertFrames(of: harness, matches: "turn") { turn($0, by: -150) }
    let during = seen
    harness.advance(by: 0.1)
    #expect(during > 12 && seen == during + 6)
  }
}
