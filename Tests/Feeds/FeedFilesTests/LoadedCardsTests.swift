import CollectionViews
import Foundation
import OrihonTesting
import SceneReadings
import Stage
import Testing

@testable import FeedFiles

/// Tests of cards that have come from outside, while the feed's numbers, cards and file are changed.
struct LoadedCardsTests {
  private static func reading(_ title: String = "T", more: [String] = ["m1", "m2"]) throws -> FeedReading {
    func cards(_ ids: [String]) -> String { ids.map { "{id: \($0), title: t}" }.joined(separator: ", ") }
    let text = """
      title: \(title)
      refresh: {after: 1}
      sections:
        - {id: row, header: none, layout: carousel, behavior: groupPaging, card: {width: 250, height: 90}, loadMore: {after: 0.5, count: 1}, cards: [\(cards(["c0", "c1", "c2"]))], newCards: [\(cards(["n"]))], moreCards: [\(cards(more))]}
        - {id: list, header: none, card: {height: 400}, cards: [\(cards(["l0", "l1"]))]}

      """
    return try FeedReader().read(text: text, name: "test.yml", baseFolder: nil)
  }

  private let harness: StageHarness
  private let scene: FeedScene

  init() throws {
    let reading = try Self.reading()
    harness = StageHarness(FeedScene.scene(for: reading.feed, reading.tuning, name: "test"))
    scene = try #require(harness.stage.content.feedScene)
  }

  private var cards: [String] { scene.document.sections[0].cards.map(\.id) }

  /// The card on which the row rests.
  private var shown: String? {
    (harness.row("row")?.motion.page).flatMap { cards.indices.contains($0) ? cards[$0] : nil }
  }

  private var hasBand: Bool {
    harness.collectionView.supplementaryView(
      forElementKind: SectionBuilder.ElementKind.loading, inSection: "row") != nil
  }

  /// Goes to the end of the row so often that everything has come.
  private func loadAll() {
    for _ in 0..<3 {
      harness.collectionView.perform(ScrollRequest(.row("row"), to: .step(20)))
      harness.settle()
      harness.advance(by: 1)
    }
  }

  private func pull() {
    harness.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 300))
    harness.advance(by: 3)
  }

  @Test func `a number that is changed leaves the cards that have come as they are`() {
    loadAll()
    pull()
    #expect(cards == ["n", "c0", "c1", "c2", "m1", "m2"])
    for value in ["20", "30"] {
      #expect(harness.stage.perform(.setting("motion.bounceRate", to: value), at: harness.time))
      #expect(cards == ["n", "c0", "c1", "c2", "m1", "m2"])
    }
  }

  @Test func `a saved file keeps the cards that have come, and the row its card`() throws {
    loadAll()
    pull()
    #expect(shown == "m2")
    scene.reload(try Self.reading("Another"))
    harness.advance(by: 0.1)
    #expect(cards == ["n", "c0", "c1", "c2", "m1", "m2"] && shown == "m2")
    scene.reload(try Self.reading("Third"))
    harness.advance(by: 2)
    #expect(cards == ["n", "c0", "c1", "c2", "m1", "m2"] && shown == "m2")
  }

  @Test func `a file that says what the scene shows is no change, whatever has come`() throws {
    loadAll()
    pull()
    #expect(!scene.isChanged(by: try Self.reading()))
    #expect(scene.isChanged(by: try Self.reading("Another")))
    #expect(scene.isChanged(by: try Self.reading(more: ["m1"])))
    #expect(cards == ["n", "c0", "c1", "c2", "m1", "m2"])
  }

  @Test func `a file with more cards to come is asked again, and one with fewer is not`() throws {
    loadAll()
    scene.reload(try Self.reading(more: ["m1"]))
    harness.advance(by: 3)
    #expect(cards == ["c0", "c1", "c2", "m1"] && !hasBand)
    scene.reload(try Self.reading(more: ["m1", "m2", "m3"]))
    harness.advance(by: 0.1)
    #expect(cards == ["c0", "c1", "c2", "m1", "m2"] && hasBand)
    loadAll()
    #expect(cards == ["c0", "c1", "c2", "m1", "m2", "m3"] && !hasBand)
  }

  @Test(arguments: [SceneEdit.CardChange.remove(at: 4), .move(from: 4, to: 0)])
  func `the last card taken or moved away brings no empty band back`(change: SceneEdit.CardChange) {
    #expect(hasBand)
    loadAll()
    #expect(!hasBand)
    #expect(harness.stage.perform(.cards(change, inRow: "row"), at: harness.time))
    harness.advance(by: 2)
    #expect(!hasBand)
  }

  @Test
  func `going back past a saved file takes cards away that had not come, and the present has them again`()
    throws
  {
    let (start, time) = (harness.stage.snapshot(), harness.time)
    loadAll()
    scene.reload(try Self.reading("Another"))
    harness.advance(by: 0.1)
    let present = harness.stage.snapshot()
    harness.stage.restore(start)
    #expect(cards == ["c0", "c1", "c2"])
    harness.stage.advance(to: time + 0.1)
    #expect(hasBand)
    harness.stage.restore(present)
    #expect(cards == ["c0", "c1", "c2", "m1", "m2"] && !hasBand)
  }

  @Test func `going back to where a card had not come shows the band, though an edit took the card since`() {
    let start = harness.stage.snapshot()
    loadAll()
    for place in [4, 3] {
      #expect(harness.stage.perform(.cards(.remove(at: place), inRow: "row"), at: harness.time))
    }
    harness.advance(by: 0.1)
    #expect(cards == ["c0", "c1", "c2"] && !hasBand)
    harness.stage.restore(start)
    #expect(hasBand)
  }
}
