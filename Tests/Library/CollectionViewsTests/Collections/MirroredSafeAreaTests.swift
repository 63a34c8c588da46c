import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import TestSupport
import Testing
import Typesetting

/// Tests that a safe area lies at one side of the screen, whichever way people read.
struct MirroredSafeAreaTests {
  private final class Cells: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
  }

  @Test(arguments: [false, true])
  func `content keeps clear of the safe area on the side where it is`(isRightToLeft: Bool) throws {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = DirectionalEdgeInsets(leading: 7)
    let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    let cells = Cells()
    let context = ViewContext(text: BlockTextMeasuring())
    context.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    view.dataSource = cells
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    view.safeAreaInsets = EdgeInsets(left: 50, right: 10)
    view.move(to: context)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let expected: [CGFloat] = isRightToLeft ? [50, 333] : [57, 333]
    #expect(isClose(cell.frame.minX, expected[0]), "\(cell.frame)")
    #expect(isClose(cell.frame.width, expected[1]), "\(cell.frame)")
  }
}
