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
}
