import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import VisualQA

/// Tests that masks name elements, never rectangles of pixels.
///
/// Covers convention 10.
struct ElementMasksTests {
  private func fill(_ element: String, x: CGFloat, width: CGFloat = 10) -> DrawCommand {
    DrawCommand(
      .fill(Color(red: 9, green: 9, blue: 9), cornerRadius: 0), element: ElementID(element),
      frame: CGRect(x: x, y: 0, width: width, height: 4), clip: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 100), background: Color(red: 255, green: 255, blue: 255),
      commands: commands)
  }

  private func masks(_ texts: String...) -> ElementMasks {
    ElementMasks(texts.compactMap { ElementPattern($0) })
  }

  @Test(arguments: [
    ("hero/card/*/title", "hero/card/3/title", "hero/card/3/title"),
    ("hero/card/*", "hero/card/3/title/0", "hero/card/3"), ("hero", "hero/card", "hero"),
    ("*/card", "months/card/2", "months/card"), ("hero/card/*/title", "hero/card/3", nil),
    ("hero", "heroes/card", nil), ("hero/dots", "hero/card/1", nil),
  ])
  func `a pattern means an element and all below it`(pattern: String, element: String, root: String?) throws {
    let pattern = try #require(ElementPattern(pattern))
    #expect(pattern.root(of: ElementID(element)) == root)
  }

  @Test(arguments: ["", "hero//title", "/hero", "hero/"])
  func `a pattern with an empty part is none`(text: String) {
    #expect(ElementPattern(text) == nil)
  }

  @Test func `what is in a masked element does not count, where it is does`() {
    let masks = masks("hero/clock")
    let one = masks.text(
      of: list([fill("hero/clock/0", x: 0), fill("hero/clock/1", x: 20), fill("b", x: 0)]))
    let other = masks.text(of: list([fill("hero/clock/0", x: 0, width: 30), fill("b", x: 0)]))
    let moved = masks.text(of: list([fill("hero/clock/0", x: 1, width: 30), fill("b", x: 0)]))
    #expect(one.contains("\nhero/clock masked 0,0,30,4\nb "))
    #expect(one == other)
    #expect(one != moved)
  }

  @Test func `a flat box stands for a masked element in the picture`() {
    let masks = masks("a/*")
    let list = list([fill("a/1", x: 10), fill("a/2", x: 95), fill("b", x: 50)])
    #expect(
      masks.boxes(in: list, scale: 2) == [
        PixelRect(x: 20, y: 0, width: 20, height: 8), PixelRect(x: 190, y: 0, width: 10, height: 8),
      ])
    let covered = masks.covering(Bitmap(width: 200, height: 200), showing: list, scale: 2)
    #expect(covered.pixels.count { $0 == ElementMasks.color } == 30 * 8)
    #expect(covered[20, 7] == ElementMasks.color && covered[20, 8] != ElementMasks.color)
    #expect(masks.found(in: list).count == 1)
    #expect(masks.found(in: self.list([])).isEmpty)
  }

  @Test func `without masks the list is told as it is`() {
    let list = list([fill("a", x: 1)])
    #expect(ElementMasks().text(of: list) == list.description)
  }
}
