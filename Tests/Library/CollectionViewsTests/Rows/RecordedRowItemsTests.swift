import CompositionalLayout
import Foundation
import OrihonTesting
import ScreenInterface
import Testing

@testable import CollectionViews

/// Tests of the items that a row knows around its present place.
struct RecordedRowItemsTests {
  private final class Source: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
  }

  @Test(arguments: [-100, -1, 0, 2, 3, 60, 1_000_000])
  func `the items to know around a place are among those there are, wherever it lies`(item: Int) {
    #expect(RecordedRowItems.range(around: item, of: 3) == 0..<3)
    #expect(RecordedRowItems.range(around: item, of: 0).isEmpty)
    #expect(RecordedRowItems.range(around: item, of: 1000).upperBound <= 1000)
  }

  @Test func `pages that have room for many more items than there are turn without a trap`() {
    let size = CollectionLayoutSize(widthDimension: .absolute(5), heightDimension: .absolute(100))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = DirectionalEdgeInsets(leading: 400, trailing: 400)
    section.orthogonalScrollingBehavior = .paging
    let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    let source = Source()
    view.dataSource = source
    let harness = StageHarness(view, keeping: [source], size: CGSize(width: 320, height: 480))
    for page in 0...3 {
      view.perform(ScrollRequest(.row("0"), to: .stop(page, .shortest)))
      harness.settle(within: 5)
      view.reloadData()
      harness.advance(by: 0.1)
    }
    #expect(view.rowReading(of: "0") != nil)
  }
}
