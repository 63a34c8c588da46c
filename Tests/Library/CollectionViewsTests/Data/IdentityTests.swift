import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests that what is kept of an item is kept under its own value: a size, a place, a name.
struct IdentityTests {
  /// An item that prints like every other.
  private struct Alike: Hashable, CustomStringConvertible {
    var height: CGFloat
    var description: String { "alike" }
  }

  private final class Cell: CollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  private func list() -> (CollectionView, CollectionViewDiffableDataSource<Int, Alike>, StageHarness) {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))))
    let source = CollectionViewDiffableDataSource<Int, Alike>(collectionView: view) { view, _, item in
      let cell: Cell = view.dequeueReusableView("cell")
      cell.height = item.height
      return cell
    }
    return (view, source, StageHarness(view, keeping: [source]))
  }

  /// The heights that the layout has for the items of the only section.
  private func heights(_ view: CollectionView, _ count: Int) -> [CGFloat?] {
    (0..<count).map { view.solvedLayout?.frame(ofItem: $0, inSection: 0)?.height }
  }

  @Test func `a measured size goes with its item, and never to the item that takes its place`() {
    let (view, source, harness) = list()
    let items = (0..<40).map { Alike(height: 100 + CGFloat($0)) }
    source.apply(DiffableDataSourceSnapshot([0: items]))
    harness.advance(by: 0.1)
    let shown = view.indexPathsForVisibleItems.count
    #expect(shown > 3 && heights(view, 3) == [100, 101, 102])
    // Out of sight nothing is measured: what is known there came along with its item.
    source.apply(DiffableDataSourceSnapshot([0: Array(items[shown...] + items[..<shown])]))
    harness.advance(by: 0.1)
    #expect(view.solvedLayout?.frame(ofItem: 40 - shown, inSection: 0)?.height == 100)
    #expect(view.solvedLayout?.frame(ofItem: 39, inSection: 0)?.height == 100 + CGFloat(shown - 1))
    #expect(view.solvedLayout?.frame(ofItem: 40 - shown - 1, inSection: 0)?.height == 50)
  }

  @Test func `a source tells its own values, and files have a name for each`() {
    let (view, source, harness) = list()
    let (first, second) = (Alike(height: 60), Alike(height: 70))
    source.apply(DiffableDataSourceSnapshot([7: [first, second]]))
    harness.advance(by: 0.1)
    #expect(view.sectionIdentifiers == [7])
    #expect(view.itemIdentifier(at: IndexPath(item: 1, section: 0)) == AnyHashable(second))
    #expect(view.itemName(at: IndexPath(item: 1, section: 0)) == "alike#2")
    #expect(view.windowFrame(ofItem: "alike#2", inSection: "7")?.height == 70)
  }

  @Test func `an array of mixed values has a name for each`() {
    let (view, _, _) = list()
    let source = Mixed()
    view.dataSource = source
    let harness = StageHarness(view, keeping: [source])
    harness.advance(by: 0.1)
    #expect((0..<3).map { view.itemName(at: IndexPath(item: $0, section: 0)) } == ["1", "1#2", "1#2#2"])
  }

  private final class Mixed: CollectionViewDataSource {
    let items: [AnyHashable] = [1, "1", "1#2"]

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    func collectionView(
      _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
    ) -> AnyHashable { items[indexPath.item] }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
  }
}
