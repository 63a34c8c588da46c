import Foundation
import ScreenInterface
import Testing
import Typesetting

/// Tests of texts in several styles.
struct StyledTextTests {
  private nonisolated static let texts = [
    "One after another the pages turn, and none is lost on the way.", "折本の一年、あらゆる列。最初の列を端の先まで引く。",
    "אבג דהו זחט יכל מנס", "ab אב cd 12 גד — mixed", "e\u{301}a 👨‍👩‍👧 flag 🇯🇵 end", "two\nlines\n\nfour", "",
    "   ",
  ]
  private nonisolated static let modes: [LineBreakMode] = [
    .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping, .byCharWrapping, .byClipping,
  ]

  private let measuring = BlockTextMeasuring()
  private let small = TextStyle(size: 10)
  private let large = TextStyle(size: 20)

  /// Returns a text whose runs end at every third unit of UTF-16, small and large by turns.
  private func mixed(_ text: String, every step: Int = 3) -> StyledText {
    let ends = Array(stride(from: step, to: text.utf16.count + step, by: step))
    return StyledText(
      text, runs: ends.enumerated().map { StyledText.Run(to: $1, $0.isMultiple(of: 2) ? small : large) })
  }

  @Test(arguments: texts, modes)
  func `a text of one style is laid out as any`(text: String, mode: LineBreakMode) {
    for width in [0, 15, 40, 85, 300, CGFloat.infinity] {
      for limit in [0, 1, 2] {
        let paragraph = ParagraphStyle(maximumLines: limit, lineBreakMode: mode)
        let plain = measuring.layout(text, style: small, width: width, paragraph: paragraph)
        let styled = measuring.layout(
          StyledText(text, runs: [.init(to: text.utf16.count, small)]), width: width, paragraph: paragraph)
        #expect(styled.lines.map(\.string) == plain.lines.map(\.string))
        #expect(styled.lines.map(\.stretches) == plain.lines.map(\.stretches))
        #expect(abs(styled.size.width - plain.size.width) < 0.01 && styled.size.height == plain.size.height)
      }
    }
  }

  @Test(arguments: texts, modes)
  func `the parts of a line hold all its characters, one beside the other`(text: String, mode: LineBreakMode)
  {
    for width in [15, 40, 85, 300, CGFloat.infinity] {
      let paragraph = ParagraphStyle(maximumLines: 3, lineBreakMode: mode)
      let layout = measuring.layout(mixed(text), width: width, paragraph: paragraph)
      #expect(layout.parts.count == layout.lines.count)
      for (line, parts) in zip(layout.lines, layout.parts) {
        #expect(parts.flatMap { $0.line.string.unicodeScalars }.count == line.string.unicodeScalars.count)
        #expect(
          parts.map(\.line.string).joined().unicodeScalars.sorted() == line.string.unicodeScalars.sorted())
        var left: CGFloat = 0
        for part in parts {
          #expect(part.left == left && part.line.stretches.count <= 1)
          left += part.line.width
        }
        #expect(line.width == left)
        let highest = parts.map(\.line.style.lineHeight).max()
        #expect(highest == nil || highest == line.style.lineHeight)
        #expect(mode == .byClipping || line.string.count < 2 || line.width <= width)
      }
    }
  }

  @Test func `parts stand in the order in which they are seen`() {
    let text = StyledText("אבג דהו", runs: [.init(to: 3, small), .init(to: 7, large)])
    let parts = measuring.layout(text, width: 500, paragraph: ParagraphStyle()).parts
    #expect(parts.first?.map(\.run) == [1, 0])
    let latin = StyledText("abc def", runs: [.init(to: 3, small), .init(to: 7, large)])
    #expect(
      measuring.layout(latin, width: 500, paragraph: ParagraphStyle()).parts.first?.map(\.run) == [0, 1])
  }

  @Test func `an ellipsis looks as what it follows, and breaks are found across styles`() {
    let text = StyledText("unbroken words here", runs: [.init(to: 4, small), .init(to: 19, large)])
    let one = measuring.layout(
      text, width: 90, paragraph: ParagraphStyle(maximumLines: 1, lineBreakMode: .byTruncatingTail))
    #expect(one.parts[0].map(\.line.string) == ["unbr", "oken w…"])
    let all = measuring.layout(text, width: 90, paragraph: ParagraphStyle(maximumLines: 0))
    #expect(all.lines.map(\.string) == ["unbroken", "words", "here"])
    #expect(all.lines.map(\.width) == [60, 50, 40])
  }
}
