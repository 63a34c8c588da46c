import Carousel
import Foundation
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import Testing

struct CarouselControllerTests {
  private func harness() -> StageHarness {
    var row = SampleFeed.Row("hero", count: 5, cardWidth: 430, loops: true)
    row.carousel.autoScroll = AutoScrollSettings()
    return StageHarness(SampleFeed([row]).scene())
  }

  /// Covers requirement R54.
  @Test func `a covered window pauses auto-scroll for that reason; uncovered, a full interval follows`() {
    let harness = harness()
    harness.advance(by: 2)
    harness.send(.window(.occluded(true)))
    harness.advance(by: 10)
    #expect(harness.row("hero")?.autoplay?.paused == ["occluded"])
    #expect(harness.row("hero")?.motion.page == 0)
    harness.send(.window(.occluded(false)))
    harness.advance(by: 2.9)
    #expect(harness.row("hero")?.motion.page == 0)
    harness.advance(by: 0.6)
    #expect(harness.row("hero")?.motion.page == 1)
    #expect(harness.row("hero")?.autoplay?.paused.isEmpty == true)
  }

  @Test func `hidden and covered are two reasons, and each is over by itself`() {
    let harness = harness()
    harness.send(.window(.visible(false)))
    harness.send(.window(.occluded(true)))
    harness.advance(by: 0.1)
    #expect(harness.row("hero")?.autoplay?.paused == ["hidden", "occluded"])
    harness.send(.window(.visible(true)))
    harness.advance(by: 0.1)
    #expect(harness.row("hero")?.autoplay?.paused == ["occluded"])
  }
}
