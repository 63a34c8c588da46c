import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of a feed file as a scene that people see and use.
struct FeedSceneTests {
  private let overlay = """
        loop: true
        autoplay: {interval: 3}
        overlay:
          lines: [一行目]
          more: [二行目, 三行目]

    """

  private func go(_ harness: StageHarness, _ row: String, to stop: Int) {
    harness.collectionView.perform(
      ScrollRequest(.row(row), to: .stop(stop, .shortest), animation: .none))
    harness.advance(by: 0.1)
  }

  private func view<Found: CollectionReusableView>(_ kind: String, _ row: String, _ harness: StageHarness)
    throws -> Found
  {
    let feed = harness.collectionView
    return try #require(feed.supplementaryView(forElementKind: kind, inSection: row) as? Found)
  }

  @Test(arguments: [
    ("title: A\n", "A"), ("title: A\nsubtitle: B\n", "A · B"), ("subtitle: B\n", "B"), ("", "shop"),
  ])
  func `a scene has the feed's title, or without one its name`(head: String, title: String) throws {
    let document = try WrittenFeed.document(
      head + WrittenFeed.feed(WrittenFeed.row("a", cards: ["x"])).dropFirst(12))
    #expect(FeedScene.scene(for: document, name: "shop").title == title)
  }

  @Test func `an overlay grows upwards line by line, and its bottom and the dots stay`() throws {
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"], more: overlay)))
    let band: OverlayBand = try view(SectionBuilder.ElementKind.overlay, "a", harness)
    let dots: DotsFooter = try view(SectionBuilder.ElementKind.dots, "a", harness)
    let bottom = band.frame.maxY
    let place = dots.frame
    var heights = [band.bounds.height]
    harness.onFrame = { _ in
      heights.append(band.bounds.height)
      #expect(isClose(band.frame.maxY, bottom, within: 1e-6))
      #expect(isClose(dots.frame, place, within: 1e-6))
    }
    let first = band.bounds.height
    for lines in 1...2 {
      let more = band.more.convertToWindow(band.more.bounds)
      harness.click(at: CGPoint(x: more.midX, y: more.midY))
      harness.advance(by: 0.4)
      let line = Typography.body.lineHeight
      #expect(isClose(band.bounds.height, first + CGFloat(lines) * line))
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(heights).count > 10)
    #expect(harness.row("a")?.motion.page == 0)
  }

  @Test func `the button says more while there are lines to come and less when all are there`() throws {
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"], more: overlay)))
    let band: OverlayBand = try view(SectionBuilder.ElementKind.overlay, "a", harness)
    let folded = band.bounds.height
    var titles = [band.more.title]
    for _ in 1...3 {
      let more = band.more.convertToWindow(band.more.bounds)
      harness.click(at: CGPoint(x: more.midX, y: more.midY))
      harness.advance(by: 0.4)
      titles.append(band.more.title)
    }
    #expect(titles == ["つづき / More", "つづき / More", "たたむ / Less", "つづき / More"])
    #expect(isClose(band.bounds.height, folded))
  }

  @Test func `a drag on the overlay turns the page beneath it`() throws {
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"], more: overlay)))
    let band: OverlayBand = try view(SectionBuilder.ElementKind.overlay, "a", harness)
    let more = band.more.convertToWindow(band.more.bounds)
    harness.flick(from: CGPoint(x: more.midX, y: more.midY), by: CGPoint(x: -160, y: 0))
    harness.advance(by: 1)
    #expect(harness.row("a")?.motion.page == 1)
    #expect(band.growth.extraLines == 0)
  }

  @Test func `a click on the overlay's paper turns no card`() throws {
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"], more: overlay)))
    let band: OverlayBand = try view(SectionBuilder.ElementKind.overlay, "a", harness)
    let paper = band.convertToWindow(band.bounds)
    harness.click(at: CGPoint(x: paper.midX, y: paper.minY + 12))
    harness.advance(by: 0.5)
    #expect(!harness.events.contains { if case .tapped = $0.kind { true } else { false } })
  }

  @Test func `the pause button stops the countdown and says why`() throws {
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"], more: overlay)))
    let band: OverlayBand = try view(SectionBuilder.ElementKind.overlay, "a", harness)
    let button = band.pause.convertToWindow(band.pause.bounds)
    #expect(isClose(button.width, 28))
    harness.click(at: CGPoint(x: button.midX + 20, y: button.midY))
    harness.advance(by: 4)
    #expect(harness.row("a")?.autoplay?.paused == ["button"])
    #expect(harness.row("a")?.motion.page == 0)
    #expect(band.pause.symbol == .play)
    harness.key(Key("p"))
    harness.advance(by: 4)
    #expect(harness.row("a")?.motion.page == 1)
  }

  @Test func `the header's chip tells page and phase`() throws {
    let harness = try WrittenFeed.harness(
      "badge: true\n" + WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z"])))
    let header: SectionHeader = try view(SectionBuilder.ElementKind.header, "a", harness)
    #expect(header.chip.reading == StateChip.Reading(page: 0, count: 3, phase: .idle))
    go(harness, "a", to: 2)
    #expect(header.chip.reading == StateChip.Reading(page: 2, count: 3, phase: .idle))
    let texts = harness.stage.displayList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(texts.contains("page 3/3 · idle"))
  }

  @Test func `a row keeps its card when the file changes around it`() throws {
    let rows = WrittenFeed.row("a", cards: ["x", "y", "z"])
    let harness = try WrittenFeed.harness(WrittenFeed.feed(rows, WrittenFeed.row("b", cards: ["p", "q"])))
    go(harness, "a", to: 1)
    go(harness, "b", to: 1)
    let feed = try #require(harness.stage.content.feedScene)
    feed.reload(
      try WrittenFeed.document(
        WrittenFeed.feed(
          WrittenFeed.row("b", cards: ["p", "q"]), WrittenFeed.row("a", cards: ["new", "x", "y", "z"]))))
    harness.advance(by: 0.1)
    #expect(harness.row("a")?.motion.page == 2)
    #expect(harness.row("b")?.motion.page == 1)
    #expect(harness.stage.trace.rows.map(\.id.name) == ["b", "a"])
  }

  @Test func `dots are right in the very frame that their row comes back in`() throws {
    let fillers = (0..<8).map { WrittenFeed.row("f\($0)", cards: ["x"]) }.joined()
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(WrittenFeed.row("a", cards: ["x", "y", "z", "w"]), fillers))
    go(harness, "a", to: 2)
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.vertical, to: .offset(1200), animation: .none))
    harness.advance(by: 0.1)
    #expect(feed.supplementaryView(forElementKind: SectionBuilder.ElementKind.dots, inSection: "a") == nil)
    feed.perform(ScrollRequest(.vertical, to: .offset(0), animation: .none))
    harness.advance(by: 1 / harness.rate)
    let footer: DotsFooter = try view(SectionBuilder.ElementKind.dots, "a", harness)
    let dots: PageControl = try #require(footer.firstDescendant())
    #expect(dots.currentPage == 2)
    #expect(dots.numberOfPages == 4)
  }

  @Test func `a click turns a card over, and a link leads to its section`() throws {
    let link = """
        - id: a
          title: a
          layout: carousel
          card: {width: 300, height: 200}
          cards: [{id: x, title: x}, {id: y, kind: link, title: y, link: f7}]

      """
    let fillers = (0..<8).map { WrittenFeed.row("f\($0)", cards: ["x"]) }.joined()
    let harness = try WrittenFeed.harness("turns: true\n" + WrittenFeed.feed(link, fillers))
    let feed = harness.collectionView
    let plain = try #require(feed.windowFrame(ofItem: "x", inSection: "a"))
    harness.click(at: CGPoint(x: plain.midX, y: plain.midY))
    harness.advance(by: 0.5)
    #expect(feed.visibleCells.contains { $0.interaction.showsBack })
    #expect(isClose(feed.contentOffset.y, 0))
    let leading = try #require(feed.windowFrame(ofItem: "y", inSection: "a"))
    harness.click(at: CGPoint(x: leading.minX + 20, y: leading.midY))
    harness.advance(by: 1)
    #expect(feed.contentOffset.y > 1000)
  }

  @Test func `a link leads to a section behind cards that were never measured`() throws {
    let words = String(repeating: "word ", count: 40)
    let cards = (0..<30).map { "{id: c\($0), title: t, body: \(words)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      WrittenFeed.feed(
        """
          - {id: a, title: A, layout: list, kind: link, cards: [{id: go, title: go, link: goal}]}
          - {id: l, title: L, layout: list, cards: [\(cards)]}
          - {id: goal, title: G, layout: list, cards: [{id: x, title: x, body: \(words)}]}
          - {id: m, title: M, layout: list, cards: [\(cards)]}

        """))
    let feed = harness.collectionView
    let card = try #require(feed.windowFrame(ofItem: "go", inSection: "a"))
    harness.click(at: CGPoint(x: card.minX + 20, y: card.midY))
    harness.advance(by: 1.5)
    let goal = try #require(feed.solvedLayout?.sections[2].frame)
    #expect(isClose(goal.minY, feed.contentOffset.y + feed.safeAreaInsets.top, within: 0.5))
    #expect(feed.windowFrame(ofItem: "x", inSection: "goal") != nil)
  }
}
