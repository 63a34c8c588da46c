import CollectionViews
import Documents
import FeedFiles
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the cards that a click turns over.
struct FeedTurningTests {
  private func turned(_ head: String) throws -> [Bool] {
    let harness = try WrittenFeed.harness(
      "\(head)sections:\n  - {id: a, card: {height: 200}, cards: [{title: Rope, back: Made of hemp}, {title: Lamp}]}\n"
    )
    return try ["0", "1"].map { card in
      let frame = try #require(harness.stage.frame(ofElement: "a/card/\(card)"))
      harness.click(at: CGPoint(x: frame.midX, y: frame.midY))
      harness.settle()
      harness.advance(by: 1)
      return harness.collectionView.visibleCells.contains {
        $0.interaction.showsBack && ($0.elementID.path.hasSuffix(card))
      }
    }
  }

  @Test func `in a plain feed a card turns over to its own words, and no other does`() throws {
    #expect(try turned("") == [true, false])
  }

  @Test func `every card turns over where the feed says so, or tells of its rows`() throws {
    #expect(try turned("turns: true\n") == [true, true])
    #expect(try turned("badge: true\n") == [true, true])
    #expect(try turned("badge: true\nturns: false\n") == [true, false])
  }

  @Test func `the back of a card that leads on is told to show nowhere`() throws {
    func warnings(_ card: String) throws -> [String] {
      try FeedReader().read(
        text: "kinds: {k: {parts: [title, button]}}\nsections: [{id: a, cards: [{title: t, \(card)}]}]\n",
        name: "t.yml", baseFolder: nil
      ).warnings.map(\.description)
    }
    let words = "\"back\" shows nowhere: a click on a card with a \"link\" follows it, and turns no card over"
    #expect(try warnings("back: Behind, link: a") == ["t.yml:2:39: \(words)"])
    #expect(try warnings("kind: k, button: Go, link: a, back: Behind") == ["t.yml:2:69: \(words)"])
    #expect(try warnings("back: Behind").isEmpty && warnings("link: a").isEmpty)
  }
}
