import CollectionViews
import Documents
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of a feed in a wide window: it is laid out, and not stretched.
struct WideFeedTests {
  private func harness(
    _ section: String, cards count: Int, width: CGFloat, isMirrored: Bool = false
  ) throws -> StageHarness {
    let cards = (0..<count).map { "{id: c\($0), title: t}" }.joined(separator: ", ")
    return try WrittenFeed.harness(
      "sections: [{id: a, header: none, \(section), cards: [\(cards)]}]",
      size: CGSize(width: width, height: 900),
      traits: TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
  }

  private func frame(_ item: Int, in harness: StageHarness) -> CGRect? {
    harness.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  private nonisolated static let hero =
    "kind: picture, layout: carousel, behavior: paging, insets: 0, spacing: 0, "
    + "card: {width: fractionalWidth(1), height: 400}"
  private nonisolated static let widths: [(CGFloat, Int, CGFloat)] = [
    (320, 1, 298), (430, 1, 400), (700, 1, 400), (900, 1, 400), (1024, 2, 400), (1440, 2, 447),
    (2560, 3, 529),
  ]

  @Test(arguments: widths)
  func `a row from edge to edge shows as many pictures as are sharp`(
    width: CGFloat, pages: Int, height: CGFloat
  ) throws {
    let harness = try harness(Self.hero, cards: 5, width: width)
    let first = try #require(frame(0, in: harness))
    #expect(isClose(first.width, (width / CGFloat(pages)).rounded(.up)))
    #expect(isClose(first.height, height))
  }

  /// The distance of each picture's title from the leading edge of its page.
  private func starts(_ harness: StageHarness, isMirrored: Bool) -> [CGFloat] {
    harness.collectionView.visibleCells.compactMap { $0 as? PictureCell }.map { cell in
      let page = cell.convertToWindow(cell.bounds)
      let title = cell.cartouche.convertToWindow(cell.cartouche.bounds)
      return isMirrored ? page.maxX - title.maxX : title.minX - page.minX
    }
  }

  private func pages(width: CGFloat, isMirrored: Bool = false) throws -> StageHarness {
    let cards = Array(repeating: "{title: t}", count: 5).joined(separator: ", ")
    return try WrittenFeed.harness(
      "titles: horizontal\nsections: [{id: a, header: none, \(Self.hero), cards: [\(cards)]}]",
      size: CGSize(width: width, height: 900),
      traits: TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
  }

  @Test(arguments: [430, 800, 1024, 1440, 1920] as [CGFloat], [false, true])
  func `the words over a page begin where the text column does`(width: CGFloat, isMirrored: Bool) throws {
    let starts = starts(try pages(width: width, isMirrored: isMirrored), isMirrored: isMirrored)
    #expect(!starts.isEmpty)
    for start in starts { #expect(isClose(start, FeedLayoutMetrics.margin(width: width)), "\(starts)") }
  }

  @Test(arguments: [2000, 2560, 3840] as [CGFloat], [false, true])
  func `where the text column begins far inside a page, its words begin at its own margin`(
    width: CGFloat, isMirrored: Bool
  ) throws {
    let harness = try pages(width: width, isMirrored: isMirrored)
    let page = try #require(frame(0, in: harness)).width
    let starts = starts(harness, isMirrored: isMirrored)
    #expect(page < width && !starts.isEmpty)
    for start in starts { #expect(isClose(start, FeedLayoutMetrics.margin(width: page)), "\(starts)") }
  }

  @Test(arguments: ["over", "below", "beside, edge: trailing"], [430, 1440] as [CGFloat])
  func `so do those on pages of a kind of one's own`(arrangement: String, width: CGFloat) throws {
    let cards = Array(repeating: "{title: t, badge: i, picture: p.png}", count: 5).joined(separator: ", ")
    let row = Self.hero.replacingOccurrences(of: "kind: picture", with: "kind: own")
    let harness = try WrittenFeed.harness(
      """
      kinds: {own: {arrangement: \(arrangement), parts: [picture, badge, title]}}
      sections: [{id: a, header: none, \(row), cards: [\(cards)]}]
      """, size: CGSize(width: width, height: 900))
    let title = harness.stage.displayList.commands.first { $0.element.path == "a/card/0/content/title" }
    #expect(isClose(try #require(title).frame.minX, FeedLayoutMetrics.margin(width: width)))
  }

  @Test func `they do so in a window that gets wider while its pages keep their size`() throws {
    let harness = try pages(width: 600)
    let page = try #require(frame(0, in: harness)).size
    #expect(starts(harness, isMirrored: false).allSatisfy { isClose($0, 20) })
    harness.send(.window(.resized(CGSize(width: 1200, height: 900), scale: 1)))
    harness.settle()
    #expect(try #require(frame(0, in: harness)).size == page)
    let starts = starts(harness, isMirrored: false)
    #expect(starts.count >= 2 && starts.allSatisfy { isClose($0, FeedLayoutMetrics.margin(width: 1200)) })
  }

  @Test func `such a row shows no more pictures than it has`() throws {
    let harness = try harness(Self.hero, cards: 2, width: 2560)
    #expect(isClose(try #require(frame(0, in: harness)).width, 1280))
  }

  @Test(
    arguments: [
      (430, 1, 200, 200), (800, 1, 200, 320), (1440, 1, 200, 576), (2560, 1, 200, 640), (1440, 1, 120, 402),
      (1440, 1, 400, 576), (1440, 1, 700, 700), (2560, 2, 200, 512), (320, 1, 200, 149),
    ] as [(CGFloat, Int, CGFloat, CGFloat)])
  func `a picture alone from edge to edge is no stripe, and leaves room for what follows`(
    width: CGFloat, cards: Int, written: CGFloat, height: CGFloat
  ) throws {
    let row = Self.hero.replacingOccurrences(of: "400", with: "\(Int(written))")
    #expect(isClose(try #require(frame(0, in: harness(row, cards: cards, width: width))).height, height))
    let words = row.replacingOccurrences(of: "kind: picture", with: "kind: text")
    let low = try #require(frame(0, in: harness(words, cards: 1, width: width))).height
    #expect(isClose(low, min(1, width / 430) * written, within: 0.5), "words need no more")
  }

  @Test func `pictures from edge to edge with gaps between them stand side by side too`() throws {
    let row = Self.hero.replacingOccurrences(of: "spacing: 0", with: "spacing: 12")
    let harness = try harness(row, cards: 5, width: 1440)
    let (first, second) = (try #require(frame(0, in: harness)), try #require(frame(1, in: harness)))
    #expect(isClose(first.width, 714) && isClose(second.minX, 726) && isClose(second.maxX, 1440))
  }

  @Test(arguments: [false, true])
  func `a flick turns one picture, however many are seen`(isMirrored: Bool) throws {
    let harness = try harness(Self.hero + ", loop: true", cards: 5, width: 1440, isMirrored: isMirrored)
    for page in 1...7 {
      harness.flick(
        from: harness.center(ofRow: "a"), by: CGPoint(x: isMirrored ? 200 : -200, y: 0))
      harness.settle()
      harness.expect("rows.a.page", is: .number(Double(page % 5)))
    }
  }

  @Test(arguments: [false, true])
  func `a centred row that fits whole begins where the text column does, and shows no dot`(
    isMirrored: Bool
  ) throws {
    let row = "layout: carousel, behavior: groupPagingCentered, dots: true, card: {width: 300, height: 60}"
    for (width, cards, fits) in [(1440.0, 3, true), (1440, 4, false), (430, 1, true), (430, 2, false)] {
      let harness = try harness(row, cards: cards, width: width, isMirrored: isMirrored)
      let shown = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
      let start = isMirrored ? width - shown.maxX : shown.minX
      #expect(
        isClose(start, fits ? FeedLayoutMetrics.margin(width: width) : (width - 300) / 2), "\(width) \(cards)"
      )
      let dots = harness.stage.displayList.commands.count { $0.element.path.hasPrefix("a/dots/dots") }
      #expect((dots > 0) == !fits, "\(width) \(cards)")
    }
  }

  @Test(arguments: ["groupPaging", "groupPagingCentered", "continuous"], [false, true])
  func `a row that shall go round and cannot begins where the text column does`(
    behavior: String, isMirrored: Bool
  ) throws {
    let row = "layout: carousel, behavior: \(behavior), loop: true, card: {width: 300, height: 60}"
    // Four cards are longer than the column and shorter than the window: centred ones stand in the middle, whole.
    for (cards, start) in [(1, 115.0), (3, 115), (4, behavior == "groupPagingCentered" ? 102 : 115)] {
      let harness = try harness(row, cards: cards, width: 1440, isMirrored: isMirrored)
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: isMirrored ? -200 : 200, y: 0))
      harness.settle()
      let shown = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
      #expect(isClose(isMirrored ? 1440 - shown.maxX : shown.minX, start), "\(cards)")
    }
  }

  private nonisolated static let words = "layout: carousel, card: {width: fractionalWidth(0.85), height: 120}"

  @Test(arguments: [(430, 1, 331.5), (800, 1, 612), (1024, 2, 360.35), (1440, 2, 508.25), (2560, 3, 445.333)])
  func `where a card of words would be too wide to read, several stand in its place`(
    width: CGFloat, abreast: Int, expected: CGFloat
  ) throws {
    let harness = try harness(Self.words, cards: 6, width: width)
    let (first, second) = (try #require(frame(0, in: harness)), try #require(frame(1, in: harness)))
    #expect(isClose(first.width, expected, within: 0.1))
    #expect(isClose(second.minX - first.maxX, 12))
    // A picture as high as this one may have the whole place.
    let row = "kind: picture, " + Self.words.replacingOccurrences(of: "120", with: "600")
    let pictures = try self.harness(row, cards: 6, width: width)
    let whole = CGFloat(abreast) * first.width + CGFloat(abreast - 1) * 12
    #expect(isClose(try #require(frame(0, in: pictures)).width, whole, within: 0.1))
  }

  @Test(arguments: [("1", 1), ("3", 3), ("{width: 500}", 2)])
  func `a list has the columns that it says`(columns: String, count: Int) throws {
    let harness = try harness("layout: list, columns: \(columns), card: {height: 60}", cards: 6, width: 1440)
    let frames = (0..<6).compactMap { frame($0, in: harness) }
    #expect(Set(frames.map(\.minX)).count == count)
  }

  @Test(arguments: [(800, 1), (1100, 1), (1440, 2), (2560, 2)] as [(CGFloat, Int)])
  func `a list stands in two columns where there is room for them`(width: CGFloat, columns: Int) throws {
    let harness = try harness("layout: list, card: {height: 60}", cards: 6, width: width)
    let frames = (0..<6).compactMap { frame($0, in: harness) }
    #expect(Set(frames.map(\.minX)).count == columns)
    #expect(Set(frames.map(\.minY)).count == 6 / columns)
    #expect(Set(frames.map(\.width)).count == 1)
  }
}
