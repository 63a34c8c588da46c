import OrihonTesting
import Testing
import UIKitNames

/// Tests of the second article's screen: the height of an overlay by its constraints, and turning by an animation.
@MainActor struct TagOverlayArticleTests {
  private let screen = TagOverlayArticle()
  private let harness: StageHarness

  init() {
    harness = StageHarness(screen, size: CGSize(width: 390, height: 800))
    harness.advance(by: 0.1)
  }

  private var page: Int {
    let cells = screen.collectionView.visibleCells
    let shown = cells.first { abs($0.convert($0.bounds, to: nil).midX - 195) < 1 }
    return shown.flatMap { screen.collectionView.indexPath(for: $0)?.item } ?? -1
  }

  @Test func `the overlay is as high as its three lines and the margins`() throws {
    let overlay = try #require(
      screen.collectionView.visibleSupplementaryViews(ofKind: TagOverlay.kind).first as? TagOverlay)
    #expect(overlay.bounds.height == overlay.label.bounds.height + 24)
    #expect(overlay.label.bounds.height > 2 * overlay.label.style.size)
    #expect(TagOverlay.viewHeight(title: "one line", containerWidth: 390) < overlay.bounds.height)
  }

  @Test func `the animation turns the page and keeps the feed where it is`() {
    screen.collectionView.contentOffset = CGPoint(x: 0, y: 123)
    harness.advance(by: 0.1)
    screen.scrollToItemForCarousel(at: IndexPath(item: 2, section: 0), needsRepeat: false)
    var offsets: Set<CGFloat> = []
    for _ in 0..<30 {
      harness.advance(by: 1.0 / 60)
      offsets.insert(screen.collectionView.contentOffset.y)
    }
    #expect(offsets == [123])
    #expect(page == 2)
  }

  @Test func `the timer turns a page every three seconds`() {
    harness.advance(by: 0.01)
    screen.beginTurning()
    harness.advance(by: 3.5)
    #expect(page == 1)
    harness.advance(by: 3)
    #expect(page == 2)
  }

  @Test func `the way back is a chain of animations, each begun by the end of the one before`() {
    harness.advance(by: 0.01)
    screen.scrollToItemForCarousel(at: IndexPath(item: 4, section: 0), needsRepeat: false)
    harness.advance(by: 0.5)
    screen.scrollToItemForCarousel(at: IndexPath(item: 3, section: 0), needsRepeat: true)
    harness.advance(by: 0.5)
    #expect(screen.rewound == [3, 2, 1, 0])
    #expect(page == 0)
  }
}
