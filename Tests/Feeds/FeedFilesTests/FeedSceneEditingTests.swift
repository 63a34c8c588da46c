import FeedFiles
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of data that change while people look: each row stays on the card that it shows.
struct FeedSceneEditingTests {
  private func stage() throws -> Stage {
    try WrittenFeed.harness(WrittenFeed.feed(WrittenFeed.row("row", cards: ["c1", "c2", "c3", "c4"]))).stage
  }

  private func ids(_ stage: Stage) -> [String] {
    stage.content.feedScene?.document.sections[0].cards.map(\.id) ?? []
  }

  @Test(arguments: [
    (SceneEdit.CardChange.insert(at: 1), ["c1", "c2-2", "c2", "c3", "c4"]),
    (.remove(at: 0), ["c2", "c3", "c4"]),
    (.move(from: 0, to: 2), ["c2", "c3", "c1", "c4"]),
    (.move(from: 3, to: 0), ["c4", "c1", "c2", "c3"]),
  ])
  func `cards are inserted, removed and moved`(change: SceneEdit.CardChange, cards: [String]) throws {
    let stage = try stage()
    #expect(stage.perform(SceneEdit.cards(change, inRow: "row"), at: 1))
    #expect(ids(stage) == cards)
  }

  @Test func `a copy of a copy is one more copy of the card, and no name grows`() throws {
    let stage = try stage()
    for _ in 0..<4 { #expect(stage.perform(SceneEdit.cards(.insert(at: 1), inRow: "row"), at: 1)) }
    #expect(ids(stage) == ["c1", "c2-5", "c2-4", "c2-3", "c2-2", "c2", "c3", "c4"])
    #expect(stage.perform(SceneEdit.cards(.remove(at: 3), inRow: "row"), at: 1))
    #expect(stage.perform(SceneEdit.cards(.insert(at: 0), inRow: "row"), at: 1))
    #expect(stage.perform(SceneEdit.cards(.insert(at: 5), inRow: "row"), at: 1))
    #expect(ids(stage) == ["c1-2", "c1", "c2-5", "c2-4", "c2-2", "c2-3", "c2", "c3", "c4"])
  }

  @Test func `a copy takes no name of a card that is still to come`() throws {
    let row = WrittenFeed.row(
      "row", cards: ["c1", "c2"],
      more: "    loadMore: true\n    moreCards: [{id: c1-2}, {id: c2-2}]\n    newCards: [{id: c1-3}]\n")
    let stage = try WrittenFeed.harness(WrittenFeed.feed(row)).stage
    for place in [1, 0] { #expect(stage.perform(SceneEdit.cards(.insert(at: place), inRow: "row"), at: 1)) }
    #expect(ids(stage) == ["c1-4", "c1", "c2-3", "c2"])
  }

  @Test(arguments: [
    SceneEdit.cards(.remove(at: 4), inRow: "row"), SceneEdit.cards(.insert(at: -1), inRow: "row"),
    SceneEdit.cards(.move(from: 0, to: 9), inRow: "row"), SceneEdit.cards(.remove(at: 0), inRow: "none"),
  ])
  func `what is not there cannot be changed, and nothing is`(edit: SceneEdit) throws {
    let stage = try stage()
    #expect(!stage.perform(edit, at: 1))
    #expect(ids(stage) == ["c1", "c2", "c3", "c4"])
  }
}
