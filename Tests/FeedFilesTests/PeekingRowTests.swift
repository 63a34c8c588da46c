import CollectionViews
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
}
