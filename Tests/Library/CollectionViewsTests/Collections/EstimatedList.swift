import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage

/// A list of cells whose heights are estimates until they are measured, in one or more sections.
final class EstimatedList: CollectionViewDataSource {
  final class Cell: CollectionViewCell {
    var height: CGFloat = 0
    /// True in a row, where the cell's width is the estimated length.
    var isInRow = false
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: isInRow ? height : size.width, height: height)
    }
  }

  /// The items of each section; an item's number is its identity and decides its height.
  var sections: [[Int]]
  /// The cells that were asked for.
  private(set) var cellCount = 0
  let view: CollectionView

  private let isRow: Bool

  init(_ sections: [[Int]] = [Array(0..<200)], estimate: CGFloat = 50, isRow: Bool = false) {
    self.sections = sections
    self.isRow = isRow
    let size = CollectionLayoutSize(
      widthDimension: isRow ? .estimated(estimate) : .fractionalWidth(1),
      heightDimension: isRow ? .absolute(100) : .estimated(estimate))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    if isRow { section.orthogonalScrollingBehavior = .continuous }
    view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    view.dataSource = self
  }

  func harness(rate: Double = 60) -> StageHarness {
    StageHarness(Scene("list", showing: view, keeping: [self]), tools: nil, rate: rate)
  }

  /// The cell of an item of the first section; `nil` when it is not on screen.
  func cell(_ item: Int, inSection section: Int = 0) -> CollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  static func height(of item: Int) -> CGFloat { CGFloat([90, 24, 61, 130][item % 4]) }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath)
    -> AnyHashable
  {
    sections[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cellCount += 1
    let cell: Cell = collectionView.dequeueReusableView("line")
    cell.isInRow = isRow
    cell.height = Self.height(of: sections[indexPath.section][indexPath.item])
    return cell
  }
}
