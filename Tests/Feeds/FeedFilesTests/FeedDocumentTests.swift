import Carousel
import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import FeedFiles

struct FeedDocumentTests {
  private func feed(_ text: String) throws -> FeedDocument {
    try FeedReader().read(text: text, name: "f.yml", baseFolder: nil).feed
  }

  private func section(_ text: String) throws -> FeedSection {
    let lines = text.split(separator: "\n").map { "    \($0)\n" }.joined()
    let feed = try feed("sections:\n  - id: a\n\(lines)    cards: [{title: x}]")
    return try #require(feed.sections.first)
  }

  @Test func `what is not written has its documented default`() throws {
    let feed = try feed("sections: [{id: a, layout: carousel, cards: [{title: x}]}]")
    #expect(feed.theme == .auto)
    #expect(feed.paging == .none)
    #expect(feed.settings == FeedSettings())
    let section = try #require(feed.sections.first)
    #expect(section.header == .plain)
    #expect(section.background == .none)
    #expect(isClose(section.spacing, 12))
    #expect(section.insets == DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    #expect(section.cardSize == FeedSize(width: .fractionalWidth(0.85), height: .absolute(200)))
    let carousel = try #require(section.carousel)
    #expect(carousel.behavior == .groupPaging)
    #expect(carousel.cardsPerGroup == 1)
    #expect(carousel.peek == nil && carousel.itemSpacing == nil && carousel.snapping == nil)
    #expect(carousel.autoplay == nil && carousel.dots == nil && carousel.overlay == nil)
    #expect(!carousel.loops && carousel.transform == .none)
    #expect(section.cards.first?.kind == .text)
    #expect(section.cards.first?.id == "0")
  }

  @Test func `a carousel is read with everything it may have`() throws {
    let section = try section(
      """
      layout: carousel
      behavior: groupPagingCentered
      header: pinned
      background: indigo
      card: {width: fractionalWidth(0.5), height: estimated(120)}
      insets: {top: 8, leading: 20}
      spacing: 4
      itemSpacing: 0
      perGroup: 2
      peek: 14
      paging: {threshold: 0.1}
      loop: true
      autoplay: {interval: 4.5, resetBy: anyInput, pauses: [hover, inactive]}
      dots: {position: overlay}
      overlay: {lines: [一, 二], more: [三], button: 開く, alignment: bottomLeading}
      transform: fold
      """)
    #expect(section.header == .pinned)
    #expect(section.background == .indigo)
    #expect(section.cardSize == FeedSize(width: .fractionalWidth(0.5), height: .estimated(120)))
    #expect(section.insets == DirectionalEdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 0))
    let autoplay = AutoScrollSettings(
      interval: 4.5, wrap: .loop, resetBy: .anyInput,
      pauses: [.hover, .inactive])
    var overlay = FeedOverlay(lines: ["一", "二"], moreLines: ["三"], button: "開く", alignment: .bottomLeading)
    overlay.words = .japanese
    let carousel = try #require(section.carousel)
    #expect(carousel.behavior == .groupPagingCentered && carousel.loops && carousel.transform == .fold)
    #expect(carousel.cardsPerGroup == 2 && carousel.itemSpacing == 0)
    #expect(carousel.peek == 14 && carousel.snapping?.threshold == 0.1)
    #expect(carousel.autoplay == autoplay)
    #expect(carousel.dots == FeedDots(kind: .dots, position: .overlay, background: .prominent))
    #expect(carousel.overlay == overlay)
  }

  @Test func `auto-scroll and dots have every option by its word`() throws {
    let section = try section(
      """
      layout: carousel
      autoplay:
        {interval: 4, durations: [2, 6.5], wrap: pingPong, afterInteraction: end, keepsRemaining: [hidden, offscreen]}
      dots: {background: prominent, scrubs: false, hidesForSinglePage: false}
      """)
    var autoplay = AutoScrollSettings(interval: 4, wrap: .pingPong)
    autoplay.durations = [2, 6.5]
    autoplay.afterInteraction = .end
    autoplay.keepsRemaining = [.hidden, .offscreen]
    #expect(section.carousel?.autoplay == autoplay)
    #expect(
      section.carousel?.dots == FeedDots(background: .prominent, scrubs: false, hidesForSinglePage: false))
    let settings = try #require(section.carousel?.autoplay)
    #expect(settings.duration(ofPage: 1) == 6.5 && settings.duration(ofPage: 2) == 4)
    #expect(settings.keepsRemaining == [.hidden, .offscreen] && settings.afterInteraction == .end)
    #expect(settings.pauses.isSuperset(of: [.drag, .button, .reducedMotion, .program]))
  }

  @Test func `true stands for dots and auto-scroll with every default, and false for none`() throws {
    let on = try section("layout: carousel\nloop: true\ndots: true\nautoplay: true").carousel
    let written = try section("layout: carousel\nloop: true\ndots: {}\nautoplay: {}").carousel
    #expect(on == written && on?.dots == FeedDots() && on?.autoplay?.wrap == .loop)
    let off = try section("layout: carousel\nbehavior: continuous\ndots: false\nautoplay: false").carousel
    #expect(off?.dots == nil && off?.autoplay == nil)
    #expect(try section("layout: list\ndots: false").layout == .list)
  }

  @Test func `a grid has columns and badges, and one number insets all edges`() throws {
    let section = try section("layout: grid\ncolumns: 4\nbadge: topTrailing\ninsets: 6\ncard: {height: 80}")
    #expect(section.layout == .grid(FeedGrid(columns: FeedColumns(least: 4, most: 4), badge: .topTrailing)))
    #expect(section.insets == DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    #expect(section.cardSize.height == .absolute(80))
    #expect(section.carousel == nil)
  }

  @Test func `a card is read with everything it may have`() throws {
    let feed = try feed(
      """
      sections:
        - id: a
          kind: number
          cards:
            - {number: 5, title: 五}
            - {id: x, kind: link, title: t, subtitle: s, body: "b\\nc", badge: 限, color: "#1f3F66", link: a}
      """)
    let cards = try #require(feed.sections.first?.cards)
    #expect(cards.map(\.kind) == [.number, .link])
    #expect(cards[0].number == 5 && cards[0].title == "五")
    #expect(cards[1].id == "x" && cards[1].body == "b\nc" && cards[1].badge == "限" && cards[1].link == "a")
    #expect(cards[1].color == Color(hex: 0x1F3F66))
  }

  @Test func `settings are numbers by their documented names`() throws {
    let feed = try feed(
      """
      paging: sections
      theme: dark
      settings:
        motion: {decelerationRate: 0.99, rubberBandCoefficient: 0.4}
        gestures: {mouseSlop: 4}
        autoplay: {interval: 7}
      sections: [{id: a, layout: carousel, autoplay: {wrap: rewind}, cards: [{title: x}]}]
      """)
    #expect(feed.paging == .sections && feed.theme == .dark)
    #expect(
      feed.settings.values
        == [.decelerationRate: 0.99, .rubberBandCoefficient: 0.4, .mouseSlop: 4, .autoplayInterval: 7])
    #expect(feed.sections.first?.carousel?.autoplay == AutoScrollSettings(interval: 7, wrap: .rewind))
  }

  @Test func `a feed can be read away from the main actor`() async throws {
    let reading = try await Task.detached {
      try FeedReader().read(text: "sections: []", name: "f.yml", baseFolder: nil)
    }.value
    #expect(reading.warnings.map(\.description) == ["f.yml:1:1: the feed has no sections and shows nothing"])
  }

  @Test func `a hundred thousand cards are read, each with its own picture looked for once`() throws {
    var text = "sections:\n  - id: a\n    kind: picture\n    cards:\n"
    for index in 0..<100_000 {
      text += "      - {title: カード \(index), subtitle: Card, picture: none-\(index % 100).jpg}\n"
    }
    let folder = FileManager.default.temporaryDirectory
    let reading = try FeedReader().read(text: text, name: "f.yml", baseFolder: folder)
    #expect(reading.feed.sections.first?.cards.count == 100_000)
    #expect(reading.feed.sections.first?.cards.last?.id == "99999")
    #expect(reading.warnings.count == 101)
    #expect(reading.warnings.last?.message == "and 99900 more like these")
  }
}
