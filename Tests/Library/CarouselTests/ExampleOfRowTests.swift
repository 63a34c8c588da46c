import Carousel
import Documents
import Foundation
import OrihonTesting
import SampleFeeds
import Stage
import Testing

/// An example to copy: a row is flicked, and its page is read.
struct ExampleOfRowTests {
  @Test func `a flick turns a row by a page, and its dots with it`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("hero")]).scene())
    harness.flick(from: harness.center(ofRow: "hero"), by: CGPoint(x: -150, y: 0))
    harness.settle()
    harness.expect("rows.hero.page", is: 1)
    harness.expect("rows.hero.dots.current", is: 1)
  }
}
