import CollectionViews
import Documents
import Foundation
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of a row whose gaps follow from the card and from how much of the next one peeks in.
///
/// Covers requirement S26.
struct PeekingRowTests {
  private struct Case: Decodable {
    let width, gap, page, last: CGFloat
  }

  @Test func `gap, page and last page are the worked ones at every width that the window is given`() throws {
    let cards = (0..<10).map { "{title: c\($0)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: tips
          layout: carousel
          behavior: groupPaging
          card: {width: 295, height: 340}
          peek: 14
          cards: [\(cards)]
      """)
    let feed = harness.collectionView
    for each in try Vectors.load("paging/peeking-cards", as: Case.self) {
      harness.send(.window(.resized(CGSize(width: each.width, height: 932), scale: 1)))
      harness.advance(by: 0.1)
      let stops = try #require(feed.rowReading(of: "tips")?.motion.geometry.stops)
      #expect(stops.count == 10)
      #expect(isClose(stops.offset(at: 1) - stops.offset(at: 0), each.page))
      #expect(isClose(stops.offset(at: 9) - stops.offset(at: 0), each.last))
      let card = try #require(feed.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame)
      #expect(isClose(card.minX, each.gap) && isClose(card.width, 295))
      #expect(isClose(each.width - card.minX - each.page, 14), "the next card peeks")
    }
  }

  @Test(arguments: [320, 430, 700] as [CGFloat], ["", "width: 280, "])
  func `a row that rests in the middle shows as much of the card before as of the next one`(
    width: CGFloat, card: String
  ) throws {
    if width > 600, !card.isEmpty { return }
    let cards = (0..<6).map { "{title: c\($0)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: tips, layout: carousel, behavior: groupPagingCentered, loop: true, card: {\(card)height: 200}, peek: 20, cards: [\(cards)]}
      """, size: CGSize(width: width, height: 900))
    let frames: [CGRect] = harness.collectionView.visibleCells.map { $0.convertToWindow($0.bounds) }
    let cells = frames.filter { $0.minX < width && $0.maxX > 0 }.sorted { $0.minX < $1.minX }
    #expect(cells.count == 3)
    #expect(isClose(cells[0].maxX, 20) && isClose(width - cells[2].minX, 20), "\(cells)")
  }

  @Test(arguments: [320, 430, 570, 600, 700, 800] as [CGFloat], ["groupPaging", "groupPagingCentered"])
  func `no gap is wider than half a card`(width: CGFloat, behavior: String) throws {
    let cards = (0..<6).map { "{title: c\($0)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: tips, layout: carousel, behavior: \(behavior), card: {width: 280, height: 200}, peek: 14, cards: [\(cards)]}
      """, size: CGSize(width: width, height: 900))
    let frames = (0..<2).compactMap { harness.stage.frame(ofItem: $0, inRow: "tips") }
    #expect(frames.count == 2 && frames[1].minX - frames[0].maxX <= 140)
    if behavior == "groupPaging" { #expect(frames[0].minX <= 140, "\(frames)") }
  }

  @Test func `a width that the peek overrules is warned of`() throws {
    func warnings(_ width: String) throws -> [String] {
      try FeedReader().read(
        text:
          "sections: [{id: a, layout: carousel, peek: 20, card: {width: \(width)}, cards: [{title: x}]}]\n",
        name: "t.yml", baseFolder: nil
      ).warnings.map(\.description)
    }
    #expect(
      try warnings("fractionalWidth(0.5)") == [
        "t.yml:1:55: \"width\" says nothing here: with \"peek\" it follows from that; a number of points would stay"
      ])
    #expect(try warnings("280") == [])
  }
}
