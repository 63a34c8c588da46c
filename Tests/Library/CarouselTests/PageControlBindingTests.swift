import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of dots that are right in every frame, and of requests that move nothing else.
///
/// Covers requirements S04, S08–S11 and R37–R43.
struct PageControlBindingTests {
  private func harness(paging: CollectionView.FeedPaging = .none) -> StageHarness {
    StageHarness(SampleFeed((0..<8).map { SampleFeed.Row("row\($0)") }).scene(paging: paging))
  }

  private func control(_ harness: StageHarness, _ row: String = "row0") throws -> PageControl {
    try #require(
      PageControlBinding(row: row, elementKind: "dots")
        .pageControl(in: harness.collectionView))
  }

  private func dot(_ index: Int, _ harness: StageHarness) throws -> CGPoint {
    let control = try control(harness)
    let frame = try #require(control.frame(ofDot: index))
    return control.convertToWindow(frame).center
  }

  /// Covers requirement R40.
  @Test func `the first frame shows one dot for each stop`() throws {
    let harness = harness()
    #expect(try control(harness).numberOfPages == 5)
    #expect(try control(harness).currentPage == 0)
  }

  /// Covers requirements R37 and S08.
  @Test func `a click on the fourth dot goes there and the dots show no other page on the way`() throws {
    let harness = harness()
    let point = try dot(3, harness)
    var shown: [Int] = []
    harness.onFrame = { trace in
      if let current = trace.rows.first?.dots?.current, shown.last != current {
        shown.append(current)
      }
    }
    harness.click(at: point)
    harness.advance(by: 1)
    #expect(shown == [0, 3])
    #expect(harness.row("row0")?.motion.settledPage == 3)
    #expect(harness.feed.offset == 0)
  }

  @Test func `a click beside the dots goes to the neighbour`() throws {
    let harness = harness()
    let last = try dot(4, harness)
    harness.click(at: CGPoint(x: last.x + 30, y: last.y))
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.settledPage == 1)
  }

  /// Covers requirement S09.
  @Test func `press and slide scrubs the row at once`() throws {
    let harness = harness()
    let from = try dot(0, harness)
    let to = try dot(4, harness)
    harness.press(at: from)
    harness.move(from: from, by: to - from, in: 0.3)
    harness.advance(by: 0.02)
    #expect(harness.row("row0")?.motion.page == 4)
    harness.release(at: to)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.settledPage == 4)
  }

  /// Covers requirements S10 and S11.
  @Test(arguments: CollectionView.FeedPaging.allCases)
  func `a dot never moves the feed, paged or not`(paging: CollectionView.FeedPaging) throws {
    let harness = harness(paging: paging)
    harness.key("pageDown")
    harness.advance(by: 1)
    harness.key("home")
    harness.advance(by: 1)
    let before = harness.feed.offset
    harness.click(at: try dot(2, harness))
    harness.advance(by: 1)
    #expect(harness.feed.offset == before)
    #expect(harness.row("row0")?.motion.settledPage == 2)
  }

  /// Covers requirement S04.
  @Test func `dots and row agree in the first frame after both were scrolled away and back`() throws {
    let harness = harness()
    harness.click(at: try dot(3, harness))
    harness.advance(by: 1)
    harness.key("end")
    harness.advance(by: 1)
    #expect(harness.row("row0") == nil)
    var first: RowTrace.Dots?
    var drawn: Int?
    harness.onFrame = { trace in
      guard first == nil, let row = trace.rows.first(where: { $0.id == .row("row0") }) else { return }
      first = row.dots
      drawn = try? control(harness).currentPage
    }
    harness.key("home")
    harness.advance(by: 1)
    #expect(first == RowTrace.Dots(count: 5, current: 3))
    #expect(drawn == 3)
  }

  @Test func `a row that rests anywhere shows no dots, whatever row its recycled footer was of`() throws {
    let rows = (0..<8).map { SampleFeed.Row("row\($0)", $0 == 7 ? .continuous : .groupPagingCentered) }
    let harness = StageHarness(SampleFeed(rows).scene())
    var others: Set<ObjectIdentifier> = []
    harness.onFrame = { _ in
      for row in 0..<7 {
        let shown = PageControlBinding(row: "row\(row)", elementKind: "dots")
          .pageControl(in: harness.collectionView)
        if let shown { others.insert(ObjectIdentifier(shown)) }
      }
    }
    harness.key("end")
    harness.advance(by: 1)
    let last = try control(harness, "row7")
    #expect(others.contains(ObjectIdentifier(last)))
    #expect(last.numberOfPages == 0)
    #expect(try control(harness, "row6").numberOfPages == 5)
  }

  @Test func `a vertical drag that begins on the dots scrolls the feed`() throws {
    let harness = harness()
    let from = try dot(2, harness)
    harness.flick(from: from, by: CGPoint(x: 3, y: -100))
    harness.advance(by: 2)
    #expect(harness.feed.offset > 90)
    #expect(harness.collectionView.rowReading(of: "row0")?.motion.stop == 0)
  }

  @Test func `setting the page to its present one sends nothing`() throws {
    let harness = harness()
    let control = try control(harness)
    control.currentPage = 0
    harness.advance(by: 0.5)
    #expect(harness.events.isEmpty)
  }

  @Test func `the log tells the dots that show`() throws {
    let harness = harness()
    #expect(try control(harness).numberOfPages == 5)
    #expect(harness.row("row0")?.dots == RowTrace.Dots(count: 5, current: 0))
  }
}
