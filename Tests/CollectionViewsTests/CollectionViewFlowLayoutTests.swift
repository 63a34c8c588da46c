import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage
import StageHarness
import TestSupport
import Testing

/// Lines of equal items, over which the feed or the view itself scrolls.
struct CollectionViewFlowLayoutTests {
  private final class Items: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
  }

  private let layout = CollectionViewFlowLayout()

  private func harness() -> StageHarness {
    let scene = Scene("flow") { [layout] _ in
      let view = CollectionView(collectionViewLayout: layout)
      let items = Items()
      view.dataSource = items
      return Scene.Content(view, owned: [items])
    }
    return StageHarness(scene, options: StageOptions(size: CGSize(width: 400, height: 300)))
  }

  private func frames(_ harness: StageHarness) -> [CGRect] {
    let view = harness.stage.content.collectionView
    return (0..<7).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `as many items stand on a line as fit, and share what is left over`() throws {
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset = EdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
    let harness = harness()
    let frames = frames(harness)
    #expect(frames[0...3].map(\.minX) == [10, 150, 290, 10])
    #expect(frames[3].minY == 90)
    #expect(harness.stage.content.collectionView.contentSize == CGSize(width: 400, height: 250))
  }

  @Test func `an item alone on its line stands in the middle`() {
    layout.itemSize = CGSize(width: 300, height: 60)
    #expect(frames(harness()).map(\.minX) == Array(repeating: 50, count: 7))
  }

  @Test func `horizontal, columns fill the view and the view itself scrolls sideways`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 300)
    let harness = harness()
    let view = harness.stage.content.collectionView
    #expect(view.contentSize == CGSize(width: 7 * 150 + 6 * 10, height: 300))
    view.setContentOffset(CGPoint(x: 5000, y: 5000), animated: false)
    #expect(view.contentOffset == CGPoint(x: 710, y: 0))
    harness.flick(from: CGPoint(x: 100, y: 150), by: CGPoint(x: 100, y: 0))
    #expect(view.isDecelerating)
    harness.wait(4)
    #expect(view.contentOffset.x < 600)
  }

  @Test func `horizontal with paging rests on multiples of the view`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 400, height: 300)
    layout.minimumLineSpacing = 0
    let harness = harness()
    let view = harness.stage.content.collectionView
    view.isPagingEnabled = true
    harness.wait(0.1)
    harness.flick(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -120, y: 0))
    harness.wait(2)
    #expect(view.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test func `another layout shows the same items elsewhere`() {
    layout.itemSize = CGSize(width: 100, height: 100)
    let harness = harness()
    let wide = CollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 400, height: 50)
    harness.stage.content.collectionView.collectionViewLayout = wide
    harness.wait(0.1)
    #expect(frames(harness)[1] == CGRect(x: 0, y: 60, width: 400, height: 50))
  }
}
