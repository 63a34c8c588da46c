import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneReadings
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that an overlay has a button for the pause exactly where the row can turn its pages.
struct PausedOverlayTests {
  private func harness(_ cards: [String], _ more: String = "", width: CGFloat = 430) throws -> StageHarness {
    let overlay = "    autoplay: {interval: 3}\n    overlay: {lines: [One line]}\n"
    return try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: cards, more: overlay + more)),
      size: CGSize(width: width, height: 932))
  }

  private func band(_ harness: StageHarness) throws -> OverlayBand {
    let view = harness.collectionView.supplementaryView(
      forElementKind: SectionBuilder.ElementKind.overlay, inSection: "a")
    return try #require(view as? OverlayBand)
  }

  private func pause(_ harness: StageHarness) -> ElementID? {
    harness.stage.accessibilityTree(everything: true).element("a/overlay/pause")?.id
  }

  @Test(arguments: ["", "    loop: true\n"])
  func `of one card nothing can be paused, and nothing says so`(more: String) throws {
    let harness = try harness(["x"], more)
    harness.advance(by: 0.5)
    #expect(try band(harness).pause.isHidden)
    #expect(pause(harness) == nil)
    let two = try self.harness(["x", "y"], more)
    two.advance(by: 0.5)
    #expect(try !band(two).pause.isHidden)
    #expect(pause(two) != nil)
  }

  @Test func `the button comes and goes with the room for the cards`() throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: a
          layout: carousel
          behavior: groupPaging
          card: {width: 300, height: 200}
          autoplay: {interval: 3}
          overlay: {lines: [One line]}
          cards: [{title: x}, {title: y}]
      """)
    harness.advance(by: 0.5)
    #expect(try !band(harness).pause.isHidden)
    harness.send(.window(.resized(CGSize(width: 1000, height: 932), scale: 1)))
    harness.advance(by: 0.5)
    #expect(try band(harness).pause.isHidden == (harness.row("a")?.motion.pages ?? 0 < 2))
    harness.send(.window(.resized(CGSize(width: 430, height: 932), scale: 1)))
    harness.advance(by: 0.5)
    #expect(try !band(harness).pause.isHidden)
  }

  @Test func `a card that is added brings the button`() throws {
    let harness = try harness(["x"])
    harness.advance(by: 0.5)
    #expect(harness.stage.perform(.cards(.insert(at: 0), inRow: "a"), at: harness.time))
    harness.advance(by: 0.5)
    #expect(try !band(harness).pause.isHidden)
  }
}
