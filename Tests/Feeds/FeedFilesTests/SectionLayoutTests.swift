import CollectionViews
import Foundation
import OrihonTesting
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the layouts of a section beyond lists and carousels.
struct SectionLayoutTests {
  private func frames(_ section: String, cards count: Int, width: CGFloat = 430) throws -> [CGRect] {
    let cards = (0..<count).map { "{id: c\($0), title: t}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, header: none, kind: picture, \(section), cards: [\(cards)]}]",
      size: CGSize(width: width, height: 4000))
    return try (0..<count).map { item in
      try #require(
        harness.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
    }
  }

  private nonisolated static let columns: [(CGFloat, Int)] = [(320, 1), (430, 2), (800, 4), (1440, 6)]

  @Test(arguments: columns)
  func `a grid has as many columns as cards of its least width fit`(width: CGFloat, count: Int) throws {
    let frames = try frames(
      "layout: grid, columns: {width: 170}, card: {height: 100}", cards: 8, width: width)
    #expect(Set(frames.map(\.minX)).count == count)
    #expect(frames.allSatisfy { $0.width >= 170 })
  }

  @Test func `a grid keeps to the least and the most of its columns`() {
    #expect(FeedColumns(least: 2, most: 5, width: 1000).count(in: 300, spacing: 12) == 2)
    #expect(FeedColumns(least: 2, most: 5, width: 10).count(in: 3000, spacing: 12) == 5)
    #expect(FeedColumns().count(in: 0, spacing: 0) == 3)
    #expect(FeedColumns(least: 1, most: 24, width: 100).count(in: 320, spacing: 10) == 3)
    #expect(FeedColumns(least: 1, most: 24, width: 100).count(in: 319, spacing: 10) == 2)
  }

  @Test func `a mosaic lays a large card beside small ones, and equal ones in a band`() throws {
    let frames = try frames(
      "layout: mosaic, pattern: [1+2, \"3\", 3+1], spacing: 10, card: {height: 200}, insets: 0", cards: 10)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 280, height: 200))
    #expect(frames[1] == CGRect(x: 290, y: 0, width: 140, height: 95))
    #expect(frames[2] == CGRect(x: 290, y: 105, width: 140, height: 95))
    for frame in frames[3...5] {
      #expect(isClose(frame.minY, 210) && isClose(frame.width, 410.0 / 3, within: 1))
    }
    for frame in frames[6...8] { #expect(isClose(frame.minX, 0) && isClose(frame.width, 140)) }
    for frame in frames[6...8] { #expect(isClose(frame.height, 60, within: 0.5)) }
    #expect(frames[9] == CGRect(x: 150, y: 420, width: 280, height: 200))
  }

  private nonisolated static let endings: [(Int, [FeedMosaic.Band])] = [
    (1, [.equal(1)]), (2, [.equal(2)]), (3, []), (4, [.largeFirst(2), .equal(1)]),
    (6, [.largeFirst(2), .largeLast(2)]), (7, []), (8, [.equal(1)]),
  ]

  @Test(arguments: endings)
  func `the last band of a mosaic is one that its cards fill`(count: Int, ending: [FeedMosaic.Band]) {
    let mosaic = FeedMosaic(pattern: [.largeFirst(2), .largeLast(3)])
    #expect(mosaic.bands(for: count).ending == ending)
    #expect(mosaic.bands(for: count).repeats == count / 7)
  }

  @Test(arguments: 1...24)
  func `a mosaic leaves no hole, however many cards it has`(count: Int) throws {
    let frames = try frames(
      "layout: mosaic, pattern: [1+2, \"3\", 3+1], spacing: 10, card: {height: 40}, insets: 0", cards: count)
    #expect(frames.count == count)
    for frame in frames {
      let beside = frames.filter { $0.minY < frame.minY + 1 && $0.maxY > frame.minY + 1 }
      let width = beside.reduce(0) { $0 + $1.width } + CGFloat(beside.count - 1) * 10
      #expect(isClose(width, 430, within: 2), "\(count) cards: \(frame)")
    }
  }

  private nonisolated static let bands: [(String, FeedMosaic.Band)] = [
    ("1+2", .largeFirst(2)), ("4+1", .largeLast(4)), ("6", .equal(6)), ("1", .equal(1)),
  ]

  @Test(arguments: bands)
  func `a band has a word`(word: String, band: FeedMosaic.Band) {
    #expect(FeedMosaic.Band(word: word) == band)
  }

  @Test(arguments: ["", "0", "7", "1+1", "1+5", "2+2", "1+2+1", "+", "-1", "1+"])
  func `no other word is a band`(word: String) {
    #expect(FeedMosaic.Band(word: word) == nil)
  }

  private nonisolated static let banners: [(CGFloat, CGFloat)] = [
    (215, 100), (430, 200), (860, 283), (1720, 350), (2560, 512),
  ]

  @Test(arguments: banners)
  func `a banner reaches from edge to edge, lower in a narrow window and a little higher in a wide one`(
    width: CGFloat, height: CGFloat
  ) throws {
    let frames = try frames("layout: banner, card: {height: 200}", cards: 2, width: width)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(frames[1].width == width && frames[1].minY >= height)
  }
}
