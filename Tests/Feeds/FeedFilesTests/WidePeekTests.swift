import CollectionViews
import Foundation
import OrihonTesting
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of rows in a wide window whose cards' width follows from a peek or from a share of the window.
struct WidePeekTests {
  private func frames(
    _ section: String, cards count: Int, width: CGFloat, isMirrored: Bool = false
  ) throws -> [CGRect] {
    let needed =
      section.contains("number") ? ", number: 1" : section.contains("swatch") ? ", color: \"#336699\"" : ""
    let cards = (0..<count).map { "{id: c\($0), title: t\(needed)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, header: none, layout: carousel, \(section), cards: [\(cards)]}]",
      size: CGSize(width: width, height: 900),
      traits: TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    return (0..<count).compactMap { harness.stage.frame(ofItem: $0, inRow: "a") }
      .map { isMirrored ? $0.mirrored(inWidth: width) : $0 }
  }

  private nonisolated static let rows: [(row: String, widest: CGFloat)] = [
    ("kind: text, card: {height: 120}", 640),
    ("kind: number, card: {height: 120}", 640),
    ("kind: picture, card: {height: 120}", 480),
    ("kind: picture, card: {height: 240}", 600),
    ("kind: swatch, card: {height: 200}", 500),
    ("kind: picture, perGroup: 2, card: {height: 200}", 500),
    ("kind: picture, insets: 0, card: {width: fractionalWidth(1), height: 200}", 500),
  ]

  @Test(
    arguments: rows.indices,
    ["groupPaging", "groupPagingCentered", "continuous", "continuousGroupLeadingBoundary", "paging"])
  func `a card whose width follows from a peek is no wider than what it holds can use`(
    index: Int, behavior: String
  ) throws {
    let (row, widest) = Self.rows[index]
    for width in [800, 1440, 2560] as [CGFloat] {
      for (cards, more) in [(1, ""), (2, ""), (3, ""), (12, ""), (12, ", loop: true")] {
        let written = "\(row), behavior: \(behavior), peek: 40\(more)"
        let found = try frames(written, cards: cards, width: width)
        let card = try #require(found.first)
        #expect(card.width <= widest + 0.01 && card.width >= 240, "\(written) \(width) \(card)")
        let mirrored = try #require(try frames(written, cards: cards, width: width, isMirrored: true).first)
        #expect(isClose(mirrored.minX, card.minX) && isClose(mirrored.width, card.width), "\(written)")
      }
    }
  }

  @Test(arguments: ["groupPaging", "groupPagingCentered"], [800, 1440, 2560] as [CGFloat])
  func `such a row begins where the text column does, and the card after those that stand abreast peeks`(
    behavior: String, width: CGFloat
  ) throws {
    let row = "kind: picture, card: {height: 200}, behavior: \(behavior), peek: 40"
    let margin = FeedLayoutMetrics.margin(width: width)
    let many = try frames(row, cards: 12, width: width)
    #expect(isClose(many[0].minX, margin))
    #expect(many.contains { isClose(width - $0.minX, 40) }, "\(many)")
    // Cards that all have room fill the column, or a part of it, and none peeks.
    for cards in 1...3 {
      let few = try frames(row, cards: cards, width: width)
      #expect(isClose(few[0].minX, margin))
      if width > 800 { #expect(few[cards - 1].maxX <= width - margin + 0.01, "\(few)") }
    }
  }

  @Test(arguments: [320, 430, 700] as [CGFloat])
  func `in a narrow window one card has the room beside the peek`(width: CGFloat) throws {
    for (row, _) in Self.rows where !row.contains("perGroup") && !row.contains("insets") {
      let found = try frames(row + ", peek: 40", cards: 12, width: width)
      #expect(isClose(found[0].minX, 20) && isClose(width - found[1].minX, 40), "\(row) \(found)")
    }
  }

  @Test func `cards that change from the middle rest there, and are as narrow`() throws {
    for size in ["peek: 40, card: {height: 200}", "card: {width: fractionalWidth(0.8), height: 200}"] {
      let row = "kind: picture, behavior: groupPagingCentered, transform: scale, loop: true, \(size)"
      let card = try #require(try frames(row, cards: 12, width: 1440).first)
      #expect(isClose(card.midX, 720, within: 0.5) && card.width <= 500, "\(card)")
    }
  }

  @Test(arguments: [(800, 1, 576), (1440, 2, 478), (2560, 3, 418.667)] as [(CGFloat, Int, CGFloat)])
  func `a picture whose share of the window would be a stripe shares its place with others`(
    width: CGFloat, abreast: Int, expected: CGFloat
  ) throws {
    let row = "kind: picture, card: {width: fractionalWidth(0.8), height: 240}"
    let found = try frames(row, cards: 6, width: width)
    #expect(isClose(found[0].width, expected, within: 0.1), "\(found)")
    for behavior in ["paging", "groupPaging", "continuous"] {
      #expect(try frames(row + ", behavior: \(behavior)", cards: 6, width: width) == found, "\(behavior)")
    }
    let high = try frames(row.replacingOccurrences(of: "240", with: "600"), cards: 6, width: width)
    #expect(
      isClose(high[0].width, CGFloat(abreast) * found[0].width + CGFloat(abreast - 1) * 12, within: 0.1))
  }

  @Test func `a height that follows the width, and a gap wider than cards, leave the width as it is`() throws
  {
    let high = try frames(
      "kind: picture, card: {height: fractionalWidth(0.5)}, peek: 40", cards: 6, width: 1440)
    #expect(isClose(high[0].width, CGFloat(1440 - 115 - 12 - 40)))
    let gap = try frames("kind: text, card: {height: 90}, spacing: 600, peek: 40", cards: 6, width: 1440)
    #expect(isClose(gap[0].width, CGFloat(1440 - 115 - 600 - 40)))
  }
}
