import CollectionViews
import Documents
import FeedFiles
import Foundation
import OrihonTesting
import TestSupport
import Testing

/// Tests of cards whose height follows from their parts, side by side in rows.
struct UniformHeightTests {
  private static let cards = """
    {title: Rope}, {title: Lamp, body: A lamp for the deck that burns through a whole night of wind and rain},
    {title: Tar}, {title: Sail, subtitle: White}
    """

  private func harness(_ height: String, layout: String = "layout: grid, columns: 2") throws -> StageHarness {
    try WrittenFeed.harness(
      """
      kinds: {goods: {parts: [title, subtitle, body]}}
      sections:
        - {id: a, header: none, \(layout), kind: goods, card: {height: \(height)}, cards: [\(Self.cards)]}
      """)
  }

  private func heights(_ harness: StageHarness) throws -> [CGFloat] {
    harness.settle()
    return try (0..<4).map { item in
      try #require(
        harness.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height)
    }
  }

  private func faults(_ text: String) -> [String] {
    do throws(FeedError) {
      _ = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil)
      return []
    } catch {
      return error.faults.map(\.message)
    }
  }

  @Test(arguments: ["layout: grid, columns: 2", "layout: list, columns: 2"])
  func `the cards of a row are as high as the highest, and each row by itself`(layout: String) throws {
    let own = try heights(harness("estimated(44)", layout: layout))
    #expect(own[1] > own[0] + 20 && own[3] > own[2])
    let even = try heights(harness("uniformAcrossSiblings(44)", layout: layout))
    #expect(even == [own[1], own[1], own[3], own[3]])
  }

  @Test func `the next row begins beneath the highest card`() throws {
    let harness = try harness("uniformAcrossSiblings(44)")
    let heights = try heights(harness)
    let third = harness.collectionView.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
    let first = harness.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(isClose(try #require(third).minY, try #require(first).minY + heights[1] + 12))
  }

  @Test func `rows of other layouts refuse it, and no width has it`() {
    func section(_ layout: String) -> String {
      "sections: [{id: a, layout: \(layout), card: {height: uniformAcrossSiblings(90)}, cards: [{title: x}]}]"
    }
    #expect(faults(section("grid")) == [])
    #expect(
      faults(section("carousel")) == [
        "\"height\" is uniformAcrossSiblings, and the cards of a carousel stand in no rows; "
          + "a grid's and a list's do: here write estimated(90)"
      ])
    #expect(faults(section("mosaic")).count == 1)
    #expect(
      faults("sections: [{id: a, card: {width: uniformAcrossSiblings(90)}, cards: [{title: x}]}]") == [
        "\"width\" is uniformAcrossSiblings(90); allowed: a number of points, fractionalWidth(…), "
          + "fractionalHeight(…), estimated(…)"
      ])
  }
}
