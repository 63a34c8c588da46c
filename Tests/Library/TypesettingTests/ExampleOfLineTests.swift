import Foundation
import ScreenInterface
import Testing
import Typesetting

/// An example to copy: block text needs no font, so lines break alike on every machine.
struct ExampleOfLineTests {
  @Test func `five characters of an em fill two lines of three`() {
    let layout = BlockTextMeasuring().layout("折本の一年", style: TextStyle(size: 10), width: 30, maximumLines: 0)
    #expect(layout.lines.map(\.string) == ["折本の", "一年"])
  }
}
