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

  @Test func `a layout has the size of its lines`() {
    let layout = BlockTextMeasuring()
      .layout("折本の一年が始まる", style: TextStyle(size: 10), width: 52, maximumLines: 2)
    #expect(layout.lines.map(\.string) == ["折本の一年", "が始まる"])
    #expect(isClose(layout.size.width, 50))
    #expect(isClose(layout.size.height, 30))
  }
}
