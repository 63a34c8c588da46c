import CollectionViews
import Documents
import FeedFiles
import Foundation
import OrihonTesting
import SceneTools
import Stage
import TestSupport
import Testing

/// Tests of a feed that reads from the right.
struct FeedDirectionTests {
  private static let width: CGFloat = 430
  private static let feed = WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"]))

  private func harness(_ top: String, _ direction: TraitCollection.LayoutDirection = .leftToRight) throws
    -> StageHarness
  {
    try WrittenFeed.harness(
      top + Self.feed, size: CGSize(width: Self.width, height: 932),
      traits: TraitCollection(layoutDirection: direction))
  }

  private func cells(_ harness: StageHarness) -> [CGRect] {
    harness.collectionView.visibleCells.map { $0.convertToWindow($0.bounds) }.sorted { $0.minX < $1.minX }
  }

  @Test func `it is laid out as the window's own mirror shows it`() throws {
    let (own, mirrored) = (try harness("direction: rtl\n"), try harness("", .rightToLeft))
    #expect(own.stage.displayList.commands == mirrored.stage.displayList.commands)
    #expect(cells(own) == cells(mirrored))
    #expect(own.stage.displayList.commands != (try harness("")).stage.displayList.commands)
  }

  @Test func `without the key, and from the left, the window decides`() throws {
    for direction in [TraitCollection.LayoutDirection.leftToRight, .rightToLeft] {
      let plain = try harness("", direction).stage.displayList.commands
      #expect(try harness("direction: ltr\n", direction).stage.displayList.commands == plain)
    }
  }

  @Test func `a stroke to the right turns to the next page`() throws {
    let harness = try harness("direction: rtl\n")
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: 150, y: 0))
    harness.settle()
    harness.expect("rows.a.page", is: 1)
  }

  @Test func `the mirror still turns it round, and an edit of its cards leaves that`() throws {
    let harness = try harness("direction: rtl\n")
    harness.stage.change { $0.layoutDirection = .leftToRight }
    harness.settle()
    #expect(!harness.stage.isMirrored)
    let scene = try #require(harness.stage.content.feedScene)
    scene.reload(try WrittenFeed.document("direction: rtl\ncorner: 3\n" + Self.feed))
    harness.settle()
    #expect(!harness.stage.isMirrored)
  }

  @Test func `a saved file with another direction turns the feed round, and keeps its page`() throws {
    let harness = try harness("")
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.settle()
    let scene = try #require(harness.stage.content.feedScene)
    scene.reload(try WrittenFeed.document("direction: rtl\n" + Self.feed))
    harness.settle()
    #expect(harness.stage.isMirrored)
    harness.expect("rows.a.page", is: 1)
    scene.reload(try WrittenFeed.document(Self.feed))
    harness.settle()
    #expect(!harness.stage.isMirrored)
  }
}
