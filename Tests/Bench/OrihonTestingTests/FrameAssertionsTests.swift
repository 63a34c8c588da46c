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

  @Test func `what another task asked for is named beside the difference, what the test asks for is not`()
    async
  {
    let harness = harness()
    harness.collectionView.perform(ScrollRequest(.row("a"), to: .step(0)))
    let view = harness.collectionView
    await Task { _ = view.perform(ScrollRequest(.row("a"), to: .step(1))) }.value
    withKnownIssue {
      assertFrames(of: harness, matches: "turn") { turn($0, by: -150) }
    } matching: {
      let words = $0.comments.first?.rawValue ?? ""
      return words.contains("\na request to a came at 0 s from outside the scene's time")
    }
    let own = self.harness()
    own.collectionView.perform(ScrollRequest(.row("a"), to: .step(1)))
    withKnownIssue {
      assertFrames(of: own, matches: "turn") { turn($0, by: -150) }
    } matching: {
      $0.comments.first?.rawValue.contains("outside") == false
    }
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
