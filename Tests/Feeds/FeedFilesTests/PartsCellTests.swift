import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of cards of a feed's own kinds.
struct PartsCellTests {
  private func harness(
    _ kind: String, _ cards: String, section: String = "layout: carousel, card: {width: 300, height: 240}",
    traits: TraitCollection = TraitCollection()
  ) throws -> StageHarness {
    try WrittenFeed.harness(
      "kinds: {own: {\(kind)}}\nsections:\n  - {id: a, header: none, insets: 0, kind: own, \(section), cards: [\(cards)]}\n"
        + "  - {id: b, title: B, cards: [{title: x}]}\n",
      traits: traits)
  }

  private func frames(_ harness: StageHarness, card: String = "0") -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for command in harness.stage.displayList.commands where command.element.path.hasPrefix("a/card/\(card)/")
    {
      let name = String(command.element.path.split(separator: "/").last ?? "")
      frames[name] = frames[name].map { $0.union(command.frame) } ?? command.frame
    }
    return frames
  }

  @Test func `words lie below the picture, in the order in which the kind names them`() throws {
    let frames = frames(
      try harness("parts: [picture, price, title], aspect: 2", "{title: Rope, price: £12, picture: p.png}"))
    let (title, price) = (try #require(frames["title"]), try #require(frames["price"]))
    #expect(price.minY >= 150 && title.minY >= price.maxY && isClose(title.minX, 16))
    #expect(frames.values.contains { $0.minY == 0 && $0.width == 300 && $0.height >= 150 })
  }

  @Test(arguments: TraitCollection.LayoutDirection.allCases)
  func `a picture beside its words lies at the leading edge`(direction: TraitCollection.LayoutDirection)
    throws
  {
    let harness = try harness(
      "arrangement: beside, share: 0.4, parts: [picture, title]", "{title: Rope, picture: p.png}",
      section: "layout: list, card: {height: 120}", traits: TraitCollection(layoutDirection: direction))
    let title = try #require(frames(harness)["title"])
    let words = direction == .leftToRight ? title.minX >= 172 : title.maxX <= 430 - 172
    #expect(words, "\(title)")
  }

  @Test(arguments: TraitCollection.LayoutDirection.allCases)
  func `at the trailing edge the picture comes after the words`(direction: TraitCollection.LayoutDirection)
    throws
  {
    let harness = try harness(
      "arrangement: beside, edge: trailing, share: 0.4, parts: [picture, title]",
      "{title: Rope, picture: p.png}", section: "layout: list, card: {height: 120}",
      traits: TraitCollection(layoutDirection: direction))
    let frames = frames(harness)
    let title = try #require(frames["title"])
    let words = direction == .leftToRight ? isClose(title.minX, 16) : title.maxX <= 430 - 16
    #expect(words, "\(title)")
    #expect(direction == .leftToRight ? title.maxX <= 430 - 172 : title.minX >= 172, "\(title)")
  }

  @Test(arguments: [
    (430.0, "", 140.0), (1024, "", 240), (2560, "", 240), (2560, "share: 0.6, ", 384),
    (1024, "aspect: 1, ", 310),
  ])
  func `a picture beside the words is a square, and in a wide feed no higher than words need`(
    width: CGFloat, more: String, height: CGFloat
  ) throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {own: {arrangement: beside, \(more)parts: [picture, title]}}
      sections:
        - {id: a, layout: list, columns: 1, kind: own, card: {height: estimated(90)}, cards: [{title: A, picture: p.png}]}
      """, size: CGSize(width: width, height: 700))
    let cell = try #require(harness.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(isClose(cell.frame.height, height, within: 1), "\(cell.frame)")
  }

  @Test(arguments: TraitCollection.LayoutDirection.allCases)
  func `the parts of a card begin at one edge, whatever their scripts`(
    direction: TraitCollection.LayoutDirection
  ) throws {
    let frames = frames(
      try harness(
        "parts: [title, subtitle, body, {part: price, align: trailing}]",
        "{title: Rope, subtitle: حبل, body: Hemp, price: حبل}",
        traits: TraitCollection(layoutDirection: direction)))
    func edge(_ role: String, isLeft: Bool) throws -> CGFloat {
      let frame = try #require(frames[role])
      return isLeft ? frame.minX : frame.maxX
    }
    let isLeft = direction == .leftToRight
    for role in ["title", "subtitle", "body"] {
      #expect(isClose(try edge(role, isLeft: isLeft), isLeft ? 16 : 430 - 16), "\(role)")
    }
    #expect(isClose(try edge("price", isLeft: !isLeft), isLeft ? 284 : 430 - 284))
  }

  @Test func `a band carries the words over a picture, and both fill the foot of the card`() throws {
    let frames = frames(
      try harness(
        "arrangement: over, parts: [picture, {part: title, align: center}]", "{title: Rope, picture: p.png}"))
    let title = try #require(frames["title"])
    #expect(isClose(title.midX, 150, within: 1) && title.maxY <= 240 - 12 - 16 + 0.01)
    #expect(frames.values.contains { $0.size == CGSize(width: 300, height: 240) })
  }

  @Test(arguments: [("below", 70), ("over", 96), ("beside, share: 0.3", 96)])
  func `a title whose word has no room in a line is set smaller, and the word stays whole`(
    arrangement: String, width: Int
  ) throws {
    let harness = try harness(
      "arrangement: \(arrangement), padding: 8, parts: [picture, title]",
      "{title: Medium, picture: p.png}, {title: 春夏秋冬春夏秋冬, picture: p.png}",
      section: "layout: carousel, card: {width: \(width), height: 160}")
    let lines = harness.stage.displayList.commands.compactMap { command in
      if case .text(let line, _) = command.content, command.element.path.hasPrefix("a/card/") {
        line
      } else {
        nil
      }
    }
    #expect(lines.contains { $0.string == "Medium" && $0.style.size < Typography.title.size }, "\(lines)")
    #expect(lines.filter { "春夏秋冬".contains($0.string.first ?? "-") }.allSatisfy { $0.style.size == 20 })
  }

  @Test(arguments: [320.0, 430, 599, 700, 1440])
  func `the words of a banner begin where the text column does`(width: CGFloat) throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {own: {arrangement: over, parts: [picture, title, subtitle]}}
      sections: [{id: a, header: none, layout: banner, kind: own, cards: [{title: Rope, subtitle: of hemp}]}]
      """, size: CGSize(width: width, height: 400))
    let frames = frames(harness)
    #expect(isClose(frames["title"]?.minX ?? 0, FeedLayoutMetrics.margin(width: width)), "\(frames)")
  }

  @Test(arguments: ["own", "swatch", "picture"])
  func `a card as low as a finger keeps its picture or colour, beside its title`(kind: String) throws {
    for layout in ["layout: carousel, card: {width: 150, height: 44}", "layout: grid, card: {height: 44}"] {
      let harness = try WrittenFeed.harness(
        """
        kinds: {own: {parts: [picture, title, price]}}
        sections: [{id: a, header: none, \(layout), kind: \(kind), cards: [{title: Rope, color: "#C8401F", picture: p.png}]}]
        """)
      let commands = harness.stage.displayList.commands
      let color = commands.first {
        if case .fill(let color, _) = $0.content { color == Color(hex: 0xC8401F) } else { false }
      }
      let title = commands.first { if case .text = $0.content { true } else { false } }
      #expect((color?.frame.height ?? 0) >= 30, "\(layout)")
      #expect((color?.frame.width ?? 0) >= 30 && title != nil, "\(layout)")
    }
  }

  @Test func `a text has at most the lines that its part allows`() throws {
    let words = String(repeating: "word ", count: 60)
    for lines in 1...3 {
      let harness = try harness("parts: [{part: body, lines: \(lines)}]", "{body: \(words)}")
      let texts = harness.stage.displayList.commands.filter { $0.element.path.hasSuffix("/body") }
      #expect(texts.count == lines)
    }
  }

  @Test func `a card without a height of its own is as high as its parts`() throws {
    let harness = try harness(
      "parts: [picture, title, body], aspect: 2, padding: 10",
      "{title: A, body: b, picture: p.png}, {title: B}",
      section: "layout: list, card: {height: estimated(50)}")
    let cells = harness.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(isClose(cells[0].frame.height, 287, within: 1))
    #expect(isClose(cells[1].frame.height, 45, within: 1))
  }

  /// Returns true for a card with the grey place of a missing picture.
  private func hasPlaceholder(_ harness: StageHarness, card: String) -> Bool {
    harness.stage.displayList.commands.contains { command in
      guard command.element.path.hasPrefix("a/card/\(card)/"), case .fill(let color, _) = command.content
      else {
        return false
      }
      return color == FeedLook().palette.line.light
    }
  }

  @Test(arguments: ["below", "beside"])
  func `a card without a picture gives its place to the words, and one with a colour keeps it`(
    arrangement: String
  ) throws {
    let harness = try harness(
      "arrangement: \(arrangement), padding: 10, parts: [picture, badge, title]",
      "{title: A, badge: New}, {title: B, color: \"#123456\"}", section: "layout: list, card: {height: 200}")
    let (bare, colored) = (frames(harness), frames(harness, card: "1"))
    let (badge, title) = (try #require(bare["badge"]), try #require(bare["title"]))
    #expect(isClose(title.minX, 10) && isClose(badge.minX, 10, within: 10) && badge.maxY <= title.minY)
    #expect(!hasPlaceholder(harness, card: "0"))
    let other = try #require(colored["title"])
    #expect(arrangement == "below" ? other.minY > title.maxY + 300 : other.minX > 100)
  }

  @Test func `a card of a kind of pictures alone keeps its place`() throws {
    let harness = try harness(
      "parts: [picture, title]", "{id: x}", section: "layout: list, card: {height: 90}")
    #expect(hasPlaceholder(harness, card: "x"))
  }

  @Test func `a button leads to its section, and pressing it is not pressing the card`() throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {own: {parts: [title, button]}}
      sections:
        - {id: a, kind: own, layout: carousel, card: {width: 300, height: 140}, cards: [{title: Rope, button: Go, link: z}]}
        - {id: b, card: {height: 1200}, cards: [{title: x}]}
        - {id: z, title: Z, card: {height: 1200}, cards: [{title: x}]}
      """)
    let cell = try #require(
      harness.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PartsCell)
    let button = cell.button.convertToWindow(cell.button.bounds)
    harness.click(at: CGPoint(x: button.midX, y: button.midY))
    harness.settle()
    #expect(harness.collectionView.contentOffset.y > 1000)
    #expect(!cell.interaction.showsBack)
  }

  @Test func `a picture is cropped around its focus, or shows whole`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("p.png"))
    func fits(_ fit: String) throws -> [PictureFit] {
      let feed = try FeedReader().read(
        text: """
          kinds: {own: {parts: [picture], fit: \(fit)}}
          sections: [{id: a, kind: own, cards: [{picture: p.png, focus: [0.2, 0.7]}, {kind: picture, picture: p.png, focus: [0, 1]}]}]
          """, name: "f.yml", baseFolder: folder
      ).feed
      let harness = StageHarness(FeedScene.scene(for: feed, name: "f"))
      let cells = harness.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      return cells.compactMap { $0.contentView.firstImage?.image?.fit }
    }
    #expect(try fits("fill") == [.fill(focus: CGPoint(x: 0.2, y: 0.7)), .fill(focus: CGPoint(x: 0, y: 1))])
    #expect(try fits("fit") == [.whole, .fill(focus: CGPoint(x: 0, y: 1))])
  }
}

extension View {
  fileprivate var firstImage: ImageView? {
    (self as? ImageView) ?? subviews.lazy.compactMap(\.firstImage).first
  }
}
