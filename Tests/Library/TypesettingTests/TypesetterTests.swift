import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

struct TypesetterTests {
  private let measuring = BlockTextMeasuring()
  private let style = TextStyle(size: 10)

  private func lines(_ text: String, _ width: CGFloat, _ paragraph: ParagraphStyle) -> [TextLine] {
    measuring.layout(text, style: style, width: width, paragraph: paragraph).lines
  }

  /// Returns a line's characters from left to right.
  private func seen(_ line: TextLine) -> String {
    String(line.pieces.flatMap { $0.isRightToLeft ? $0.characters.reversed() : $0.characters })
  }

  @Test(arguments: [
    ("abc", "abc"), ("אבג", "גבא"), ("ab אב cd", "ab בא cd"), ("אב cd גד", "דג cd בא"),
    ("אב 12 גד", "דג 12 בא"),
    ("(אב)", ")בא("),
  ])
  func `what is read from right to left stands so`(text: String, seen: String) {
    let line = measuring.line(text, style: style, direction: .leftToRight)
    #expect(self.seen(line) == seen)
  }

  @Test func `the first letter decides the direction, else the surroundings do`() {
    for surroundings in [WritingDirection.leftToRight, .rightToLeft] {
      #expect(measuring.line("12 a א", style: style, direction: surroundings).direction == .leftToRight)
      #expect(measuring.line("12 א a", style: style, direction: surroundings).direction == .rightToLeft)
      #expect(measuring.line("12 / 3", style: style, direction: surroundings).direction == surroundings)
    }
    #expect(seen(measuring.line("12 / 3", style: style, direction: .rightToLeft)) == "3 / 12")
  }

  @Test func `a text from left to right has no stretches`() {
    for text in ["abc 12", "折本の一年", "Ελληνικά", "हिन्दी", "", "…"] {
      #expect(measuring.line(text, style: style, direction: .leftToRight).stretches.isEmpty)
    }
  }

  @Test func `lines are ordered one by one, and each keeps the paragraph's direction`() {
    let lines = lines("אבג דהו abc זחט", 40, ParagraphStyle())
    #expect(lines.map(\.string) == ["אבג דהו", "abc זחט"])
    #expect(lines.map(seen) == ["והד גבא", "טחז abc"])
    #expect(lines.allSatisfy { $0.direction == .rightToLeft })
  }

  @Test func `each paragraph has its own direction`() {
    #expect(
      lines("אב\nab\n12", 100, ParagraphStyle(direction: .rightToLeft)).map(\.direction) == [
        .rightToLeft, .leftToRight, .rightToLeft,
      ])
  }

  @Test func `an ellipsis stands where the text goes on`() throws {
    let hebrew = try #require(lines("אבגדהוזחט", 30, ParagraphStyle(maximumLines: 1)).first)
    #expect(hebrew.string.hasSuffix("…"))
    #expect(seen(hebrew).hasPrefix("…"))
    let latin = try #require(lines("abcdefghi", 30, ParagraphStyle(maximumLines: 1)).first)
    #expect(seen(latin).hasSuffix("…"))
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abcde fg…"), (.byTruncatingHead, "…f ghi jk"),
    (.byTruncatingMiddle, "abc…hi jk"),
    (.byWordWrapping, "abcde"), (.byCharWrapping, "abcde fgh"),
  ])
  func `a line that is too long ends as its mode says`(mode: LineBreakMode, wanted: String) {
    let text =
      mode == .byWordWrapping
      ? "abcde fghijklm" : mode == .byCharWrapping ? "abcde fghijk" : "abcde fgf ghi jk"
    let found = lines(text, 47, ParagraphStyle(maximumLines: 1, lineBreakMode: mode)).map(\.string)
    #expect(found == [wanted])
  }

  @Test func `a clipped line goes on beyond the edge, by a character at most`() throws {
    let line = try #require(
      lines(
        String(repeating: "a", count: 1000), 47, ParagraphStyle(maximumLines: 1, lineBreakMode: .byClipping)
      ).first)
    #expect(line.width > 47 && line.width <= 52)
  }

  @Test func `justified lines fill the width, but for the last one of a paragraph`() {
    let found = lines("aa bb cc dd ee\nff", 37, ParagraphStyle(isJustified: true))
    #expect(found.map(\.string) == ["aa bb", "cc dd", "ee", "ff"])
    #expect(found.map(\.width).map { Double($0) } == [37, 37, 10, 10])
    #expect(isClose(found[0].gapExpansion, 12))
    let japanese = lines("折本の一年が", 45, ParagraphStyle(isJustified: true))
    #expect(isClose(japanese[0].gapExpansion, 5.0 / 3))
  }

  @Test(arguments: [
    "\u{301}", "\u{202E}", "\u{2067}", "(", "א(", "\u{AD}", "\u{FFFE}\u{10FFFF}\u{E0001}", "👩‍",
  ])
  func `a hundred thousand of anything are broken, and the limit holds`(part: String) {
    for text in [String(repeating: part, count: 100_000), "a" + String(repeating: part, count: 100_000)] {
      #expect(lines(text, 100, ParagraphStyle(maximumLines: 3)).count <= 3)
    }
    let text = String(repeating: part, count: 5_000)
    for mode in LineBreakMode.allCases {
      #expect(lines(text, 30, ParagraphStyle(maximumLines: 1, lineBreakMode: mode)).count == 1)
    }
    #expect(measuring.line(text, style: style, direction: .rightToLeft).string == text)
  }
}
