import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests that the keys reach all that can be pressed in a feed file.
///
/// Covers requirement R52.
struct FeedFocusTests {
  private static let rows = """
    title: F
    sections:
      - {id: r, layout: carousel, card: {width: 300, height: 160}, dots: true, cards: [{title: a}, {title: b}]}
      - {id: mid, layout: list, cards: [\(lines(12))]}
      - {id: low, layout: carousel, card: {width: 300, height: 160}, dots: true, cards: [{title: a}, {title: b}]}
      - {id: mid2, layout: list, cards: [\(lines(12))]}
      - {id: third, layout: carousel, card: {width: 300, height: 160}, dots: true, cards: [{title: a}, {title: b}]}
    """

  private static let pressable = """
    title: P
    kinds:
      offer: {parts: [title, button]}
    sections:
      - {id: top, layout: list, cards: [{title: a}, {id: go, kind: link, title: b, link: end}]}
      - id: row
        layout: carousel
        card: {width: 300, height: 160}
        cards:
          - {id: one, title: a}
          - {id: two, kind: link, title: b, link: end}
          - {id: three, kind: offer, title: c, button: Buy, link: end}
          - {id: four, title: d, back: Words}
      - {id: mid, layout: list, cards: [\(lines(20))]}
      - {id: end, title: End, layout: list, cards: [\(lines(20))]}
    """

  private static func lines(_ count: Int) -> String {
    (0..<count).map { "{title: t\($0)}" }.joined(separator: ", ")
  }

  private func press(
    _ harness: StageHarness, _ key: Key, _ count: Int = 1, every pause: TimeInterval = 1,
    modifiers: KeyModifiers = []
  ) -> [String] {
    (0..<count).map { _ in
      harness.key(key, modifiers: modifiers)
      harness.advance(by: pause)
      return harness.collectionView.focusedElement?.path ?? ""
    }
  }

  @Test func `tab goes on from a screen with nothing to focus to what lies beyond it`() throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: a, layout: list, cards: [\(Self.lines(20))]}
        - {id: r, layout: carousel, dots: true, cards: [{title: 1}, {title: 2}, {title: 3}]}
        - {id: z, layout: list, cards: [{title: x}]}
      """)
    #expect(press(harness, "tab", 4) == ["r", "r/dots/dots", "r", "r/dots/dots"])
    #expect(press(harness, "tab", 3, modifiers: .shift) == ["r", "r/dots/dots", "r"])
    let ring = try #require(harness.collectionView.focusFrame)
    #expect(harness.collectionView.bounds.height >= ring.maxY)
  }

  @Test(arguments: [1, 0.05, 0]) func `rows and their dots follow each other however fast the key comes`(
    pause: TimeInterval
  ) throws {
    let harness = try WrittenFeed.harness(Self.rows)
    let order = ["r", "r/dots/dots", "low", "low/dots/dots", "third", "third/dots/dots"]
    #expect(press(harness, "tab", 6, every: pause) == order)
    #expect(press(harness, "tab", 5, every: pause, modifiers: .shift) == order.dropLast().reversed())
    harness.settle()
    #expect(harness.feed.offset == 0)
  }

  @Test
  func `link cards, cards with words on their back and buttons take the focus between their neighbours`()
    throws
  {
    let harness = try WrittenFeed.harness(Self.pressable)
    let order = [
      "top/card/go", "row", "row/card/two", "row/card/three/content/button", "row/card/four",
    ]
    #expect(press(harness, "tab", 5) == order)
    #expect(press(harness, "tab") == ["top/card/go"], "after the last one comes the first")
    #expect(press(harness, "tab", 4, modifiers: .shift) == order.dropFirst().reversed())
  }

  /// Fifty link cards, each 100 points high.
  private static let links = """
    sections:
      - {id: a, header: none, insets: 0, spacing: 0, layout: list, card: {height: 100}, kind: link,
         cards: [\((0..<50).map { "{id: c\($0), title: t\($0), link: a}" }.joined(separator: ", "))]}
    """

  @Test(arguments: [1, 0.05, 0])
  func `after a scroll by a key past the focus, tab goes on from what that shows`(pause: TimeInterval) throws
  {
    let harness = try WrittenFeed.harness(Self.links)
    #expect(press(harness, "tab", 3, every: pause).last == "a/card/c2")
    _ = press(harness, "end", every: pause)
    let last = try #require(press(harness, "tab", every: pause).last)
    let number = try #require(Int(last.dropFirst("a/card/c".count)))
    #expect(number > 35 && number < 45, "\(last)")
    _ = press(harness, "home", every: pause)
    #expect(press(harness, "tab", every: pause) == ["a/card/c0"])
    harness.settle()
    #expect(harness.feed.offset == 0)
    _ = press(harness, "end", every: pause)
    #expect(press(harness, "tab", every: pause, modifiers: .shift) == ["a/card/c49"])
  }

  @Test(arguments: [1, 0.05])
  func `a focus that a scroll by a key leaves in sight is where tab goes on`(pause: TimeInterval) throws {
    let harness = try WrittenFeed.harness(Self.links)
    _ = press(harness, "tab", 5, every: pause)
    _ = press(harness, "down", 2, every: pause)
    #expect(press(harness, "tab", every: pause) == ["a/card/c5"])
    _ = press(harness, "pageDown", every: pause)
    let shown = try #require(press(harness, "tab", every: pause).last)
    #expect(shown != "a/card/c6" && shown.hasPrefix("a/card/c"))
    harness.settle()
    #expect(harness.feed.offset > 800, "it does not scroll back")
  }

  @Test(arguments: ["enter", "space"] as [Key]) func `a focused link card and a button lead to their section`(
    key: Key
  ) throws {
    for tabs in [1, 3, 4] {
      let harness = try WrittenFeed.harness(Self.pressable)
      _ = press(harness, "tab", tabs, every: 0.05)
      harness.advance(by: 1)
      _ = press(harness, key)
      #expect(harness.feed.offset > 800, "\(tabs)")
    }
  }

  @Test func `Enter on a row presses the card that it shows, if that can be pressed`() throws {
    let harness = try WrittenFeed.harness(Self.pressable)
    _ = press(harness, "tab", 2)
    _ = press(harness, "enter")
    #expect(harness.feed.offset == 0)
    harness.key("right")
    _ = press(harness, "enter")
    #expect(harness.feed.offset > 800)
  }

  @Test func `what takes the focus in a row comes wholly into sight`() throws {
    let harness = try WrittenFeed.harness(Self.pressable)
    for _ in 0..<5 {
      _ = press(harness, "tab")
      let ring = try #require(harness.collectionView.focusFrame)
      #expect(ring.minX >= -4 && ring.maxX <= 434 && ring.minY >= -4 && ring.maxY <= 936)
    }
    #expect(harness.row("row")?.motion.page == 3)
  }

  @Test func `the focus stays with its card when others come before it, and goes when the card goes`() throws
  {
    let harness = try WrittenFeed.harness(Self.pressable)
    let scene = try #require(harness.stage.content.feedScene)
    #expect(press(harness, "tab", 3).last == "row/card/two")
    var document = scene.document
    let one = document.sections[1].cards[0]
    document.sections[1].cards.removeFirst()
    scene.reload(document)
    harness.advance(by: 0.1)
    #expect(harness.collectionView.focusedElement == "row/card/two")
    #expect(harness.collectionView.focusedItem == IndexPath(item: 0, section: 1))
    document.sections[1].cards = [one]
    scene.reload(document)
    harness.advance(by: 0.1)
    #expect(harness.collectionView.focusedElement == nil)
  }

  @Test(arguments: [
    ("layout: list, kind: link", 20), ("layout: list, kind: link", 4),
    ("layout: grid, columns: 2, kind: picture, card: {height: 120}", 20),
    ("layout: grid, columns: 2, kind: text, card: {height: 120}", 20),
  ])
  func `the ring keeps clear of the words, inside the window`(section: String, inset: Int) throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: a, header: none, insets: \(inset), \(section), cards: [{title: Alpha, body: Words, link: b}]}
        - {id: b, layout: list, cards: [{title: x}]}
      """)
    #expect(press(harness, "tab") == ["a/card/0"])
    let ring = try #require(harness.collectionView.focusFrame)
    #expect(CGRect(origin: .zero, size: harness.stage.size).contains(ring), "\(ring)")
    for command in harness.stage.displayList.commands where command.element.path.hasPrefix("a/card/0/") {
      guard case .text = command.content else { continue }
      #expect(ring.insetBy(dx: 2, dy: 2).contains(command.frame), "\(command.frame) in \(ring)")
    }
  }

  @Test(arguments: [1, 0.05])
  func `what gets the focus behind long texts never measured comes wholly into sight`(pause: TimeInterval)
    throws
  {
    let words = String(repeating: "word ", count: 40)
    let texts = (0..<30).map { "{title: t\($0), body: \(words)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: above, layout: list, cards: [\(texts)]}
        - {id: low, layout: carousel, card: {width: 300, height: 160}, dots: true, cards: [{title: a}, {title: b}]}
        - {id: between, layout: list, cards: [\(texts)]}
        - {id: end, layout: list, cards: [{title: a}, {id: go, kind: link, title: b, link: above}]}
        - {id: below, layout: list, cards: [\(texts)]}
      """)
    let box = CGRect(origin: .zero, size: harness.stage.size).insetBy(dx: -4, dy: -4)
    for (presses, stop) in [(1, "low"), (2, "end/card/go")] {
      #expect(press(harness, "tab", presses, every: pause).last == stop)
      harness.advance(by: 2)
      let ring = harness.collectionView.focusFrame ?? .null
      #expect(box.contains(ring), "\(stop): \(ring)")
    }
    #expect(press(harness, "tab", 2, every: pause, modifiers: .shift).last == "low")
    harness.advance(by: 2)
    #expect(box.contains(harness.collectionView.focusFrame ?? .null))
  }

  @Test(arguments: [1, 0])
  func `a card whose button has no room beside the band takes the focus itself, and keeps it`(
    pause: TimeInterval
  ) throws {
    for (overlay, stop) in [
      ("overlay: {lines: [One, Two], more: [Three], alignment: top}", "a/card/go"),
      ("spacing: 12", "a/card/go/content/button"),
    ] {
      let harness = try WrittenFeed.harness(
        """
        kinds: {own: {arrangement: over, parts: [picture, title, price, button]}}
        sections:
          - id: a
            layout: carousel
            kind: own
            card: {width: 300, height: 160}
            \(overlay)
            cards: [{title: x}, {title: y}, {title: z}, {id: go, title: w, price: kr 1, button: Go, link: b}]
          - {id: b, layout: list, cards: [{title: x}]}
        """)
      #expect(press(harness, "tab", 2, every: pause) == ["a", stop])
      harness.advance(by: 2)
      #expect(harness.collectionView.focusedElement?.path == stop)
      #expect(harness.collectionView.focusFrame != nil)
    }
  }

  @Test func `a card far off whose button has no room beside the band takes the focus itself`() throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {own: {arrangement: over, parts: [picture, title, price, button]}}
      sections:
        - {id: top, layout: list, kind: link, cards: [{id: on, title: t, link: end}]}
        - {id: far, layout: list, cards: [\(Self.lines(40))]}
        - id: a
          layout: carousel
          kind: own
          card: {width: 300, height: 160}
          overlay: {lines: [One, Two], more: [Three], alignment: top}
          cards: [{id: go, title: w, price: kr 1, button: Go, link: end}]
        - {id: end, layout: list, cards: [{title: x}]}
      """)
    #expect(press(harness, "tab", 2, every: 0) == ["top/card/on", "a/card/go"])
    harness.advance(by: 2)
    #expect(harness.collectionView.focusedElement?.path == "a/card/go")
  }
}
