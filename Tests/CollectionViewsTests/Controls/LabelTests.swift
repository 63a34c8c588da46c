import CollectionViews
import Foundation
import ScreenInterface
import Testing

struct LabelTests {
  private let context = ViewContext(text: BlockTextMeasuring())

  private func lines(_ text: String, limit: Int, height: CGFloat) -> [String] {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: height))
    label.style = TextStyle(size: 15, lineHeightMultiple: 2)
    label.numberOfLines = limit
    label.text = text
    label.move(to: context)
    var pen = DisplayPen(list: DisplayList(size: CGSize(width: 400, height: 400), background: .clear))
    label.display(with: &pen)
    return pen.list.commands.compactMap { command in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
  }

  @Test func `a text may be nil, as cells set it before they are used again, and reads as empty`() {
    let label = Label()
    let name: String? = "fig"
    label.text = name
    #expect(label.text == "fig")
    label.text = nil
    #expect(label.text.isEmpty)
  }

  @Test(arguments: [
    (0, 120, ["一二三四", "五六七八", "九十"]), (0, 90, ["一二三四", "五六七八", "九十"]),
    (0, 89, ["一二三四", "五六七…"]), (0, 30, ["一二三…"]), (0, 1, ["一二三…"]),
    (2, 120, ["一二三四", "五六七…"]), (1, 120, ["一二三…"]),
  ])
  func `as many lines show as the limit and the height allow`(limit: Int, height: CGFloat, shown: [String]) {
    #expect(lines("一二三四五六七八九十", limit: limit, height: height) == shown)
  }

  @Test(
    arguments: [
      (TraitCollection.UserInterfaceStyle.light, 0x000000), (.dark, 0xFFFFFF),
    ] as [(TraitCollection.UserInterfaceStyle, UInt32)])
  func `text is dark on light paper and light on dark`(style: TraitCollection.UserInterfaceStyle, hex: UInt32)
  {
    #expect(
      Label().textColor.resolved(with: TraitCollection(userInterfaceStyle: style)) == Color(hex: hex))
  }

  @Test func `the size that fits is that of all lines, however high the label is by now`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.style = TextStyle(size: 15, lineHeightMultiple: 2)
    label.numberOfLines = 0
    label.text = "一二三四五六七八九十"
    label.move(to: context)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 1)).height == 90)
  }
}
