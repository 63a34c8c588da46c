import OrihonTesting
import Testing
import UIKitNames

/// Tests of the third article's layout, in a window of 375 points: cards of 295, gaps of 33, pages of 328.
@MainActor struct PagingArticleTests {
  private let view = PagingArticle()
  private let harness: StageHarness

  init() {
    harness = StageHarness(view, size: CGSize(width: 375, height: 600))
    harness.advance(by: 0.1)
  }

  @Test func `the layout was set up once, with the width of the screen`() throws {
    let layout = try #require(view.collectionView.collectionViewLayout as? PagingArticleLayout)
    #expect(layout.itemSize == CGSize(width: 295, height: 340))
    #expect(layout.minimumLineSpacing == 33)
  }

  @Test func `a fast release turns one page`() {
    harness.flick(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -80, y: 0))
    harness.advance(by: 2)
    #expect(view.collectionView.contentOffset.x == 328)
    #expect(view.pageControl.currentPage == 1)
  }

  @Test func `a slow release goes to the nearer page`() {
    for (way, page) in [(-120.0, 0), (-200.0, 1)] {
      view.collectionView.contentOffset = .zero
      harness.advance(by: 0.1)
      harness.drag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: way, y: 0), in: 1, hold: 0.5)
      harness.advance(by: 2)
      #expect(view.collectionView.contentOffset.x == CGFloat(page) * 328)
    }
  }
}
