import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import CollectionViews

/// Tests of the ground that shows under the pointer on a button.
struct ButtonTests {
  private func hovered(_ button: Button) -> (frame: CGRect, radius: CGFloat)? {
    let context = ViewContext(text: BlockTextMeasuring())
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(button)
    root.move(to: context)
    button.frame = CGRect(x: 40, y: 30, width: 90, height: 32)
    button.isHovered = true
    var pen = DrawingContext(list: DisplayList(size: CGSize(width: 200, height: 100), background: .clear))
    root.display(with: &pen)
    for command in pen.list.commands {
      if case .fill(let color, let radius) = command.content, color.alpha < 255 {
        return (command.frame, radius)
      }
    }
    return nil
  }

  @Test func `a button with a border or a ground shades its own shape`() throws {
    let pill = Button()
    pill.title = "Go"
    pill.decoration.borderColor = DynamicColor(light: 0x111111, dark: 0x111111)
    pill.decoration.cornerRadius = 16
    let shade = try #require(hovered(pill))
    #expect(shade.frame == CGRect(x: 40, y: 30, width: 90, height: 32) && isClose(shade.radius, 16))
    pill.decoration.cornerRadius = 40
    #expect(isClose(try #require(hovered(pill)).radius, 16))
  }

  @Test func `words alone have a ground a little larger than they are, and a symbol a round one`() throws {
    let words = Button()
    words.title = "More"
    #expect(try #require(hovered(words)).frame == CGRect(x: 34, y: 28, width: 102, height: 36))
    let symbol = Button()
    symbol.symbol = .pause
    #expect(isClose(try #require(hovered(symbol)).radius, 16))
  }
}
