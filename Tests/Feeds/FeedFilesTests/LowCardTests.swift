import Documents
import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import CollectionViews
@testable import FeedFiles

/// Tests of cards that are too low for all their words.
struct LowCardTests {
  private let context = ViewContext(text: BlockTextMeasuring())

  private func drawn(_ card: FeedCard, _ size: CGSize) -> (texts: Set<String>, hasRule: Bool) {
    let note = CardNote(id: "a/x", index: 0, count: 1, page: nil, lesson: nil)
    let commands = ShownCard(card: card, note: note, size: size).drawAnew(.text, of: context)
    let texts = commands.compactMap { command in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    let hasRule = commands.contains { command in
      if case .fill = command.content {
        command.frame.height <= 1 && command.frame.width <= 24
      } else {
        false
      }
    }
    return (Set(texts), hasRule)
  }

  private let card = FeedCard(id: "x", kind: .text, title: "Why", subtitle: "", body: "Short", badge: "")

  @Test(arguments: [66, 70, 80, 90, 100, 140] as [CGFloat])
  func `a low card shows its words rather than the space and the line around them`(height: CGFloat) {
    let shown = drawn(card, CGSize(width: 190, height: height))
    #expect(shown.texts == ["Why", "Short"])
    #expect(shown.hasRule == (height >= 98))
  }

  @Test(arguments: [24, 40, 60, 65] as [CGFloat])
  func `a card without room for words has no line above them either`(height: CGFloat) {
    let shown = drawn(card, CGSize(width: 190, height: height))
    #expect(shown.texts == ["Why"] && !shown.hasRule)
  }

  @Test func `a picture leaves a line for the words`() {
    var card = card
    card.picture = FeedPicture(path: "p", file: URL(fileURLWithPath: "/p.png"))
    #expect(drawn(card, CGSize(width: 300, height: 220)).texts == ["Why", "Short"])
  }

  private func warnings(_ section: String, kinds: String = "") throws -> [String] {
    try FeedReader().read(
      text: "\(kinds)sections:\n  - {id: a, \(section)}\n", name: "t.yml", baseFolder: nil
    ).warnings.map(\.description)
  }

  @Test func `a part that can show no line at its height is warned of once, with the height that it needs`()
    throws
  {
    let cards = "cards: [{title: One}, {title: Two, body: Words}, {title: Three, body: Words}]"
    #expect(
      try warnings("layout: carousel, card: {height: 62}, \(cards)").map { $0.drop { $0 != "b" } } == [
        "body has no room on a card of this height; it shows a line from 66 points"
      ])
    #expect(try warnings("layout: carousel, card: {height: 66}, \(cards)") == [])
    #expect(try warnings("layout: carousel, card: {height: estimated(20)}, \(cards)") == [])
    #expect(try warnings("card: {height: 50}, \(cards)").count == 1)
    #expect(try warnings("card: {height: 60}, \(cards)") == [])
  }

  @Test func `the parts of a kind of one's own are counted too`() throws {
    let kinds = "kinds: {goods: {parts: [picture, title, subtitle, price]}}\n"
    let cards = "kind: goods, cards: [{title: One, subtitle: Two, price: £3}]"
    #expect(
      try warnings("layout: grid, card: {height: 60}, \(cards)", kinds: kinds).first?.contains("the subtitle")
        == true)
    #expect(try warnings("layout: grid, card: {height: 90}, \(cards)", kinds: kinds) == [])
  }

  @Test func `words over a picture that dots over the row leave no room for are warned of`() throws {
    let kinds = "kinds: {cover: {arrangement: over, parts: [picture, title, subtitle]}}\n"
    func warned(_ height: Int, _ dots: String, settings: String = "") throws -> [Substring] {
      try warnings(
        "layout: carousel, kind: cover, card: {height: \(height)}\(dots), cards: [{title: One, subtitle: Two}]",
        kinds: settings + kinds
      ).map { $0.drop { $0 != "s" } }
    }
    let over = ", dots: {position: overlay}"
    let needed = try #require(try warned(50, "").first?.firstMatch(of: /from ([0-9]+) points/)?.1)
    let free = try #require(Int(needed))
    #expect(try warned(free, "") == [] && warned(free, ", dots: {position: below}") == [])
    let covered = try #require(try warned(free, over).first?.firstMatch(of: /from ([0-9]+) points/)?.1)
    let least = try #require(Int(covered))
    #expect(least > free)
    #expect(try warned(least - 1, over).count == 1 && warned(least, over) == [])
    #expect(try warned(least, over, settings: "settings: {dots: {platterReach: 20}}\n").count == 1)
  }
}
