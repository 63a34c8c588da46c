import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage
import TestSupport
import Testing

/// Tests that a list inside a cell keeps the sizes that it measured, on screen, off it and back in time.
struct NestedMeasurementTests {
  /// A list of items that are taken to be 40 points high and are higher.
  private final class Inner: CollectionViewCell, CollectionViewDataSource {
    final class Line: CollectionViewCell {
      var height: CGFloat = 0

      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    var height: CGFloat = 70

    let list = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        return CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      })

    override init(frame: CGRect) {
      super.init(frame: frame)
      list.elementName = "list"
      list.dataSource = self
      contentView.addSubview(list)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      list.frame = bounds
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let line: Line = collectionView.dequeueReusableView("line")
      line.height = height
      return line
    }
  }

  /// A feed whose first and last cells hold such lists, of 70 and of 100 points an item.
  private final class Outer: CollectionViewDataSource {
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400))
        return CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      })

    init() { view.dataSource = self }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      guard [0, 11].contains(indexPath.item) else { return CollectionViewCell() }
      let cell: Inner = collectionView.dequeueReusableView("inner")
      cell.height = indexPath.item == 0 ? 70 : 100
      cell.list.reloadData()
      return cell
    }

    var list: CollectionView? { view.visibleCells.lazy.compactMap { $0 as? Inner }.first?.list }
  }

  private let outer = Outer()

  /// Returns a harness whose inner list has been scrolled through, so that all of it is measured, and rests inside.
  private func measured() throws -> StageHarness {
    let harness = StageHarness(outer.view, keeping: [outer], size: CGSize(width: 400, height: 600))
    let list = try #require(outer.list)
    for offset in stride(from: 0, through: 2400, by: 200) {
      list.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      harness.advance(by: 0.05)
    }
    list.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    harness.advance(by: 0.05)
    #expect(list.contentSize.height == 2800)
    return harness
  }

  private func place(_ harness: StageHarness) -> [CGRect] {
    outer.list?.visibleCells.map { $0.convertToWindow($0.bounds) } ?? []
  }

  @Test func `it comes back on screen as it left`() throws {
    let harness = try measured()
    let before = place(harness)
    harness.collectionView.setContentOffset(CGPoint(x: 0, y: 4200), animated: false)
    harness.advance(by: 0.1)
    let height = try #require(outer.list).contentSize.height
    #expect(isClose(height, CGFloat(10 * 100 + 30 * 40)), "nothing of the first list is left in it")
    harness.collectionView.setContentOffset(.zero, animated: false)
    harness.advance(by: 0.1)
    #expect(outer.list?.contentSize.height == 2800)
    #expect(place(harness) == before)
  }

  @Test func `a moment that showed it shows it the same from a later one that does not`() throws {
    let harness = try measured()
    let (before, moment) = (place(harness), harness.stage.snapshot())
    harness.collectionView.setContentOffset(CGPoint(x: 0, y: 4200), animated: false)
    harness.advance(by: 0.1)
    harness.stage.restore(moment)
    #expect(outer.list?.contentSize.height == 2800)
    #expect(place(harness) == before)
  }
}
