import CollectionViews
import Foundation
import ScreenInterface
import Testing
import Typesetting

struct LabelTests {
  private let context = ViewContext(text: BlockTextMeasuring())

  private func lines(_ text: String, limit: Int, height: CGFloat) -> [String] {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: height))
    label.style = TextStyle(size: 15, lineHeightMultiple: 2)
    label.numberOfLines = limit
    label.text = text
    label.move(to: context)
    var pen = DrawingContext(list: DisplayList(size: CGSize(width: 400, height: 400), background: .clear))
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

  /// Returns the places and the widths of a label's lines; the label is 100 points wide.
  private func frames(
    _ text: String, _ alignment: Label.TextAlignment, mirrored isMirrored: Bool = false,
    _ mode: LineBreakMode = .byTruncatingTail
  ) -> [CGRect] {
    let context = ViewContext(text: BlockTextMeasuring())
    context.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.style = TextStyle(size: 20, lineHeightMultiple: 1)
    (label.text, label.textAlignment, label.lineBreakMode) = (text, alignment, mode)
    label.move(to: context)
    var pen = DrawingContext(list: DisplayList(size: CGSize(width: 400, height: 400), background: .clear))
    label.display(with: &pen)
    return pen.list.commands.map { $0.frame.intersection($0.clip) }
  }

  @Test(
    arguments: [
      (.natural, 0, 0, 60), (.left, 0, 0, 0), (.center, 30, 30, 30), (.right, 60, 60, 60),
      (.leading, 0, 60, 0),
      (.trailing, 60, 0, 60), (.justified, 0, 0, 60),
    ] as [(Label.TextAlignment, CGFloat, CGFloat, CGFloat)])
  func `lines stand where the alignment says, natural ones where their paragraph begins`(
    alignment: Label.TextAlignment, latin: CGFloat, mirrored: CGFloat, hebrew: CGFloat
  ) {
    #expect(frames("abcd", alignment).map(\.minX) == [latin])
    #expect(frames("abcd", alignment, mirrored: true).map(\.minX) == [mirrored])
    #expect(frames("אבגד", alignment).map(\.minX) == [hebrew])
  }

  @Test func `a text without letters begins where the scene's reading does`() {
    #expect(frames("1234", .natural).map(\.minX) == [0])
    #expect(frames("1234", .natural, mirrored: true).map(\.minX) == [60])
  }

  @Test func `a clipped line is cut at the edge`() {
    #expect(frames("abcdefghijklmnop", .natural, mirrored: false, .byClipping).map(\.width) == [100])
    #expect(frames("abcdefghijklmnop", .natural, mirrored: false, .byTruncatingTail).map(\.width) == [100])
    #expect(frames("abcdefghijk", .natural, mirrored: false, .byClipping).map(\.width) == [100])
  }
}
