import OrihonTesting
import Testing
import UIKitNames

/// Tests of the fourth article's row: ten cells that look like an endless row of five.
@MainActor struct DoubledArticleTests {
  private let screen = DoubledArticle()
  private let harness: StageHarness

  init() {
    harness = StageHarness(screen, size: CGSize(width: 390, height: 600))
    harness.advance(by: 0.2)
  }

  private var shown: Int? {
    screen.collectionView.visibleCells.first {
      let frame = $0.convert($0.bounds, to: nil)
      return frame.minY > 30 && abs(frame.midX - 195) < 1
    }?.tag
  }

  @Test func `the row begins at the twin of its first item`() {
    #expect(screen.jumps == 1)
    #expect(shown == 1)
  }

  @Test func `twelve swipes show all five numbers in turn`() {
    var seen: [Int?] = []
    for _ in 0..<12 {
      harness.flick(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -150, y: 2))
      harness.advance(by: 1.5)
      seen.append(shown)
    }
    #expect(seen == (1...12).map { $0 % 5 + 1 })
  }
}
