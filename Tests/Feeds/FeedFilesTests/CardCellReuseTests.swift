import Foundation
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import CollectionViews
@testable import FeedFiles

/// Tests that a cell used for one card after the other shows nothing of earlier cards.
struct CardCellReuseTests {
  private let context = ViewContext(text: BlockTextMeasuring())

  @Test(arguments: CardCellKind.allCases)
  func `a cell that showed one card, then another, then the first again draws each as a new cell does`(
    face: CardCellKind
  ) {
    for seed in 1...150 {
      var random = SplitMix64(seed: UInt64(seed))
      let first = ShownCard.random(face, using: &random)
      let second = ShownCard.random(face, using: &random)
      let cell = face.cellType.init()
      for (turn, shown) in [first, second, first].enumerated() {
        let used = shown.draw(in: cell, of: context)
        let new = shown.drawAnew(face, of: context)
        #expect(used == new, "card \(turn + 1) of seed \(seed)")
        if used != new { return }
      }
    }
  }

  @Test func `a card shows all its words after one that had none`() {
    var random = SplitMix64(seed: 1)
    var empty = ShownCard.random(.number, using: &random)
    empty.size = CGSize(width: 390, height: 200)
    empty.interaction = CellInteraction()
    empty.card.body = ""
    var full = empty
    full.card.body = "一行目\n二行目\n三行目"
    let cell = NumberCell()
    _ = empty.draw(in: cell, of: context)
    let texts = full.draw(in: cell, of: context).compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(["一行目", "二行目", "三行目"].allSatisfy(texts.contains))
  }

  @Test func `a card that is turned over tells of itself in a cell that showed another's back`() {
    var random = SplitMix64(seed: 2)
    var first = ShownCard.random(.swatch, using: &random)
    first.size = CGSize(width: 300, height: 300)
    first.interaction.turn = 1
    first.card.title = "一"
    var second = first
    second.card.title = "二"
    second.note.id = "row/second"
    let cell = SwatchCell()
    _ = first.draw(in: cell, of: context)
    let texts = second.draw(in: cell, of: context).compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(texts.contains("二") && texts.contains("row/second") && !texts.contains("一"))
  }
}
