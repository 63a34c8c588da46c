import Carousel
import CollectionViews
import CompositionalLayout
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

/// Tests of a feed that snaps, and of rows that move without it.
///
/// Covers requirements S10 and S11.
struct PagedFeedTests {
  private func harness() throws -> StageHarness {
    StageHarness(try #require(Gallery.scene(named: "paged")))
  }

  private func dots(_ row: String, _ harness: StageHarness) throws -> PageControl {
    let feed = harness.collectionView
    let footer = try #require(
      feed.supplementaryView(forElementKind: SectionBuilder.ElementKind.dots, inSection: row))
    return try #require(footer.firstDescendant())
  }

  private func point(ofDot page: Int, _ dots: PageControl) throws -> CGPoint {
    let frame = dots.convertToWindow(try #require(dots.frame(ofDot: page)))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `a click on a dot moves its row and not the feed`() throws {
    let harness = try harness()
    let offset = harness.feed.offset
    harness.onFrame = { #expect(isClose($0.feed.offset, offset)) }
    harness.click(at: try point(ofDot: 3, dots("dawn", harness)))
    harness.advance(by: 1)
    #expect(harness.row("dawn")?.motion.page == 3)
  }

  @Test func `a scrub over the dots moves its row and not the feed`() throws {
    let harness = try harness()
    let offset = harness.feed.offset
    harness.onFrame = { #expect(isClose($0.feed.offset, offset)) }
    let dots = try dots("dawn", harness)
    let start = try point(ofDot: 0, dots)
    let end = try point(ofDot: 4, dots)
    harness.press(at: start)
    harness.move(from: start, by: end - start, in: 0.4)
    harness.release(at: end)
    harness.advance(by: 1)
    #expect(harness.row("dawn")?.motion.page == 4)
  }

  @Test func `an auto-scroll tick moves its row and not the feed`() throws {
    let harness = try harness()
    harness.collectionView.perform(
      ScrollRequest(.vertical, to: .stop(1, .shortest), animation: .none))
    harness.advance(by: 0.1)
    let offset = harness.feed.offset
    #expect(offset > 0)
    harness.onFrame = { #expect(isClose($0.feed.offset, offset)) }
    let page = harness.row("turning")?.motion.page ?? 0
    harness.advance(by: 3.5)
    #expect(harness.row("turning")?.motion.page == page + 1)
  }

  @Test func `a flick takes the feed to the top of the next section`() throws {
    let harness = try harness()
    let sections = try #require(harness.collectionView.solvedLayout?.sections)
    harness.flick(from: CGPoint(x: 215, y: 700), by: CGPoint(x: 0, y: -120))
    harness.advance(by: 1.5)
    #expect(isClose(harness.feed.offset, sections[1].frame.minY, within: 1e-6))
  }
}
