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

/// Tests of a folding row that sets its page on its dots in its own `visibleItemsInvalidationHandler`.
struct FoldedDotsTests {
  private static let text = WrittenFeed.feed(
    WrittenFeed.row("a", cards: ["1", "2", "3", "4", "5"], more: "    transform: fold\n"),
    WrittenFeed.row("b", cards: ["1", "2"]), WrittenFeed.row("c", cards: ["1", "2"]),
    WrittenFeed.row("d", cards: ["1", "2"]), WrittenFeed.row("e", cards: ["1", "2"]))

  private let harness: StageHarness

  init() throws { harness = try WrittenFeed.harness(Self.text) }

  private var dots: PageControl? {
    PageControlBinding(row: "a", elementKind: SectionBuilder.ElementKind.dots)
      .pageControl(in: harness.collectionView)
  }

  private func watch() -> Frames {
    let frames = Frames()
    harness.onFrame = { trace in
      guard let row = trace.rows.first(where: { $0.id == .row("a") }), let dots else { return }
      frames.shown.append(dots.currentPage)
      #expect(dots.currentPage == row.motion.page)
      #expect(dots.currentPage == row.dots?.current)
      #expect(isClose(dots.position ?? .nan, row.motion.progress ?? .nan))
    }
    return frames
  }

  private final class Frames {
    var shown: [Int] = []
    var pages: [Int] { shown.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
  }

  @Test func `a section whose cards fold has a handler, and dots like every other`() throws {
    let feed = harness.collectionView
    let scene = try #require(feed.dataSource as? FeedScene)
    #expect(scene.views.description(ofSection: 0, width: 430)?.visibleItemsInvalidationHandler != nil)
    #expect(scene.views.description(ofSection: 1, width: 430)?.visibleItemsInvalidationHandler == nil)
    #expect(dots?.numberOfPages == 5)
  }

  @Test func `the dots follow a flick in every frame`() {
    let frames = watch()
    harness.flick(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 1)
    #expect(frames.pages == [0, 1])
  }

  @Test func `a click on a dot shows its page at once and no other on the way`() throws {
    let dots = try #require(dots)
    let frame = dots.convertToWindow(try #require(dots.frame(ofDot: 4)))
    let frames = watch()
    harness.click(at: frame.center)
    harness.advance(by: 1)
    #expect(frames.pages == [0, 4])
    #expect(harness.row("a")?.motion.page == 4)
  }

  @Test func `dots that come back on screen are right in their first frame`() {
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.row("a"), to: .stop(3, .shortest), animation: .none))
    harness.advance(by: 0.1)
    harness.key("end")
    harness.advance(by: 1)
    #expect(dots == nil)
    let frames = watch()
    harness.key("home")
    harness.advance(by: 1)
    #expect(frames.pages == [3])
  }
}
