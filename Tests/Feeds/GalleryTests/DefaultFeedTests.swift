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
@testable import Gallery

/// Tests of the default feed, row by row.
///
/// Covers DESIGN §5.
struct DefaultFeedTests {
  private func harness(
    _ size: CGSize = CGSize(width: 430, height: 932), traits: TraitCollection = TraitCollection()
  ) throws -> StageHarness {
    StageHarness(
      try #require(Gallery.scene(named: "default")), options: StageOptions(size: size, traits: traits))
  }

  @Test func `the first screen holds two dotted carousels and the next row's title`() throws {
    let harness = try harness()
    let dotted = harness.stage.trace.rows.filter { $0.dots != nil }
    #expect(dotted.map(\.id.name) == ["hero", "months"])
    let feed = harness.collectionView
    let hero = try #require(feed.rowReading(of: "hero")?.frame)
    let months = try #require(feed.rowReading(of: "months")?.frame)
    #expect(isClose(hero, CGRect(x: 0, y: 80, width: 430, height: 400)))
    #expect(isClose(months, CGRect(x: 0, y: 600, width: 430, height: 220)))
    let header = try #require(
      feed.supplementaryView(forElementKind: SectionBuilder.ElementKind.header, inSection: "swatches"))
    #expect(header.frame.minY + Typography.title.lineHeight + Typography.caption.lineHeight <= 932)
  }

  /// Each row's stops, in points.
  private nonisolated static let stops: [(id: String, offsets: [CGFloat])] = [
    ("hero", evenly(5, every: 430)),
    ("months", evenly(12, every: 228, from: 20 + 110 - 215)),
    ("seasons", evenly(4, every: 430)),
    ("screens", [0, 356, 712, 1018]),
    ("tips", evenly(9, every: 355.5) + [3185.5]),
    ("festivals", evenly(5, every: 402)),
  ]

  private nonisolated static func evenly(_ count: Int, every step: CGFloat, from first: CGFloat = 0)
    -> [CGFloat]
  {
    (0..<count).map { first + CGFloat($0) * step }
  }

  @Test(arguments: stops)
  func `each row rests where its design says, with one dot for each place`(id: String, offsets: [CGFloat])
    throws
  {
    let harness = try harness(CGSize(width: 430, height: 9000))
    let feed = harness.collectionView
    #expect(harness.row(id)?.dots?.count == offsets.count)
    for (stop, offset) in offsets.enumerated() {
      feed.perform(ScrollRequest(.row(id), to: .stop(stop, .shortest), animation: .none))
      harness.advance(by: 2 / harness.rate)
      let row = try #require(harness.row(id))
      #expect(isClose(row.motion.offset, offset, within: 1e-6))
      #expect(row.dots?.current == stop)
      #expect(row.motion.page == stop)
    }
  }

  @Test(arguments: [0.08, 0.12, 0.2, 0.3])
  func `ten flicks turn ten festivals, one each, however quick the hand is`(pause: TimeInterval) throws {
    let harness = try harness(CGSize(width: 430, height: 9000))
    let place = harness.center(ofRow: "festivals")
    for _ in 0..<10 {
      harness.advance(by: pause)
      harness.flick(from: place, by: CGPoint(x: -72, y: 0), in: 0.08)
    }
    harness.advance(by: 3)
    let row = try #require(harness.row("festivals")).motion
    #expect(row.lap == 2 && row.page == 0)
  }

  @Test func `by UIKit's rule a page that was caught has not turned`() throws {
    let harness = try harness(CGSize(width: 430, height: 9000))
    harness.collectionView.gestureSettings = .uiKit
    let place = harness.center(ofRow: "festivals")
    for _ in 0..<10 {
      harness.advance(by: 0.12)
      harness.flick(from: place, by: CGPoint(x: -72, y: 0), in: 0.08)
    }
    harness.advance(by: 3)
    let row = try #require(harness.row("festivals")).motion
    #expect(row.lap * 5 + (row.page ?? 0) < 10)
  }

  @Test func `rows without places to rest have no dots`() throws {
    let harness = try harness(CGSize(width: 430, height: 9000))
    #expect(harness.row("swatches")?.dots == nil)
    #expect(harness.row("chips")?.dots == nil)
  }

  @Test func `every card of the year is on screen once, and the year begins again`() throws {
    let harness = try harness()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.row("months"), to: .step(-1), animation: .none))
    harness.advance(by: 0.05)
    #expect(harness.row("months")?.motion.page == 11)
    feed.perform(ScrollRequest(.row("months"), to: .step(1), animation: .none))
    harness.advance(by: 0.05)
    #expect(harness.row("months")?.motion.page == 0)
  }

  @Test func `neighbours of the month in the middle are folded, unless motion is reduced`() throws {
    for isReduced in [false, true] {
      let harness = try harness(traits: TraitCollection(reducesMotion: isReduced))
      let cells = harness.collectionView.visibleCells.filter {
        $0.elementID.path.hasPrefix("months/")
      }
      #expect(cells.count == 3)
      let folded = cells.filter { !$0.transform.isIdentity }
      #expect(folded.count == (isReduced ? 0 : 2))
      #expect(folded.allSatisfy { isClose($0.transform.a, 0.88) })
      #expect(
        cells.compactMap { $0 as? CardCell }.filter { $0.carouselAppearance.shade.alpha > 0 }.count
          == folded.count)
    }
  }

  @Test func `each pattern carries its badge`() throws {
    let harness = try harness(CGSize(width: 430, height: 9000))
    let badges = harness.stage.displayList.commands.compactMap { command -> String? in
      guard command.element.path.hasPrefix("patterns/badge"), case .text(let line, _) = command.content
      else { return nil }
      return line.string
    }
    #expect(badges.sorted() == ["亀", "升", "唐", "格", "波", "矢", "籠", "縞", "葉", "輪", "鱗", "鹿"])
  }

  @Test func `the auto-scroll turns the first row every 3.3 seconds and leaves the feed alone`() throws {
    let harness = try harness()
    var feedOffsets: Set<CGFloat> = []
    harness.onFrame = { feedOffsets.insert($0.feed.offset) }
    harness.advance(by: 3.5)
    #expect(harness.row("hero")?.motion.page == 1)
    harness.advance(by: 3.3)
    #expect(harness.row("hero")?.motion.page == 2)
    #expect(feedOffsets == [0])
  }

  @Test(
    arguments: [(430, 932), (800, 1000), (375, 812), (320, 480), (834, 1194)] as [(CGFloat, CGFloat)],
    TraitCollection.LayoutDirection.allCases)
  func `no text runs out of its window`(size: (CGFloat, CGFloat), direction: TraitCollection.LayoutDirection)
    throws
  {
    let harness = try harness(
      CGSize(width: size.0, height: 9000), traits: TraitCollection(layoutDirection: direction))
    for command in harness.stage.displayList.commands {
      guard case .text(let line, _) = command.content else { continue }
      let isHeader = command.element.path.contains("/header")
      if isHeader {
        #expect(command.frame.minX >= 0 && command.frame.maxX <= size.0, "\(line.string) at \(size.0)")
      }
    }
  }

  @Test func `a mirrored feed is the same feed seen in a mirror`() throws {
    let plain = try harness()
    let mirrored = try harness(traits: TraitCollection(layoutDirection: .rightToLeft))
    func cards(_ harness: StageHarness) -> [(String, CGRect)] {
      harness.collectionView.visibleCells
        .map { ($0.elementID.path, $0.convertToWindow($0.bounds)) }.sorted { $0.0 < $1.0 }
    }
    for (card, mirror) in zip(cards(plain), cards(mirrored)) {
      #expect(card.0 == mirror.0)
      #expect(isClose(card.1.mirrored(inWidth: 430), mirror.1, within: 1e-6))
    }
  }
}
