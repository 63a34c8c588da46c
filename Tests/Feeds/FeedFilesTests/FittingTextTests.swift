import Documents
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import CollectionViews
@testable import FeedFiles

/// Tests of the sizes of texts on cards that are narrower than their words.
struct FittingTextTests {
  private struct Line {
    var string: String
    var size: CGFloat
    var frame: CGRect
  }

  private func harness(
    _ section: String, cards: String, width: CGFloat = 320, scale: CGFloat = 1, kinds: String = "{}"
  ) throws -> StageHarness {
    var traits = TraitCollection()
    traits.textScale = scale
    let harness = try WrittenFeed.harness(
      "kinds: \(kinds)\nsections: [{id: a, header: none, \(section), cards: [\(cards)]}]",
      size: CGSize(width: width, height: 1600), traits: traits)
    harness.settle()
    return harness
  }

  private func lines(_ harness: StageHarness) -> [Line] {
    harness.stage.displayList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return Line(string: line.string, size: line.style.size, frame: command.frame)
    }
  }

  private nonisolated static let word = "Pseudophrynechrysanthemum"

  @Test(arguments: [
    "layout: grid, columns: 2, kind: text, card: {height: estimated(90)}",
    "layout: list, columns: 2",
    "layout: grid, columns: 2, kind: own, card: {height: estimated(90)}",
  ])
  func `a title of one long word is as large as its body, and broken by hyphens`(section: String) throws {
    let lines = lines(
      try harness(
        section, cards: "{title: \(Self.word), body: Grows}, {title: y}", width: 360,
        kinds: "{own: {parts: [title, body]}}"))
    let body = try #require(lines.first { $0.string == "Grows" })
    let title = lines.filter { $0.frame.minY < body.frame.minY && $0.frame.minX < 180 }
    #expect(title.count >= 2 && title.allSatisfy { $0.size >= body.size }, "\(title)")
    #expect(title.dropLast().allSatisfy { $0.string.hasSuffix("-") }, "\(title)")
    let shown = title.map(\.string).joined().replacing("-", with: "").replacing("\u{AD}", with: "")
    #expect(shown == Self.word)
    #expect((title.last?.string.count ?? 0) >= 3, "no letter is alone in a line")
  }

  @Test func `a hyphenated title counts as whole, and is read without hyphens`() throws {
    let label = Label(lines: 2)
    let context = ViewContext(text: BlockTextMeasuring())
    label.move(to: context)
    defer { label.move(to: nil) }
    label.text = Self.word
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    label.setTitle(label, Typography.title, in: 120, FeedLook(), lines: 2)
    #expect(label.shownText?.contains("\u{AD}") == true)
    #expect(label.textReading == TextTruncation(Self.word, isCut: false))
  }

  private nonisolated static let bodiless: [(String, CGFloat)] = [
    ("layout: grid, columns: 1, kind: text, insets: {leading: 20, trailing: 220}", Typography.name.size),
    ("layout: grid, columns: 1, kind: own, insets: {leading: 20, trailing: 220}", 11),
  ]

  @Test(arguments: bodiless)
  func `a title is as large where its card has no body, and smaller in a kind without one`(
    section: String, size: CGFloat
  ) throws {
    let lines = lines(
      try harness(
        section + ", card: {height: estimated(60)}", cards: "{title: Headphones}",
        kinds: "{own: {parts: [title]}}"))
    #expect(!lines.isEmpty && lines.allSatisfy { $0.size == size }, "\(lines)")
    #expect((lines.count == 1) == (size == 11))
  }

  @Test func `larger text is smaller in a card where a word would break, and no smaller than at scale 1`()
    throws
  {
    let body = "Asters and cornflowers for a vase"
    let section = "layout: list, insets: {leading: 20, trailing: 180}"
    let cards = "{title: Cut, body: \(body)}"
    let large = lines(try harness(section, cards: cards, scale: 2)).filter { $0.string != "Cut" }
    #expect(large.map(\.string).joined(separator: " ") == body, "\(large)")
    #expect(large.allSatisfy { $0.size > Typography.caption.size && $0.size < 2 * Typography.caption.size })
    let wide = lines(try harness("layout: list", cards: cards, scale: 2)).filter { $0.string != "Cut" }
    #expect(wide.allSatisfy { $0.size == 2 * Typography.caption.size }, "\(wide)")
    let word = String(repeating: "x", count: 60)
    let broken = lines(try harness(section, cards: "{title: Cut, body: \(word)}", scale: 2))
    #expect(broken.filter { $0.string != "Cut" }.allSatisfy { $0.size > Typography.caption.size })
  }

  @Test(arguments: [1.0, 2, 3])
  func `a price is whole in one line`(scale: CGFloat) throws {
    let lines = lines(
      try harness(
        "layout: list, kind: own, insets: {leading: 20, trailing: 180}",
        cards: "{title: Leeks, price: £1234.50}", scale: scale, kinds: "{own: {parts: [title, price]}}"))
    #expect(lines.contains { $0.string == "£1234.50" }, "\(lines)")
  }

  @Test func `a group of a row has fewer cards where larger text has no room in them`() throws {
    let row = "layout: carousel, behavior: groupPaging, perGroup: 2, peek: 30, card: {height: 200}"
    let cards = (0..<4).map { "{title: Garden \($0), body: Purple sprouting broccoli}" }.joined(
      separator: ", ")
    let usual = try harness(row, cards: cards)
    let large = try harness(row, cards: cards, scale: 2)
    let (card, wider) = try (
      #require(usual.stage.frame(ofItem: 0, inRow: "a")), #require(large.stage.frame(ofItem: 0, inRow: "a"))
    )
    #expect(card.width < 130 && wider.width > 240 && wider.width < 290, "\(card), \(wider)")
    let second = try #require(large.stage.frame(ofItem: 1, inRow: "a"))
    #expect(second.minX < 320 && second.width < wider.width, "the next one peeks")
  }

  @Test func `a group whose cards would not be wider keeps them`() throws {
    let row =
      "layout: carousel, behavior: groupPaging, perGroup: 2, card: {width: fractionalWidth(0.4), height: 200}"
    let cards = (0..<4).map { "{title: Garden \($0)}" }.joined(separator: ", ")
    let harness = try harness(row, cards: cards, scale: 2)
    harness.expect("rows.a.pages", is: .number(2))
  }
}
