import UIKitNames

/// A grid whose items carry badges.
class PlainBadgesScreen {
  static let badgeKind = "badge-kind"

  let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlainBadgesScreen.createLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.identifier)
    collectionView.register(
      PlainTitle.self, forSupplementaryViewOfKind: PlainBadgesScreen.badgeKind,
      withReuseIdentifier: PlainTitle.identifier)
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: PlainCell.identifier, for: indexPath)
    }
    let badgeProvider = {
      (collectionView: UICollectionView, kind: String, indexPath: IndexPath) -> UICollectionReusableView? in
      let badge = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: PlainTitle.identifier, for: indexPath)
      (badge as? PlainTitle)?.label.text = "\(indexPath.row)"
      badge.isHidden = indexPath.row.isMultiple(of: 2)
      return badge
    }
    dataSource.supplementaryViewProvider = badgeProvider
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  static func createLayout() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: PlainBadgesScreen.badgeKind, containerAnchor: badgeAnchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Cards placed by a closure, each lying half over the one before; groups overlap too.
class PlainFanScreen {
  let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlainFanScreen.createLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.identifier)
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: PlainCell.identifier, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<9))
    dataSource.apply(snapshot)
  }

  static func createLayout() -> UICollectionViewLayout {
    let itemProvider = {
      (layoutEnvironment: NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] in
      let width = layoutEnvironment.container.effectiveContentSize.width / 2
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(index) * width / 2, y: 0, width: width, height: 100), zIndex: index)
      }
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100)),
      itemProvider: itemProvider)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = -20
    let handler = {
      (items: [NSCollectionLayoutVisibleItem], offset: CGPoint, environment: NSCollectionLayoutEnvironment)
        -> Void in
      for item in items { item.alpha = item.indexPath.row == 0 ? 0.5 : 1 }
    }
    section.visibleItemsInvalidationHandler = handler
    return UICollectionViewCompositionalLayout(section: section)
  }
}
