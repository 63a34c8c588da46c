import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Testing
import Typesetting

/// Tests of labels whose text has parts of different looks.
struct LabelRunsTests {
  private let context = ViewContext(text: BlockTextMeasuring())
  private static let red = DynamicColor(light: 0xFF0000, dark: 0xFF0000)

  private func commands(_ label: Label) -> [DrawCommand] {
    label.move(to: context)
    var pen = DrawingContext(list: DisplayList(size: CGSize(width: 400, height: 400), background: .clear))
    label.display(with: &pen)
    return pen.list.commands
  }

  private func label(_ text: String, _ runs: [LabelRun]) -> Label {
    let label = Label(frame: CGRect(x: 10, y: 20, width: 300, height: 40))
    label.style = TextStyle(size: 10, lineHeightMultiple: 2)
    label.text = text
    label.show(runs, of: NSAttributedString(string: text))
    return label
  }

  private func run(_ end: Int, _ change: (inout LabelRun) -> Void = { _ in }) -> LabelRun {
    var run = LabelRun(to: end)
    change(&run)
    return run
  }

  private let big = TextStyle(size: 30, lineHeightMultiple: 1)

  @Test func `parts of two sizes stand on one baseline, beside each other`() throws {
    let label = label("abcdef", [run(3), run(6) { $0.style = big }])
    let commands = commands(label)
    try #require(commands.count == 2)
    #expect(commands[0].frame.minX == 10 && commands[1].frame.minX == 25)
    let baselines = commands.map { command -> CGFloat in
      guard case .text(let line, _) = command.content else { return .nan }
      return command.frame.midY + line.style.size * Label.baselineBelowMiddle
    }
    #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 30))
  }

  @Test func `a ground lies beneath its part, and lines beneath and through it`() throws {
    let label = label(
      "abcdef",
      [
        run(2),
        run(4) {
          $0.ground = Self.red
          $0.underline = LabelRun.Line()
        }, run(6) { $0.strikethrough = LabelRun.Line(Self.red) },
      ])
    let commands = commands(label)
    let fills = commands.indices.filter { if case .fill = commands[$0].content { true } else { false } }
    #expect(fills == [0, 3, 5])
    #expect(commands[0].frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    #expect(commands[3].frame.minX == 20 && commands[3].frame.minY > commands[0].frame.midY)
    #expect(commands[5].frame.minX == 30 && commands[5].frame.minY < commands[3].frame.minY)
    #expect(commands[5].frame.height == 1)
    let red = Color(hex: 0xFF0000)
    #expect(commands[5].content == .fill(red, cornerRadius: 0))
    #expect(commands[3].content != .fill(red, cornerRadius: 0))
  }

  @Test func `a style or a colour that is set later is that of all parts, and a text has none`() {
    func looks(_ change: (Label) -> Void) -> [LabelRun] {
      let label = label(
        "abcdef",
        [
          run(3),
          run(6) {
            $0.style = big
            $0.color = Self.red
          },
        ])
      change(label)
      return label.runs
    }
    #expect(looks { _ in }.map(\.style) == [nil, big])
    #expect(looks { $0.style = TextStyle(size: 12) }.map(\.style) == [nil, nil])
    #expect(looks { $0.style = TextStyle(size: 12) }.map(\.color) == [nil, Self.red])
    #expect(looks { $0.textColor = .white }.map(\.color) == [nil, nil])
    #expect(looks { $0.text = "abcdef" }.isEmpty)
  }

  @Test func `a label without room for all its lines shows those that fit`() {
    let label = label("一二三四五六七八", [run(4), run(8) { $0.style = big }])
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let texts = commands(label).compactMap { command in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(texts == ["一二三四…"])
  }

  @Test
  func `a shadow lies beneath the text, displaced and in one colour, without grounds and lines of its own`()
    throws
  {
    let label = label("abcdef", [run(3) { $0.ground = Self.red }, run(6) { $0.color = Self.red }])
    let plain = commands(label)
    label.textShadow = (DynamicColor(light: 0x00FF00, dark: 0x00FF00), CGSize(width: 2, height: 3))
    let shadowed = commands(label)
    try #require(shadowed.count == plain.count + 2)
    #expect(Array(shadowed.suffix(plain.count)) == plain)
    for (shadow, text) in zip(shadowed, plain.filter { $0.description.contains("text") }) {
      #expect(shadow.frame == text.frame.offsetBy(dx: 2, dy: 3))
      #expect(shadow.description.contains("#00FF00"))
    }
    label.textShadow = (nil, .zero)
    #expect(commands(label) == plain)
  }
}
