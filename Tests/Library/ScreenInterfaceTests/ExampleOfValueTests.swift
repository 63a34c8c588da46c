import Foundation
import ScreenInterface
import Testing

/// An example to copy: colours, commands and events are plain values.
struct ExampleOfValueTests {
  @Test func `a display list of nothing has a size and no commands`() {
    let list = DisplayList(size: .zero, background: Color(hex: 0xFFFFFF))
    #expect(list.commands.isEmpty && list.background == Color(hex: 0xFFFFFF))
  }
}
