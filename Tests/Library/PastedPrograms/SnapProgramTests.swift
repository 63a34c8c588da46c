import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of a flow layout that snaps by the velocity of the release.
///
/// Covers requirements S26–S28.
@MainActor struct SnapProgramTests {
  private let program = SnapProgram()
  private let harness: StageHarness

  init() { harness = run(program, width: 375) }

  private var offset: CGFloat { program.collectionView.contentOffset.x }

  @Test func `a flick rests on the next card, 328 points on, and only the card after it peeks`() {
    harness.flick(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -90, y: 0))
    #expect(program.pageControl.currentPage == 1)
    harness.advance(by: 2)
    #expect(offset == 328)
    #expect(program.collectionView.contentOffset.y == 0)
    #expect(program.collectionView.contentSize.width == 3313)
  }

  @Test func `a slow drag of less than half a card goes back, of more goes on`() {
    for (distance, rest) in [(-140.0, 0.0), (-200, 328)] {
      let start = CGPoint(x: 300, y: 200)
      harness.press(at: start)
      harness.move(from: start, by: CGPoint(x: distance, y: 0), in: 0.6)
      harness.advance(by: 0.2)
      harness.release(at: CGPoint(x: 300 + distance, y: 200))
      harness.advance(by: 2)
      #expect(isClose(offset, rest))
    }
  }

  @Test func `a vertical drag on the cards moves nothing`() {
    harness.flick(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: -150))
    harness.advance(by: 1)
    #expect(program.collectionView.contentOffset == .zero)
  }

  @Test func `the card stands in the middle of the height`() throws {
    let first = try #require(
      program.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame == CGRect(x: 33, y: 30, width: 295, height: 340))
  }
}
