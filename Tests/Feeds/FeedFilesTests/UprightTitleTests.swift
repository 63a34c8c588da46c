import Foundation
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import CollectionViews
@testable import FeedFiles

/// Tests that titles stand in columns where their script does, and lie everywhere else.
struct UprightTitleTests {
  @Test(arguments: ["初日の出", "春・夏", "ラーメン", "第三章", "松 竹 梅", "ＡＢＣ", "한국", ""])
  func `titles of ideographs, kana and full-width signs can stand`(title: String) {
    #expect(title.canStandUpright)
  }

  @Test(arguments: ["New Year", "春 2026", "Été", "Привет", "折本 Orihon", "12", "第3章"])
  func `a title with a letter or a digit that lies in columns never stands`(title: String) {
    #expect(!title.canStandUpright)
    let context = ViewContext(text: BlockTextMeasuring())
    for stands in [true, false] {
      var random = SplitMix64(seed: 1)
      var shown = ShownCard.random(.picture, using: &random)
      shown.interaction = CellInteraction()
      (shown.card.title, shown.card.subtitle, shown.titlesStand) = (title, "", stands)
      shown.size = CGSize(width: 300, height: 200)
      let texts = shown.drawAnew(.picture, of: context).compactMap { command -> String? in
        if case .text(let line, _) = command.content { line.string } else { nil }
      }
      #expect(texts == [title])
    }
  }

  private nonisolated static let sections: [(String, [String], Bool)] = [
    ("auto", ["春", "夏"], true), ("auto", ["春", "Summer"], false), ("vertical", ["春", "Summer"], true),
    ("horizontal", ["春", "夏"], false),
  ]

  @Test(arguments: sections)
  func `a section's titles stand together, or lie together`(
    word: String, titles: [String], stand: Bool
  ) throws {
    let cards = titles.map { "{title: \($0)}" }.joined(separator: ", ")
    let feed = try WrittenFeed.document(
      "titles: \(word)\nsections: [{id: a, kind: picture, layout: carousel, cards: [\(cards)]}]")
    #expect(feed.sections.first?.standsTitles == stand)
  }
}
