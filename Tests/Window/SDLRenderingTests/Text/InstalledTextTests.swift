import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

@Suite(.enabled("a Japanese font is installed") { await InstalledFonts.haveJapanese })
struct InstalledTextTests {
  private let text: InstalledText

  init() throws { text = try InstalledText(lookup: FontconfigLookup()) }

  private func ink(_ string: String, _ style: TextStyle, scale: CGFloat) -> LineImage? {
    let line = TextLine(string, style: style, width: text.width(of: string, style: style))
    return text.image(of: line, color: Drawing.black, scale: scale)
  }

  private func runs(of string: String, _ family: TextStyle.Family = .sans) -> [TextRun] {
    TextRun.runs(
      of: text.line(string, style: TextStyle(family, size: 15), direction: .leftToRight),
      lookup: FontconfigLookup())
  }

  @Test func `an ideograph is one em wide`() {
    for family in TextStyle.Family.allCases {
      for weight in TextStyle.Weight.allCases {
        let width = text.width(of: "折本の一年", style: TextStyle(family, weight, size: 20))
        #expect(isClose(width, 100, within: 1))
      }
    }
  }

  @Test(arguments: ["a", "折", "\u{301}"])
  func `of a character with ever so many marks thirty are set`(letter: String) {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let runs = runs(of: letter + marks + "b")
    let scalars = runs.flatMap(\.string.unicodeScalars)
    #expect(scalars.count <= 32 && scalars.last == "b")
    let few = letter + "\u{301}"
    let whole = self.runs(of: few)
    #expect(whole.map(\.string).joined() == few)
  }

  @Test(arguments: ["折本の一年が始まる。", "A year, folded", "12か月 / months"])
  func `what is drawn is as wide as what was measured, at every scale`(_ string: String) throws {
    let style = TextStyle(size: 15)
    let width = text.width(of: string, style: style)
    for scale in [1, 1.25, 1.5, 2] as [CGFloat] {
      let image = try #require(ink(string, style, scale: scale))
      let right = CGFloat(image.left + image.image.width)
      #expect(right <= width * scale + 1.5)
      #expect(right >= width * scale - 15 * scale * 0.7)
    }
  }

  @Test func `a line is drawn alike, whatever sizes were drawn before it`() throws {
    let sizes: [CGFloat] = [12, 15, 12, 20, 28, 15.5, 12, 28]
    for size in sizes {
      let style = TextStyle(size: size)
      let fresh = try InstalledText(lookup: FontconfigLookup())
      let line = TextLine("折本 A12", style: style, width: text.width(of: "折本 A12", style: style))
      let drawn = try #require(text.image(of: line, color: Drawing.black, scale: 1))
      let first = try #require(fresh.image(of: line, color: Drawing.black, scale: 1))
      #expect(drawn.image.width == first.image.width && drawn.image.pixels == first.image.pixels)
      #expect(drawn.left == first.left && drawn.top == first.top)
    }
  }

  @Test func `the width grows with the size and nothing else`() {
    for string in ["折本", "Orihon AVA", "か゛🌸"] {
      let width = text.width(of: string, style: TextStyle(size: 10))
      #expect(isClose(text.width(of: string, style: TextStyle(size: 40)), width * 4, within: 1e-6))
    }
  }

  @Test func `an ideograph stands in the middle of the line`() throws {
    for size in [12, 15, 28, 64] as [CGFloat] {
      let image = try #require(ink("国", TextStyle(size: size), scale: 1))
      let middle = CGFloat(image.top) + CGFloat(image.image.height) / 2
      #expect(abs(middle) <= 1)
    }
  }

  @Test func `control characters and joiners leave no ink and take no room`() {
    let style = TextStyle(size: 15)
    #expect(isClose(text.width(of: "\u{7}\u{200B}\u{202E}", style: style), 0))
    #expect(ink("\u{7}\u{200D}", style, scale: 1) == nil)
    #expect(isClose(text.width(of: "a\tb", style: style), text.width(of: "a b", style: style)))
  }

  @Test func `a character that no font has is still drawn as something`() {
    #expect(ink("\u{10FFFD}", TextStyle(size: 15), scale: 1) != nil)
  }

  @Test func `a character of another script comes from another font`() {
    let runs = runs(of: "折אב本", .serif)
    #expect(runs.map(\.string) == ["折", "אב", "本"])
    #expect(runs.map(\.isRightToLeft) == [false, true, false])
    #expect(runs.map(\.script) == ["Hani", "Hebr", "Hani"])
  }

  @Test func `spaces and nothing leave no ink`() {
    #expect(ink("", TextStyle(size: 15), scale: 1) == nil)
    #expect(ink("   ", TextStyle(size: 15), scale: 1) == nil)
  }
}
