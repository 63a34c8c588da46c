import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of dots that are right in every frame, whoever moves the row.
///
/// Covers requirements R37–R42.
struct PageSynchronizationTests {
  private typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  private func harness(
    _ count: Int = 5, _ behavior: Behavior = .groupPagingCentered, width: CGFloat = 300, loops: Bool = false,
    initialPage: Int = 0
  ) -> StageHarness {
    var row = SampleFeed.Row("row", count: count, behavior, cardWidth: width, loops: loops)
    row.carousel.initialPage = initialPage
    return StageHarness(SampleFeed([row, SampleFeed.Row("below")]).scene())
  }

  private func control(_ harness: StageHarness) throws -> PageControl {
    try #require(
      PageControlBinding(row: "row", elementKind: "dots").pageControl(
        in: harness.collectionView))
  }

  private func dot(_ index: Int, _ harness: StageHarness) throws -> CGPoint {
    let control = try control(harness)
    return control.convertToWindow(try #require(control.frame(ofDot: index))).center
  }

  private func request(_ target: MotionRequest.Target, _ cause: ScrollCause, _ harness: StageHarness) {
    harness.collectionView.perform(ScrollRequest(.row("row"), to: target, cause: cause))
  }

  /// The page of the request under way; `nil` when there is none.
  private final class Wanted {
    var page: Int?
  }

  /// Covers requirements R38 and R37.
  @Test(arguments: [false, true])
  func `dots are right in every frame for a drag, a key, a dot, auto-scroll and code`(loops: Bool) throws {
    let harness = harness(loops: loops)
    let control = try control(harness)
    var frames = 0
    let wanted = Wanted()
    harness.onFrame = { trace in
      guard let row = trace.rows.first, row.id == .row("row") else { return }
      frames += 1
      #expect(control.currentPage == row.motion.page)
      #expect(control.position == row.motion.progress)
      if let page = wanted.page { #expect(row.motion.request == nil || control.currentPage == page) }
    }
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 2))
    harness.advance(by: 1)
    wanted.page = 2
    harness.key("right")
    harness.advance(by: 1)
    wanted.page = 4
    harness.click(at: try dot(4, harness))
    harness.advance(by: 1)
    wanted.page = loops ? 0 : 4
    request(.step(1), .autoplay, harness)
    harness.advance(by: 1)
    wanted.page = 1
    request(.stop(1, .shortest), .api, harness)
    harness.advance(by: 1)
    #expect(frames > 250 && control.currentPage == 1)
  }

  /// Covers requirement R38.
  @Test func `target, visual and settled page are three values`() throws {
    let harness = harness()
    request(.stop(3, .shortest), .api, harness)
    harness.advance(by: 0.15)
    let motion = try #require(harness.collectionView.rowReading(of: "row")?.motion)
    let tracker = try #require(PageTracker(motion))
    #expect(tracker.currentPage == 3 && tracker.settledPage == 0)
    #expect(tracker.position > 0.5 && tracker.position < 2.5)
  }

  /// Covers requirement R39.
  @Test func `pulling past either end never changes the page nor moves a dot`() throws {
    for (page, distance) in [(0, CGFloat(280)), (4, -280)] {
      let harness = harness(initialPage: page)
      let control = try control(harness)
      harness.onFrame = { _ in
        #expect(control.currentPage == page && control.position == CGFloat(page))
      }
      harness.press(at: CGPoint(x: 215, y: 100))
      harness.move(from: CGPoint(x: 215, y: 100), by: CGPoint(x: distance, y: 0), in: 0.3)
      let motion = harness.collectionView.rowReading(of: "row")?.motion
      #expect(motion?.phase == .dragging)
      harness.release(at: CGPoint(x: 215 + distance, y: 100))
      harness.advance(by: 1.5)
      #expect(harness.row("row")?.motion.settledPage == page)
    }
  }

  /// Covers requirement R40.
  @Test(arguments: [false, true])
  func `the initial page shows in the first frame`(loops: Bool) throws {
    let harness = harness(loops: loops, initialPage: 3)
    #expect(try control(harness).currentPage == 3)
    #expect(harness.row("row")?.motion.page == 3 && harness.row("row")?.motion.phase == .idle)
  }

  /// Covers requirement R40.
  @Test(arguments: [false, true])
  func `every page is reached from every other`(loops: Bool) {
    let harness = harness(loops: loops)
    for from in 0..<5 {
      for to in 0..<5 {
        request(.stop(from, .shortest), .api, harness)
        harness.advance(by: 0.5)
        request(.stop(to, .shortest), .api, harness)
        harness.advance(by: 0.5)
        #expect(harness.row("row")?.motion.settledPage == to)
      }
    }
  }

  /// Covers requirement R41.
  @Test func `a change of the dots echoes at most once, and one to the present target does nothing`() throws {
    let harness = harness()
    let control = try control(harness)
    var depth = 0
    var deepest = 0
    var changes = 0
    control.addAction(for: .valueChanged) { [weak control] _ in
      depth += 1
      deepest = max(deepest, depth)
      changes += 1
      if let page = control?.currentPage { control?.currentPage = page }
      depth -= 1
    }
    harness.click(at: try dot(3, harness))
    harness.advance(by: 1)
    #expect(changes == 1 && deepest == 1)
    #expect(requests(harness) == 1)
    harness.click(at: try dot(3, harness))
    harness.advance(by: 1)
    #expect(changes == 1 && requests(harness) == 1)
  }

  /// Covers requirement R41.
  @Test func `an indicator that echoes the page of a fling does not stop it`() {
    let harness = harness()
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 2))
    let target = harness.collectionView.rowReading(of: "row")?.motion.targetStop ?? -1
    let alone = self.harness()
    alone.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 2))
    request(.stop(target, .shortest), .dots, harness)
    for _ in 0..<40 {
      harness.advance(by: 1 / 60)
      alone.advance(by: 1 / 60)
      #expect(harness.row("row")?.motion.offset == alone.row("row")?.motion.offset)
    }
  }

  private func requests(_ harness: StageHarness) -> Int {
    harness.events.filter { if case .motion(.requested) = $0.kind { true } else { false } }.count
  }

  /// Covers requirement R42.
  @Test(arguments: [120, 200, 300] as [CGFloat])
  func `there is a dot for each place where the row can rest, and a click on it goes there`(width: CGFloat)
    throws
  {
    for behavior in [Behavior.continuousGroupLeadingBoundary, .groupPaging, .paging, .groupPagingCentered] {
      let harness = harness(8, behavior, width: width)
      let feed = harness.collectionView
      let stops = try #require(feed.rowReading(of: "row")?.motion.geometry.stops)
      #expect(try control(harness).numberOfPages == stops.count)
      for page in (0..<stops.count).reversed() {
        harness.click(at: try dot(page, harness))
        harness.advance(by: 1)
        #expect(harness.row("row")?.motion.settledPage == page)
        #expect(isClose(harness.row("row")?.motion.offset ?? -1, stops.offset(at: page), within: 1e-6))
      }
    }
  }

  @Test func `dots take the focus after their row, and keys turn its pages`() throws {
    let harness = harness()
    harness.key("tab")
    harness.key("tab")
    #expect(harness.collectionView.focusedControl?.path == "row/dots/dots")
    harness.key("end")
    harness.advance(by: 1)
    #expect(harness.row("row")?.motion.settledPage == 4 && harness.feed.offset == 0)
    harness.key("left")
    harness.advance(by: 1)
    #expect(harness.row("row")?.motion.settledPage == 3)
    harness.key("home")
    harness.advance(by: 1)
    #expect(harness.row("row")?.motion.settledPage == 0)
    let ring = try #require(
      harness.stage.displayList.commands.first { $0.element.path.hasSuffix("focus") }?.frame)
    #expect(ring.width < 120)
  }

  @Test func `a scrub is shown by the row in the very frame`() throws {
    let harness = harness()
    let from = try dot(0, harness)
    let to = try dot(4, harness)
    let control = try control(harness)
    harness.press(at: from)
    for share in stride(from: CGFloat(0), through: 1, by: 0.05) {
      harness.send(.pointer(PointerEvent(.moved, at: from + (to - from) * share, buttons: 1)))
      harness.advance(by: 1 / 60)
      let motion = try #require(harness.collectionView.rowReading(of: "row")?.motion)
      #expect(motion.stop == control.currentPage && motion.progress == CGFloat(control.currentPage))
    }
    harness.release(at: to)
    #expect(control.currentPage == 4)
  }

  /// Covers requirement S04.
  @Test func `a window of dots is the same after its footer was used for other rows`() throws {
    var rows = [SampleFeed.Row("row", count: 40)]
    rows += (0..<10).map { SampleFeed.Row("row\($0)", count: 40) }
    let harness = StageHarness(SampleFeed(rows).scene())
    for page in [39, 20] {
      request(.stop(page, .shortest), .api, harness)
      harness.advance(by: 1)
    }
    let before = harness.stage.displayList
    harness.key("end")
    harness.advance(by: 2)
    harness.collectionView.perform(
      ScrollRequest(.row("row9"), to: .stop(39, .shortest), animation: .none))
    harness.advance(by: 0.5)
    harness.key("home")
    harness.advance(by: 3)
    #expect(harness.stage.displayList.commands == before.commands)
  }
}
