import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that the pictures in a row of a grid are equally high, whatever stands beneath them.
struct GridPictureTests {
  private func heights(
    _ cards: String, kind: String, kinds: String = "", width: CGFloat = 320, columns: Int = 3,
    height: String = "190"
  ) throws -> [CGFloat] {
    let harness = try WrittenFeed.harness(
      """
      \(kinds)
      sections:
        - {id: a, header: none, layout: grid, columns: \(columns), card: {height: \(height)}, kind: \(kind), cards: [\(cards)]}
      """, size: CGSize(width: width, height: 900))
    harness.settle()
    return try harness.collectionView.visibleCells
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { try #require($0.contentView.firstShownImage).bounds.height }
  }

  @Test func `a name that is set smaller, or in two lines, takes no more of its picture than of the others`()
    throws
  {
    let heights = try heights(
      "{title: Rope}, {title: Photographs}, {title: A long way home}, {title: Tar}", kind: "picture")
    #expect(heights.count == 4)
    #expect(Set(heights.prefix(3)).count == 1, "\(heights)")
    // The next row has one short name.
    #expect(heights[3] > heights[0])
  }

  @Test func `names that were only measured leave no hidden text`() throws {
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, layout: grid, kind: picture, card: {height: 190}, cards: [{title: Rope}, {title: Tar}]}]"
    )
    let labels = harness.collectionView.visibleCells.flatMap {
      $0.contentView.subviews.compactMap { $0 as? Label }
    }
    #expect(labels.filter { !$0.isHidden && !$0.text.isEmpty }.map(\.text).sorted() == ["Rope", "Tar"])
    #expect(labels.allSatisfy { !$0.isHidden || $0.text.isEmpty })
  }

  @Test func `a card of one's own kind without a part leaves its picture as high as the others`() throws {
    let kinds = "kinds: {goods: {parts: [picture, title, price], aspect: 0.5, padding: 8}}"
    let heights = try heights(
      "{title: Rope, color: \"#112233\"}, {title: Photographs, price: £3, color: \"#112233\"}",
      kind: "goods", kinds: kinds, columns: 2)
    #expect(heights.count == 2 && heights[0] == heights[1] && heights[0] > 60, "\(heights)")
  }

  @Test(arguments: ["estimated(200)", "uniformAcrossSiblings(200)"])
  func `where cards are as high as their parts, or as the highest, every picture has its own height`(
    height: String
  ) throws {
    let kinds = "kinds: {goods: {parts: [picture, title, body, price], aspect: 1.5}}"
    let heights = try heights(
      "{title: A long title in two lines, body: Of many words that wrap, price: £3, color: \"#112233\"}, "
        + "{title: Tar, color: \"#112233\"}", kind: "goods", kinds: kinds, width: 430, columns: 2,
      height: height)
    #expect(heights.count == 2 && heights[0] == heights[1], "\(heights)")
    #expect(heights[0] == 138, "\(heights)")
  }

  @Test func `a row of a carousel keeps what each card leaves`() throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {goods: {parts: [picture, title, price], aspect: 0.5, padding: 8}}
      sections:
        - {id: a, header: none, layout: carousel, card: {width: 120, height: 190}, kind: goods,
           cards: [{title: Rope, color: "#112233"}, {title: Tar, price: £3, color: "#112233"}]}
      """)
    let heights = harness.collectionView.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.contentView.firstShownImage?.bounds.height }
    #expect(heights.count == 2 && heights[0] > heights[1], "\(heights)")
  }
}

extension View {
  /// The first picture in the view that is not hidden.
  fileprivate var firstShownImage: ImageView? {
    guard !isHidden else { return nil }
    return (self as? ImageView) ?? subviews.lazy.compactMap(\.firstShownImage).first
  }
}
