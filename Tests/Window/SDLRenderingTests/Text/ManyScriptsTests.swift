import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

/// Tests of text in the fonts that `scripts/bootstrap.sh test` installs.
@Suite(.enabled("fonts of many scripts are installed") { await InstalledFonts.haveManyScripts })
struct ManyScriptsTests {
  private let text: InstalledText

  init() throws { text = try InstalledText(lookup: FontconfigLookup()) }

  private func drawn(_ string: String, _ language: LanguageTag? = nil, size: CGFloat = 32) -> LineImage? {
    var style = TextStyle(size: size)
    style.language = language
    return text.image(
      of: text.line(string, style: style, direction: .leftToRight), color: Drawing.black, scale: 1)
  }

  @Test(arguments: ["🥐", "👩‍👩‍👧", "🇯🇵", "1️⃣", "👍🏽", "❤️"])
  func `an emoji has colours, and is one picture however many scalars it has`(emoji: String) throws {
    let image = try #require(drawn(emoji))
    let colors = Set(image.image.pixels.filter { $0 >> 24 > 128 }.map { $0 & 0xFFFFFF })
    #expect(colors.count > 8)
    #expect(CGFloat(image.image.width) < 32 * 1.5)
    #expect(
      isClose(
        text.width(of: emoji, style: TextStyle(size: 32)), text.width(of: "🥐", style: TextStyle(size: 32)),
        within: 1))
  }

  @Test func `text style selectors choose the plain form`() throws {
    let image = try #require(drawn("❤\u{FE0E}"))
    #expect(Set(image.image.pixels.filter { $0 >> 24 > 0 }.map { $0 & 0xFFFFFF }) == [0])
  }

  @Test func `Arabic joins its letters`() {
    let word = text.width(of: "كتاب", style: TextStyle(size: 20))
    let letters = "كتاب".reduce(0) { $0 + text.width(of: String($1), style: TextStyle(size: 20)) }
    #expect(word < letters * 0.95)
  }

  @Test func `Devanagari sets its vowel signs and conjuncts`() {
    let conjunct = text.width(of: "क्ष", style: TextStyle(size: 20))
    let parts =
      text.width(of: "क", style: TextStyle(size: 20)) + text.width(of: "ष", style: TextStyle(size: 20))
    #expect(conjunct < parts)
  }

  @Test func `what is read from right to left is drawn so`() throws {
    let one = try #require(drawn("אבב"))
    let other = try #require(drawn("בבא"))
    #expect(one.image.pixels != other.image.pixels)
    // The first letter stands on the right: what is left of it is the same in both words that end alike.
    let longer = try #require(drawn("גאבב"))
    #expect(longer.image.width > one.image.width)
    #expect(left(12, of: longer) == left(12, of: one))
  }

  private func left(_ columns: Int, of image: LineImage) -> [UInt32] {
    (0..<image.image.height).flatMap { row in
      image.image.pixels[(row * image.image.width)..<(row * image.image.width + columns)].map { $0 >> 24 }
    }
  }

  @Test func `an ellipsis stands on the baseline behind Latin, and in the middle behind Japanese`() throws {
    let latin = try #require(drawn("…", "en"))
    let bottom = try #require(drawn("n", "en"))
    #expect(abs(latin.top + latin.image.height - (bottom.top + bottom.image.height)) <= 2)
    let behindLatin = try #require(drawn("n…", "ja"))
    #expect(behindLatin.image.height <= bottom.image.height + 2)
    let japanese = try #require(drawn("…", "ja"))
    #expect(abs(CGFloat(japanese.top) + CGFloat(japanese.image.height) / 2) <= 6)
  }

  @Test func `Han characters have the forms of their language`() throws {
    let japanese = try #require(drawn("直", "ja"))
    let chinese = try #require(drawn("直", "zh-Hans"))
    #expect(japanese.image.pixels != chinese.image.pixels)
    #expect(try #require(drawn("直")).image.pixels == japanese.image.pixels)
  }

  @Test func `weights and italics are other letters`() throws {
    var italic = TextStyle(size: 32)
    italic.isItalic = true
    let styles = [
      TextStyle(size: 32), TextStyle(.sans, .bold, size: 32), TextStyle(.sans, .black, size: 32), italic,
    ]
    let images = styles.map { style in
      text.image(of: text.line("Rg", style: style, direction: .leftToRight), color: Drawing.black, scale: 1)?
        .image.pixels
    }
    #expect(images.allSatisfy { $0 != nil })
    #expect(images[0] != images[1] && images[0] != images[3] && images[1] != images[3])
  }

  @Test(arguments: ["\u{301}", "\u{202E}", "\u{2067}", "a\u{20DD}", "\u{FFFE}\u{10FFFF}\u{E0001}", "\u{AD}"])
  func `a hundred thousand of anything are drawn in their bounds`(part: String) {
    let string = String(repeating: part, count: 100_000)
    for line in text.layout(string, style: TextStyle(size: 15), width: 300, maximumLines: 1).lines {
      let image = text.image(of: line, color: Drawing.black, scale: 1)
      #expect((image?.image.width ?? 0) < 4000)
    }
  }
}
