import UIKitNames

/// A grid whose cells and header come of registrations, in a controller that keeps nothing but its data source.
class PlainRegistrationsScreen: UIViewController {
  enum Section: Hashable { case fruits, roots }

  struct Plant: Hashable {
    let name: String
    let isRipe: Bool
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Plant>?

  override func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    dataSource = makeDataSource(for: collectionView)
    view = collectionView
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource(
    for collectionView: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Section, Plant> {
    let cellRegistration = UICollectionView.CellRegistration<PlainCell, Plant> { cell, indexPath, plant in
      cell.label.text = plant.name
      cell.contentView.backgroundColor = plant.isRipe ? .white : UIColor(white: 0.8, alpha: 1)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<PlainTitle>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      let section = self?.dataSource?.snapshot().sectionIdentifiers[indexPath.section]
      header.label.text = section.map { "\($0)" }
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Plant>(collectionView: collectionView) {
      collectionView, indexPath, plant in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: plant)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Plant>()
    snapshot.appendSections([.fruits, .roots])
    snapshot.appendItems(
      [Plant(name: "fig", isRipe: true), Plant(name: "plum", isRipe: false)], toSection: .fruits)
    snapshot.appendItems([Plant(name: "radish", isRipe: true)], toSection: .roots)
    dataSource.apply(snapshot, animatingDifferences: false)
    return dataSource
  }
}
