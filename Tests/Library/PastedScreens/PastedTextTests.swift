import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of attributed strings in pasted screens.
@MainActor struct PastedTextTests {
  private func run(_ screen: PriceScreen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    return harness
  }

  /// Returns the texts with their sizes and colours, from left to right.
  private func texts(_ harness: StageHarness, below element: ElementID) -> [(String, CGFloat, Color)] {
    harness.stage.displayList.commands.compactMap { command in
      guard case .text(let line, let color) = command.content,
        command.element.description.hasPrefix(element.description)
      else { return nil }
      return (line.string, line.style.size, color)
    }
  }

  @Test func `each part of a price has its font and its colour, and the old one a line through it`() throws {
    let screen = PriceScreen()
    let harness = run(screen)
    let texts = texts(harness, below: screen.price.elementID)
    try #require(texts.map(\.0) == ["¥1,200", "  ¥980"])
    #expect(texts.map(\.1) == [13, 24])
    #expect(texts[0].2 != texts[1].2)
    let lines = harness.stage.displayList.commands.filter {
      if case .fill = $0.content { $0.element == screen.price.elementID } else { false }
    }
    #expect(lines.count == 1 && lines[0].frame.minX == 20)
    #expect(lines[0].frame.width < screen.price.intrinsicContentSize.width)
    #expect(screen.price.attributedText == PriceScreen.makePrice())
  }

  @Test func `a part without a colour or a font has the label's own`() throws {
    let screen = PriceScreen()
    let harness = run(screen)
    screen.price.textColor = .systemGreen
    screen.price.font = .systemFont(ofSize: 11)
    let text = NSMutableAttributedString(string: "plain ")
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed]))
    screen.price.attributedText = text
    harness.advance(by: 0.1)
    let texts = texts(harness, below: screen.price.elementID)
    try #require(texts.map(\.0) == ["plain ", "red"])
    #expect(texts.map(\.1) == [11, 11])
    #expect(
      texts.map(\.2) == [UIColor.systemGreen, .systemRed].map { $0.resolved(with: UITraitCollection()) })
  }

  @Test func `a text set afterwards has one look`() {
    let screen = PriceScreen()
    let harness = run(screen)
    screen.price.text = "Sold out"
    harness.advance(by: 0.1)
    #expect(texts(harness, below: screen.price.elementID).map(\.0) == ["Sold out"])
    #expect(screen.price.attributedText?.string == "Sold out")
  }

  @Test func `a button shows the parts of its title`() {
    let screen = PriceScreen()
    let harness = run(screen)
    let texts = texts(harness, below: screen.button.elementID)
    #expect(texts.map(\.0) == ["No account yet?  ", "Sign Up"])
    #expect(screen.button.attributedTitle(for: .normal)?.string == "No account yet?  Sign Up")
    screen.button.setTitle("Later", for: .normal)
    harness.advance(by: 0.1)
    #expect(self.texts(harness, below: screen.button.elementID).map(\.0) == ["Later"])
  }

  @Test func `a list's cell shows the parts of its texts`() {
    var content = UIListContentConfiguration.cell()
    content.text = "plain"
    content.attributedText = PriceScreen.makePrice()
    let view = content.makeContentView()
    let harness = StageHarness(view, size: CGSize(width: 375, height: 60))
    harness.advance(by: 0.1)
    #expect(texts(harness, below: view.elementID).map(\.0) == ["¥1,200", "  ¥980"])
  }

  @Test func `a string is as wide as its parts are together`() {
    let screen = PriceScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    let price = PriceScreen.makePrice()
    let size = price.size()
    #expect(size.width > 50 && abs(size.width - screen.price.intrinsicContentSize.width) < 1)
    let narrow = price.boundingRect(
      with: CGSize(width: size.width - 4, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(narrow.width < size.width && narrow.height > size.height)
  }

  @Test func `attributes survive the way to an AttributedString and back`() {
    let price = PriceScreen.makePrice()
    let back = NSAttributedString(AttributedString(price))
    #expect(back.string == price.string)
    #expect(back.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 24))
    #expect(
      back.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? NSUnderlineStyle == .single)
  }
}
