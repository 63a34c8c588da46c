import UIKitNames

/// A cell with a line of text, for the screens that are plain classes.
class PlainCell: UICollectionViewCell {
  static let identifier = "plain-cell"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(white: 0.9, alpha: 1)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A header, a footer or a badge with its text.
class PlainTitle: UICollectionReusableView {
  static let identifier = "plain-title"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) { nil }

  func configure() {
    backgroundColor = .white
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A list of lines, each as wide as the window.
///
/// The class is isolated by nothing, as view controllers' helpers were written for years.
class PlainListScreen {
  let collectionView: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private(set) var completions = 0

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlainListScreen.createLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.identifier)
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int) -> UICollectionViewCell? in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PlainCell.identifier, for: indexPath)
      (cell as? PlainCell)?.label.text = "\(indexPath.section), \(indexPath.row)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<94))
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in self?.completions += 1 }
  }

  static func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Three sections whose number of columns follows the width of the window.
class PlainColumnsScreen {
  let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlainColumnsScreen.createLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.identifier)
    // Held without a type, as closures that several screens share are.
    let cellProvider = {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int) -> UICollectionViewCell? in
      collectionView.dequeueReusableCell(withReuseIdentifier: PlainCell.identifier, for: indexPath)
    }
    dataSource = UICollectionViewDiffableDataSource(
      collectionView: collectionView, cellProvider: cellProvider)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<3 {
      snapshot.appendSections([section])
      snapshot.appendItems(Array((section * 10)..<(section * 10 + 10)))
    }
    dataSource.applySnapshotUsingReloadData(snapshot)
  }

  static func createLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let isWide = layoutEnvironment.container.effectiveContentSize.width > 500
      let columns = (sectionIndex == 0 ? 1 : sectionIndex + 2) * (isWide ? 2 : 1)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupHeight: NSCollectionLayoutDimension =
        sectionIndex == 0 ? .absolute(44) : .fractionalWidth(0.2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight),
        subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
  }
}
