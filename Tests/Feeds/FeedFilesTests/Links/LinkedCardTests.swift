import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import FeedFiles

/// Tests of the signs by which a card tells that it leads to another place.
struct LinkedCardTests {
  /// Returns a scene of a section of cards, and one that they lead to.
  private func harness(_ section: String, traits: TraitCollection = TraitCollection()) throws -> StageHarness
  {
    try WrittenFeed.harness(
      "kinds: {own: {parts: [title]}, goods: {parts: [title, button]}}\nsections:\n  - {id: a, \(section)}\n"
        + "  - {id: there, title: There, cards: [{title: Nothing}]}\n", traits: traits)
  }

  /// The lines of text that are drawn, with their frames; a chevron is called so.
  private func lines(_ harness: StageHarness) -> [(text: String, frame: CGRect)] {
    harness.stage.displayList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return (command.element.path.hasSuffix("/chevron") ? "chevron" : line.string, command.frame)
    }
  }

  private nonisolated static let sections = [
    "layout: list, cards: [{id: c, title: Tea, link: there}]",
    "layout: list, cards: [{id: c, kind: link, title: Tea, link: there}]",
    "layout: carousel, cards: [{id: c, title: Tea, link: there}]",
    "layout: carousel, card: {height: 44, width: 200}, cards: [{id: c, title: Tea, link: there}]",
    "layout: carousel, cards: [{id: c, kind: number, number: 3, title: Tea, link: there}]",
    "layout: grid, columns: 2, card: {height: 160}, kind: swatch, cards: [{id: c, color: \"#808080\", title: Tea, link: there}]",
    "layout: grid, columns: 2, card: {height: 160}, kind: picture, cards: [{id: c, title: Tea, link: there}]",
    "layout: carousel, kind: picture, cards: [{id: c, title: Tea, link: there}]",
    "layout: carousel, card: {height: 70, width: 200}, cards: [{id: c, kind: link, title: Tea, link: there}]",
  ]

  @Test(arguments: sections)
  func `a card that leads on has a chevron at its trailing edge, and its words end before it`(
    section: String
  ) throws {
    for direction in [TraitCollection.LayoutDirection.leftToRight, .rightToLeft] {
      let harness = try harness(section, traits: TraitCollection(layoutDirection: direction))
      let card = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
      let lines = lines(harness)
      let chevrons = lines.filter { $0.text == "chevron" }
      #expect(chevrons.count == 1, "\(lines)")
      let chevron = try #require(chevrons.first?.frame)
      let title = try #require(lines.first { $0.text == "Tea" }?.frame)
      #expect(card.insetBy(dx: -1, dy: -1).contains(chevron))
      if direction == .leftToRight {
        #expect(chevron.midX > card.midX && title.maxX <= chevron.minX)
      } else {
        #expect(chevron.midX < card.midX && title.minX >= chevron.maxX)
      }
      #expect(chevron.minY >= card.minY - 1 && chevron.maxY <= card.maxY + 1)
    }
  }

  @Test(arguments: [
    "layout: list, cards: [{id: c, title: Tea}]",
    "layout: carousel, card: {height: 200}, cards: [{id: c, kind: link, title: Tea, link: there}]",
    "layout: list, kind: own, cards: [{id: c, title: Tea, link: there}]",
    "layout: list, kind: goods, cards: [{id: c, title: Tea, button: Buy, link: there}]",
    "layout: carousel, card: {width: 60, height: 120}, cards: [{id: c, title: Tea, link: there}]",
  ])
  func `a card that leads nowhere, or says so by its words, has no chevron`(section: String) throws {
    #expect(try lines(harness(section)).allSatisfy { $0.text != "chevron" })
  }

  private nonisolated static let narrow = [
    ("layout: carousel, card: {width: 150, height: 120}, kind: text", Typography.title.size),
    ("layout: carousel, card: {width: 110, height: 120}, kind: swatch", Typography.name.size),
    ("layout: carousel, card: {width: 130, height: 120}, kind: picture", Typography.strip.size),
  ]

  @Test(arguments: narrow)
  func `a title has priority over the chevron of a narrow card`(section: String, size: CGFloat) throws {
    let long = try harness("\(section), cards: [{id: c, title: Windowsill, color: \"#808080\", link: there}]")
    #expect(lines(long).allSatisfy { $0.text != "chevron" })
    let title = try #require(
      long.stage.displayList.commands.compactMap { command -> TextLine? in
        if case .text(let line, _) = command.content, line.string == "Windowsill" { line } else { nil }
      }.first)
    #expect(title.style.size == size)
    let short = try harness("\(section), cards: [{id: c, title: Tea, color: \"#808080\", link: there}]")
    #expect(lines(short).contains { $0.text == "chevron" })
  }

  @Test func `the words of a list's card that leads on wrap before the chevron, and the card grows`() throws {
    let body = Array(repeating: "words", count: 24).joined(separator: " ")
    func height(_ more: String) throws -> CGFloat {
      let harness = try harness("layout: list, cards: [{id: c, title: Tea, body: \(body)\(more)}]")
      if !more.isEmpty {
        let chevron = try #require(lines(harness).first { $0.text == "chevron" }?.frame)
        #expect(
          lines(harness).filter { $0.text.contains("words") }.allSatisfy { $0.frame.maxX <= chevron.minX })
      }
      return try #require(harness.stage.frame(ofItem: 0, inRow: "a")).height
    }
    #expect(try height(", link: there") >= height(""))
  }

  @Test func `the pointer over a card that leads on points, and elsewhere it does not`() throws {
    let harness = try harness(
      "layout: list, cards: [{title: On, link: there}, {title: Off}, {kind: goods, title: Buy, button: Buy, link: there}]"
    )
    func shape(over item: Int) throws -> PointerShape {
      let card = try #require(harness.stage.frame(ofItem: item, inRow: "a"))
      harness.move(to: CGPoint(x: card.midX, y: card.minY + 8))
      harness.advance(by: 0.05)
      return harness.stage.pointerShape
    }
    #expect(try shape(over: 0) == .pointingHand)
    #expect(try shape(over: 1) != .pointingHand)
    #expect(try shape(over: 2) != .pointingHand)
    #expect(try shape(over: 0) == .pointingHand)
  }

  @Test(arguments: [(50, true), (240, false)])
  func `the pointer points over a card whose button has no room, and where it has one leaves that to it`(
    height: Int, points: Bool
  ) throws {
    let harness = try harness(
      "layout: list, kind: goods, card: {height: \(height)}, cards: [{title: Buy, button: Buy, link: there}]")
    let cell = harness.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PartsCell
    #expect(try #require(cell).button.isHidden == points)
    let card = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
    harness.move(to: CGPoint(x: card.midX, y: card.minY + 8))
    harness.advance(by: 0.05)
    #expect((harness.stage.pointerShape == .pointingHand) == points)
  }

  @Test func `a screen reader is told the title of where a card leads, unless the card says it`() throws {
    let tree = try harness(
      "title: A, layout: list, cards: [{id: on, title: On, link: there}, {id: same, title: There, link: there}, "
        + "{id: off, title: Off}]"
    ).stage.accessibilityTree(everything: true)
    let on = try #require(tree.element("a/card/on"))
    #expect(on.role == .link && on.label == "On" && on.value == "There")
    #expect(try #require(tree.element("a/card/same")).value == nil)
    #expect(try #require(tree.element("a/card/off")).value == nil)
  }
}
