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

/// Tests that cells above, found to be of another height than estimated, move nothing that shows.
///
/// Covers requirement R36.
struct CollectionViewAnchoringTests {
  private final class Measured: CollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  private final class Lines: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell: Measured = collectionView.dequeueReusableView("line")
      cell.height = Self.height(of: indexPath.item)
      return cell
    }

    static func height(of item: Int) -> CGFloat { CGFloat([90, 24, 61, 130][item % 4]) }
  }

  private func board(estimate: CGFloat = 50) -> StageHarness {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))))
    let lines = Lines()
    view.dataSource = lines
    return StageHarness(view, keeping: [lines])
  }

  /// Returns the upper edges of the cells on the screen, by their items.
  private func places(_ harness: StageHarness) -> [String: CGFloat] {
    let cells = harness.collectionView.visibleCells
    return Dictionary(cells.map { ($0.elementID.path, $0.frame.minY) }) { first, _ in first }
  }

  @Test func `a drag back over cells never seen moves what shows by the way of the hand, in every frame`() {
    let harness = board()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.vertical, to: .offset(5000), animation: .none))
    harness.advance(by: 0.1)
    harness.press(at: CGPoint(x: 200, y: 100))
    harness.move(to: CGPoint(x: 200, y: 130))
    harness.advance(by: 0.1)
    var (before, seen) = (places(harness), Set<String>())
    for step in 1...40 {
      harness.move(to: CGPoint(x: 200, y: 130 + CGFloat(step) * 10))
      harness.advance(by: 1.0 / 60)
      let after = places(harness)
      seen.formUnion(after.keys)
      for (cell, place) in before where (0..<900).contains(place) {
        if let now = after[cell] { #expect(isClose(now - place, 10, within: 1e-6), "\(cell), step \(step)") }
      }
      before = after
    }
    #expect(seen.count > before.count)
    #expect(harness.feed.phase == .dragging)
  }

  @Test(arguments: [1, 50, 400, 5000, 100_000] as [CGFloat])
  func `all that shows is measured in one frame, so that looking again moves nothing`(estimate: CGFloat) {
    let harness = board(estimate: estimate)
    let feed = harness.collectionView
    for offset in [0, 700, 3000, 8000, 1_000_000] as [CGFloat] {
      feed.perform(ScrollRequest(.vertical, to: .offset(offset), animation: .none))
      harness.advance(by: 1.0 / 60)
      let (place, extent) = (feed.contentOffset, feed.contentSize)
      for cell in feed.visibleCells.compactMap({ $0 as? Measured }) {
        #expect(cell.frame.height == cell.height)
      }
      for _ in 1...3 {
        feed.setNeedsLayout()
        harness.advance(by: 1.0 / 60)
        #expect(feed.contentOffset == place && feed.contentSize == extent, "at \(offset)")
      }
    }
  }

  @Test func `back at the top each cell has its own height and the first begins at the edge`() {
    let harness = board()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.vertical, to: .offset(600), animation: .none))
    harness.advance(by: 0.1)
    for _ in 1...8 {
      harness.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 300))
      harness.advance(by: 1)
    }
    #expect(harness.feed.offset == 0)
    let tops = places(harness).values.sorted()
    #expect(tops.prefix(5) == [0, 90, 114, 175, 305])
  }
}
