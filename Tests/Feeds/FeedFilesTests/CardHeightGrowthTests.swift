import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import CollectionViews
@testable import FeedFiles

/// Tests that a card's texts stay inside it and apart, whatever they say and however large the card is.
struct CardHeightGrowthTests {
  private let context = ViewContext(text: BlockTextMeasuring())

  private struct Text {
    var string: String
    var element: String
    var frame: CGRect
  }

  private func texts(_ commands: [DrawCommand]) -> [Text] {
    commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return Text(string: line.string, element: command.element.path, frame: command.frame)
    }
  }

  /// Returns a fault for the first text that leaves the card or lies on another one; `nil` for none.
  private func misplaced(_ texts: [Text], in size: CGSize) -> String? {
    func isInside(_ frame: CGRect) -> Bool {
      frame.minX > -0.01 && frame.minY > -0.01 && frame.maxX < size.width + 0.01
        && frame.maxY < size.height + 0.01
    }
    for (index, text) in texts.enumerated() {
      if !isInside(text.frame) { return "“\(text.string)” leaves the card: \(text.frame)" }
      // Lines of one text touch, and characters of a vertical title stand a little closer than lines.
      let inner = text.frame.insetBy(dx: 0.01, dy: 2.01)
      if let other = texts[..<index].first(where: { $0.frame.intersects(inner) }) {
        return "“\(text.string)” at \(text.frame) lies on “\(other.string)” at \(other.frame)"
      }
    }
    return nil
  }

  @Test(arguments: CardCellKind.allCases)
  func `text stays inside its card and off other text, however much there is and however little room`(
    face: CardCellKind
  ) {
    for seed in 1...300 {
      var random = SplitMix64(seed: UInt64(seed))
      var shown = ShownCard.random(face, using: &random)
      shown.interaction = CellInteraction()
      shown.size = CGSize(width: 116 + random.below(1400), height: 28 + random.below(400))
      let wrong = misplaced(texts(shown.drawAnew(face, of: context)), in: shown.size)
      #expect(wrong == nil, "seed \(seed), \(shown.size): \(wrong ?? "")")
      if wrong != nil { return }
    }
  }

  @Test(arguments: [CardCellKind.page, .picture], ["初日の出", "雪の里", "A village in snow"])
  func `a title keeps every character at every width`(face: CardCellKind, title: String) {
    var random = SplitMix64(seed: 1)
    var shown = ShownCard.random(face, using: &random)
    shown.interaction = CellInteraction()
    shown.card.title = title
    shown.card.subtitle = ""
    for width in stride(from: 200, through: 2560, by: 5) {
      shown.size = CGSize(width: width, height: 300)
      let written = texts(shown.drawAnew(face, of: context)).map(\.string).joined()
      // A column has no glyph for the space between two characters, a line has.
      #expect(
        written.replacingOccurrences(of: " ", with: "") == title.replacingOccurrences(of: " ", with: ""),
        "at \(width)")
    }
  }

  @Test func `a title that is too long for a column goes on in the next one, from the right`() {
    var random = SplitMix64(seed: 1)
    var shown = ShownCard.random(.picture, using: &random)
    shown.interaction = CellInteraction()
    shown.traits = TraitCollection()
    shown.card.title = "一二三四五六七八九十"
    shown.card.subtitle = ""
    shown.size = CGSize(width: 300, height: 140)
    let glyphs = texts(shown.drawAnew(.picture, of: context))
    #expect(glyphs.map(\.string).joined() == shown.card.title)
    #expect(Set(glyphs.map(\.frame.minX)).count == 2)
    #expect((glyphs.first?.frame.minX ?? 0) > (glyphs.last?.frame.minX ?? 0))
  }
}
