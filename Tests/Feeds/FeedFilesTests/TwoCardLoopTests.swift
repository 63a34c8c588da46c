import CollectionViews
import Foundation
import OrihonTesting
import SceneReadings
import ScrollPhysics
import Testing

/// Tests that a loop of two cards, where both ways are as short, turns on by itself and never back.
struct TwoCardLoopTests {
  @Test(arguments: [TraitCollection.LayoutDirection.leftToRight, .rightToLeft])
  func `two cards that turn by themselves always go on`(direction: TraitCollection.LayoutDirection) throws {
    let row = WrittenFeed.row("a", cards: ["x", "y"], more: "    loop: true\n    autoplay: {interval: 1}\n")
      .replacing("width: 300", with: "width: 430")
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(row), traits: TraitCollection(layoutDirection: direction))
    var pages: [Int] = []
    harness.onFrame = { trace in
      guard let motion = trace.rows.first?.motion else { return }
      #expect(motion.direction != .towardsStart)
      if let page = motion.page, page != pages.last { pages.append(page) }
    }
    harness.advance(by: 9)
    #expect(pages.count >= 5 && zip(pages, pages.dropFirst()).allSatisfy { $0 != $1 })
  }
}
