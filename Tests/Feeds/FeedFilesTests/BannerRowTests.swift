import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage
import Testing

@testable import FeedFiles

/// Tests of banners: of one page and of several, in a window of any width.
struct BannerRowTests {
  private nonisolated static let cards = "[{title: One}, {title: Two, body: Words}, {title: Three}]"

  private func feed(_ more: String) -> String {
    "sections: [{id: a, layout: banner\(more), cards: \(Self.cards)}]\n"
  }

  private func frames(_ more: String, width: CGFloat) throws -> [CGRect] {
    let harness = try WrittenFeed.harness(feed(more), size: CGSize(width: width, height: 900))
    return (0..<3).compactMap {
      harness.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  private nonisolated static let ways = [
    ", dots: true", ", loop: true", ", autoplay: true", ", overlay: {lines: [A line]}",
  ]

  @Test(arguments: ways, [320, 430, 1440, 2560] as [CGFloat])
  func `what turns a banner makes its cards pages of one row, each as wide as the window`(
    more: String, width: CGFloat
  ) throws {
    let frames = try frames(more, width: width)
    let alone = try self.frames("", width: width)
    #expect(frames.map(\.minX) == [0, width, 2 * width])
    #expect(Set(frames.map(\.minY)) == [0])
    #expect(frames.map(\.size) == alone.map(\.size))
    #expect(Set(alone.map(\.minX)) == [0])
  }

  @Test func `its pages turn, and wear the words of a banner`() throws {
    let harness = try WrittenFeed.harness(feed(", dots: {position: overlay}, loop: true"))
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0))
    harness.settle()
    #expect(harness.collectionView.rowSnapshot(ofRow: "a")?.row.page == 1)
    let cells = harness.collectionView.visibleCells
    #expect(!cells.isEmpty && cells.allSatisfy { $0 is PagePartsCell })
    let words = harness.stage.displayList.commands.map(\.element.path)
    #expect(words.contains { $0.hasPrefix("a/card/1/") && $0.hasSuffix("/body") })
  }

  @Test(arguments: [", dots: false", ", loop: false", ", autoplay: false"])
  func `what is switched off leaves its cards beneath each other`(more: String) throws {
    #expect(Set(try frames(more, width: 430).map(\.minX)) == [0])
  }

  @Test func `other keys of a carousel are refused`() {
    let error = #expect(throws: FeedError.self) {
      try FeedReader().read(
        text: feed(", dots: true, peek: 20, behavior: paging"), name: "t.yml", baseFolder: nil)
    }
    #expect(
      error?.faults.map(\.message) == [
        "\"peek\" has no meaning here: only a carousel has it, and this is a banner",
        "\"behavior\" has no meaning here: only a carousel has it, and this is a banner",
      ])
  }

  @Test(arguments: [(200.0, 2560.0, 512.0), (200, 3840, 768), (200, 1720, 350), (60, 2560, 357)])
  func `it is no stripe in a wide window, unless it is written as one`(
    written: CGFloat, width: CGFloat, height: CGFloat
  ) throws {
    #expect(try frames(", card: {height: \(written)}", width: width)[0].height == height)
  }
}
