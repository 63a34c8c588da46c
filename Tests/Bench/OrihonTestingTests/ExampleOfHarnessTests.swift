import Documents
import Foundation
import OrihonTesting
import SampleFeeds
import Stage
import Testing

/// An example to copy: this is how a program outside tests its own screen.
struct ExampleOfHarnessTests {
  @Test func `a screen is driven by strokes and read by paths`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.settle()
    harness.expect("rows.a.page", is: 1)
  }
}
