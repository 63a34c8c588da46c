import OrihonTesting
import Testing
import UIKitNames

/// Tests of the first article's screen: dots that follow a row, and a timer that finds its rest.
@MainActor struct DotsArticleTests {
  private let screen = DotsArticle()
  private let harness: StageHarness

  init() {
    harness = StageHarness(screen, size: CGSize(width: 390, height: 800))
    harness.advance(by: 0.3)
  }

  @Test func `a swipe takes the dots along`() {
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 2))
    harness.advance(by: 1.5)
    #expect(screen.pageControl.currentPage == 1)
  }

  @Test func `a dot takes the row along, and the feed stays where it is`() {
    screen.collectionView.contentOffset = CGPoint(x: 0, y: 40)
    harness.advance(by: 0.2)
    let dots = screen.pageControl.convert(screen.pageControl.bounds, to: nil)
    harness.click(at: CGPoint(x: dots.midX + 60, y: dots.midY))
    harness.advance(by: 1)
    #expect(screen.pageControl.currentPage == 1)
    #expect(screen.collectionView.contentOffset.y == 0 || screen.collectionView.contentOffset.y == 40)
  }

  @Test func `the timer tells the rest once, 0.1 s after the row has stopped`() {
    let before = screen.stops
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 2))
    harness.advance(by: 0.1)
    #expect(screen.stops == before)
    harness.advance(by: 2)
    #expect(screen.stops == before + 1)
  }
}
