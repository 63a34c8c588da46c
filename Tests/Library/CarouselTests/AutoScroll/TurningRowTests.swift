import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import Stage
import Testing

/// Tests of which rows have a page that their auto-scroll can turn to.
struct TurningRowTests {
  private func controller(count: Int, cardWidth: CGFloat, loops: Bool, turns: Bool = true) throws
    -> (StageHarness, CarouselController)
  {
    var row = SampleFeed.Row("hero", count: count, cardWidth: cardWidth, loops: loops)
    row.spacing = 0
    if turns { row.carousel.autoScroll = AutoScrollSettings() }
    let harness = StageHarness(SampleFeed([row]).scene(), tools: Toolbox())
    harness.advance(by: 0.1)
    return (harness, try #require(harness.stage.content.participants.first as? CarouselController))
  }

  @Test(arguments: [
    (1, 430.0, false, false), (1, 430, true, false), (2, 430, false, true), (2, 430, true, true),
    (5, 300, false, true),
  ])
  func `a row of one card has no page to turn to`(
    count: Int, cardWidth: Double, loops: Bool, canTurn: Bool
  ) throws {
    let (harness, controller) = try controller(count: count, cardWidth: cardWidth, loops: loops)
    #expect(controller.hasAutoScroll(row: "hero"))
    withExtendedLifetime(harness) { #expect(controller.canTurn(row: "hero") == canTurn) }
  }

  @Test func `a row without auto-scroll never turns, and neither does one that is not there`() throws {
    let (harness, controller) = try controller(count: 5, cardWidth: 430, loops: true, turns: false)
    withExtendedLifetime(harness) {
      #expect(controller.canTurn(row: "hero") == false)
      #expect(controller.canTurn(row: "none") == false)
    }
  }
}
