import Carousel
import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that the words and colours around the cards are the feed's own.
struct FeedWordsTests {
  private func words(_ harness: StageHarness, in element: String = "") -> [String] {
    harness.stage.displayList.commands.compactMap { command in
      guard command.element.path.hasPrefix(element), case .text(let line, _) = command.content else {
        return nil
      }
      return line.string
    }
  }

  private func overlay(_ more: String, look: String = "") throws -> StageHarness {
    try WrittenFeed.harness(
      look + WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"], more: more)))
  }

  @Test func `a banner's card of no kind shows its words and its button over the picture`() throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: top
          layout: banner
          card: {height: 300}
          cards: [{title: Autumn, subtitle: All of it, badge: New, price: £12, picture: p.png, button: Look, link: far}]
      \((0..<6).map { "  - {id: r\($0), cards: [{title: x}, {title: y}, {title: z}]}" }.joined(separator: "\n"))
        - {id: far, title: Far, cards: [{title: there}]}
      """)
    let shown = words(harness, in: "top/card/0")
    #expect(["Autumn", "All of it", "New", "£12", "Look"].allSatisfy(shown.contains))
    let cell = try #require(
      harness.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PagePartsCell)
    let button = cell.button.convertToWindow(cell.button.bounds)
    harness.click(at: CGPoint(x: button.midX, y: button.midY))
    harness.settle()
    #expect(harness.collectionView.contentOffset.y > 0)
  }

  @Test(arguments: [("number", 225), ("text", 116)])
  func `a card too narrow for a word of its title says it whole in a smaller style`(kind: String, width: Int)
    throws
  {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: a
          layout: carousel
          card: {width: \(width), height: 100}
          kind: \(kind)
          cards: [{title: Commonplace, number: 12}, {title: Open, number: 7}]
      """)
    let sizes = harness.stage.displayList.commands.reduce(into: [String: CGFloat]()) { sizes, command in
      if case .text(let line, _) = command.content { sizes[line.string] = line.style.size }
    }
    #expect(
      sizes["Commonplace"] == Typography.name.size && sizes["Open"] == Typography.title.size, "\(sizes)")
  }

  /// The lines of text of the cards of a row, by the names of their labels.
  private func lines(_ section: String, _ cards: String, kinds: String = "{}") throws -> [TextLine] {
    let harness = try WrittenFeed.harness(
      "kinds: \(kinds)\nsections: [{id: a, \(section), cards: [\(cards)]}]\n")
    return harness.stage.displayList.commands.compactMap { command in
      if case .text(let line, _) = command.content, command.element.path.hasPrefix("a/card/") {
        line
      } else {
        nil
      }
    }
  }

  @Test(arguments: [
    "layout: carousel, kind: swatch, card: {width: 100, height: 148}",
    "layout: grid, columns: 4, spacing: 23, kind: picture, card: {height: 148}",
  ])
  func `a name beneath a colour or a picture is smaller, then in two lines, before it is cut`(section: String)
    throws
  {
    func found(_ name: String) throws -> [TextLine] {
      try lines(section, "{title: \(name), color: \"#336699\"}")
    }
    let (whole, small) = (try found("Vermilion"), try found("Ultramarine"))
    #expect(whole.map(\.string) == ["Vermilion"] && whole[0].style.size == Typography.name.size)
    #expect(small.map(\.string) == ["Ultramarine"] && small[0].style.size == Typography.smallName.size)
    let two = try found("Ultramarine blue")
    #expect(two.map(\.string) == ["Ultramarine", "blue"])
    let cut = try found("Handkerchiefs red")
    #expect(cut.count == 1 && cut[0].string.hasSuffix("…"), "\(cut)")
  }

  @Test func `a low swatch has its name on one line`() throws {
    let row = "layout: carousel, kind: swatch, card: {width: 100, height: 64}"
    let found = try lines(row, "{title: Ultramarine blue, subtitle: Cool, color: \"#336699\"}")
    #expect(found.first?.string.hasSuffix("…") == true, "\(found)")
  }

  @Test(arguments: [60, 70, 85, 110])
  func `a word that has no room in the smallest title goes on after a hyphen, and no letter stands alone`(
    width: Int
  ) throws {
    let found = try lines(
      "layout: carousel, kind: k, card: {width: \(width), height: 300}",
      "{title: Handkerchiefs}, {title: Silk handkerchiefs from Lyon}",
      kinds: "{k: {parts: [{part: title, lines: 4}], padding: 8}}")
    let shown = found.map { line in line.string.filter { $0 != "\u{AD}" } }
    for (line, text) in zip(found, shown) {
      #expect(line.width <= CGFloat(width) - 16 && text.count > 1, "\(line)")
      let isTail = text.count > 2 && "handkerchiefs from".contains(text)
      #expect(
        ["Handkerchiefs", "Silk", "Lyon", "from Lyon", "Silk handkerchiefs"].contains(text)
          || isTail || text.hasSuffix("-") || text.hasSuffix("…"), "\(line)")
    }
    #expect(shown.contains { $0.hasPrefix("Silk") })
    let first = shown.prefix { !$0.hasPrefix("Silk") }.joined().replacing("-", with: "")
    #expect(first == "Handkerchiefs")
  }

  @Test func `a low card says its title whole, and its subtitle after it`() throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: teas
          layout: carousel
          card: {width: estimated(180), height: 44}
          cards: [{title: Green tea, subtitle: from Uji}, {title: 桃始笑 ももはじめてさく}, {title: Roasted}]
      """)
    #expect(words(harness, in: "teas/card/0") == ["Green tea", "from Uji"])
    #expect(words(harness, in: "teas/card/1") == ["桃始笑 ももはじめてさく"])
  }

  @Test func `a banner's card of the kind picture has no button`() {
    #expect(throws: FeedError.self) {
      try WrittenFeed.document(
        "sections:\n  - {id: a, layout: banner, kind: picture, cards: [{button: x, link: a}]}\n")
    }
  }

  @Test func `the button of an overlay says what the feed calls more and less`() throws {
    let harness = try overlay(
      "    overlay: {lines: [one], more: [two], button: Open, less: Shut}\n")
    #expect(words(harness).contains("Open"))
    let more = try #require(harness.stage.frame(ofElement: "a/overlay/more"))
    harness.click(at: CGPoint(x: more.midX, y: more.midY))
    harness.advance(by: 0.5)
    #expect(words(harness).contains("Shut") && !words(harness).contains("Open"))
  }

  @Test(arguments: [true, false])
  func `an overlay says why its row waits only where the feed tells such things`(tells: Bool) throws {
    let harness = try overlay(
      "    autoplay: {interval: 3}\n    overlay: {lines: [one]}\n", look: "badge: \(tells)\n")
    let pause = try #require(harness.stage.frame(ofElement: "a/overlay/pause"))
    harness.click(at: CGPoint(x: pause.midX, y: pause.midY))
    harness.advance(by: 0.5)
    #expect(words(harness, in: "a/overlay").contains { $0.contains("paused") } == tells)
  }

  @Test func `the back of a card has the words that the feed gives it`() throws {
    let harness = try WrittenFeed.harness(
      "turns: true\nsections:\n  - {id: a, header: none, card: {height: 200}, cards: [{title: Rope, back: Made of hemp}, {title: Lamp}]}\n"
    )
    for card in ["0", "1"] {
      let frame = try #require(harness.stage.frame(ofElement: "a/card/\(card)"))
      harness.click(at: CGPoint(x: frame.midX, y: frame.midY))
      harness.settle()
      harness.advance(by: 1)
    }
    let first = words(harness, in: "a/card/0/back")
    #expect(first == ["Rope", "Made of hemp"])
    let second = words(harness, in: "a/card/1/back")
    #expect(second.contains("a/1") && !second.contains { $0.hasPrefix("seed") })
  }

  @Test func `the platter behind the dots has the colour of the feed's cards`() throws {
    let harness = try WrittenFeed.harness(
      "palette: {card: \"#123456\"}\n"
        + WrittenFeed.feed(
          WrittenFeed.row("a", cards: ["x", "y"]).replacingOccurrences(
            of: "position: below", with: "position: below, background: prominent")))
    let platters = harness.stage.displayList.commands.filter { command in
      guard command.element.path.hasPrefix("a/dots"), case .fill(let color, _) = command.content else {
        return false
      }
      return color == Color(hex: 0x123456)
    }
    #expect(platters.count == 1)
  }
}
