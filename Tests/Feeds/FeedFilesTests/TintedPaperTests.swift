import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import FeedFiles

/// Tests of cards on tinted paper.
struct TintedPaperTests {
  private func papers(_ paper: String, after edits: [SceneEdit.CardChange] = []) throws -> [DynamicColor?] {
    let harness = try WrittenFeed.harness(
      """
      palette: {preset: orihon}
      sections:
        - id: list
          layout: carousel
          card: {width: 60, height: 80}
          kind: number
          \(paper)
          cards: [{number: 1}, {number: 2}, {number: 3}, {number: 4}]
      """)
    for edit in edits { #expect(harness.stage.perform(SceneEdit.cards(edit, inRow: "list"), at: 0)) }
    harness.advance(by: 0.1)
    let cells = harness.collectionView.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
    return cells.map(\.decoration.backgroundColor)
  }

  @Test func `each card has a tint by its place, and the paper of every card without one`() throws {
    #expect(try papers("paper: tinted") == Palette.tints[..<4].map { $0 })
    #expect(try papers("paper: plain") == [Palette.card, Palette.card, Palette.card, Palette.card])
    #expect(try papers("") == [Palette.card, Palette.card, Palette.card, Palette.card])
  }

  @Test func `a card keeps its tint when others come and go before it, and a copy has that of its original`()
    throws
  {
    let tints = Palette.tints
    #expect(try papers("paper: tinted", after: [.remove(at: 0)]) == [tints[1], tints[2], tints[3]])
    #expect(
      try papers("paper: tinted", after: [.insert(at: 1)]) == [
        tints[0], tints[1], tints[1], tints[2], tints[3],
      ])
    #expect(
      try papers("paper: tinted", after: [.move(from: 3, to: 0)]) == [tints[3], tints[0], tints[1], tints[2]])
  }

  @Test func `after the last tint comes the first`() {
    #expect(Palette.tint(Palette.tints.count) == Palette.tint(0))
  }

  @Test(arguments: TraitCollection.UserInterfaceStyle.allCases)
  func `ink and indigo can be read on every tint`(theme: TraitCollection.UserInterfaceStyle) {
    let traits = TraitCollection(userInterfaceStyle: theme)
    for tint in Palette.tints {
      for ink in [Palette.ink, Palette.indigo] {
        #expect(ink.resolved(with: traits).contrast(with: tint.resolved(with: traits)) >= 4.5)
      }
    }
  }
}
