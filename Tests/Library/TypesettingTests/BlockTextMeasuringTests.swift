import Foundation
import ScreenInterface
import TestSupport
import Testing
import Typesetting

struct BlockTextMeasuringTests {
  @Test(
    arguments: [
      ("折", 1), ("の", 1), ("、", 1), ("Ａ", 1), ("🌸", 1), ("a", 0.5), ("1", 0.5), (" ", 0.5), ("é", 0.5),
      ("ｱ", 0.5), ("\u{200B}", 0), ("\u{FE0F}", 0),
    ] as [(Character, CGFloat)])
  func `a full-width character is an em, any other half, a joiner nothing`(
    _ character: Character, _ ems: CGFloat
  ) {
    #expect(isClose(BlockTextMeasuring.advance(of: character), ems))
  }

  @Test func `the width grows with the size`() {
    let measuring = BlockTextMeasuring()
    #expect(isClose(measuring.width(of: "折本ab", style: TextStyle(size: 15)), 45))
    #expect(isClose(measuring.width(of: "折本ab", style: TextStyle(size: 30)), 90))
    #expect(isClose(measuring.width(of: "", style: TextStyle(size: 15)), 0))
  }

  @Test func `a text is as wide as its characters together`() {
    let pieces = [
      "a", "~", " ", "折", "の", "、", "か\u{3099}", "ー", "Ａ", "🌸", "e\u{301}", "\r\n", "\u{FE0F}", "ﾞ", "ㅤ",
    ]
    let measuring = BlockTextMeasuring()
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let text = (0..<random.below(9)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let sum = text.reduce(0) { $0 + BlockTextMeasuring.advance(of: $1) }
      #expect(isClose(measuring.width(of: text, style: TextStyle(size: 1)), sum), "\(text.debugDescription)")
    }
  }

  @Test func `a layout has the size of its lines`() {
    let layout = BlockTextMeasuring()
      .layout("折本の一年が始まる", style: TextStyle(size: 10), width: 52, maximumLines: 2)
    #expect(layout.lines.map(\.string) == ["折本の一年", "が始まる"])
    #expect(isClose(layout.size.width, 50))
    #expect(isClose(layout.size.height, 30))
  }
}
