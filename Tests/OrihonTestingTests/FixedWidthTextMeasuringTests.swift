import OrihonTesting
import TestSupport
import Testing

struct FixedWidthTextMeasuringTests {
  @Test func `a line is as wide as it has characters, full-width ones included`() {
    let text = FixedWidthTextMeasuring(advance: 0.6)
    let style = TextStyle(size: 10)
    #expect(isClose(text.width(of: "abcd", style: style), 24))
    #expect(isClose(text.width(of: "折本", style: style), 12))
    let layout = text.layout("aaaa bbbb cccc", style: style, width: 60, maximumLines: 2)
    #expect(layout.lines.count == 2 && layout.lines.allSatisfy { $0.width <= 60 + 1e-9 })
  }
}
