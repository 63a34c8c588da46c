import UIKitNames

/// Five rows of nested groups, each with another scrolling behaviour.
class PlainRowsScreen {
  let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlainRowsScreen.createLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.identifier)
    collectionView.register(
      PlainTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PlainTitle.identifier)
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: PlainCell.identifier, for: indexPath) as? PlainCell
      else { return nil }
      cell.label.text = "\(identifier)"
      return cell
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: PlainTitle.identifier, for: indexPath)
      (view as? PlainTitle)?.label.text = PlainRowsScreen.behaviors[indexPath.section].rawValue
      return view
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in PlainRowsScreen.behaviors.indices {
      snapshot.appendSections([section])
      snapshot.appendItems(Array((section * 18)..<(section * 18 + 18)))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  static func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      let leadingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
      leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
      let trailingGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
        subitem: trailingItem, count: 2)
      let containerGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(120)),
        subitems: [leadingItem, trailingGroup])
      let section = NSCollectionLayoutSection(group: containerGroup)
      section.orthogonalScrollingBehavior = PlainRowsScreen.behaviors[sectionIndex]
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems = [header]
      return section
    }
    layout.configuration = config
    return layout
  }
}

/// Sections with a header that stays in sight, a footer, and a background.
class PlainSectionsScreen {
  let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<String, String>

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlainSectionsScreen.createLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.identifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        PlainTitle.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: PlainTitle.identifier)
    }
    dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: PlainCell.identifier, for: indexPath)
    }
    dataSource.supplementaryViewProvider = {
      (collectionView: UICollectionView, kind: String, indexPath: IndexPath) -> UICollectionReusableView? in
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: PlainTitle.identifier, for: indexPath)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      (view as? PlainTitle)?.label.text = isHeader ? "header \(indexPath.section)" : "footer"
      return view
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in ["a", "b", "c"] {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<10).map { "\(section)\($0)" })
    }
    dataSource.apply(snapshot)
  }

  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let titleSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(36))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: titleSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: titleSize, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "section-background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(PlainGround.self, forDecorationViewOfKind: "section-background")
    return layout
  }
}

/// The ground of a section.
class PlainGround: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.8, green: 0.85, blue: 0.9, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }
}

/// A second ground, for a layout that changes its mind.
class PlainFrame: UICollectionReusableView {}
