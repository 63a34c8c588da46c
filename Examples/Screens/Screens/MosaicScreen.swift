// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// Albums of tiles in nested groups, with pinned titles, rounded grounds behind the sections and a pull to refresh.
class MosaicScreen: UICollectionViewController {
  static let groundKind = "section-ground-element-kind"

  struct Tile: Hashable {
    let id = UUID()
    let album: Int
    let index: Int
  }

  private lazy var dataSource = makeDataSource()
  private(set) var refreshes = 0
  private var columns = 3

  init() {
    let layout = MosaicScreen.createLayout()
    layout.register(GroundView.self, forDecorationViewOfKind: MosaicScreen.groundKind)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    collectionView.backgroundColor = .systemGroupedBackground
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] action in
        self?.refreshes += 1
        (action.sender as? UIRefreshControl)?.endRefreshing()
      }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
    applySnapshot(tiles: 7)
  }

  private static func createLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
        let leadingItem = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
        leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let trailingItem = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)))
        trailingItem.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let trailingGroup = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
          subitem: trailingItem, count: 2)
        let topGroup = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.6)),
          subitems: sectionIndex % 2 == 0 ? [leadingItem, trailingGroup] : [trailingGroup, leadingItem])
        let tile = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)))
        tile.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let bottomGroup = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.4)),
          subitem: tile, count: 4)
        let nestedGroup = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.8)),
          subitems: [topGroup, bottomGroup])
        let section = NSCollectionLayoutSection(group: nestedGroup)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 20, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: groundKind)
        ground.contentInsets = NSDirectionalEdgeInsets(top: 44, leading: 12, bottom: 8, trailing: 12)
        section.decorationItems = [ground]
        return section
      }, configuration: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Tile> {
    let tileRegistration = UICollectionView.CellRegistration<TileCell, Tile> { cell, indexPath, tile in
      cell.picture.tintColor = UIColor(
        hue: CGFloat(tile.album * 3 + tile.index).truncatingRemainder(dividingBy: 10) / 10, saturation: 0.5,
        brightness: 0.8, alpha: 1)
      cell.picture.image = UIImage(systemName: tile.index % 2 == 0 ? "photo" : "star.fill")
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<AlbumHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, elementKind, indexPath in
      header.label.text = "Album \(indexPath.section + 1)"
      header.button.addAction(
        UIAction { [weak self] _ in self?.rotate(album: indexPath.section) }, for: .primaryActionTriggered)
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Tile>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: tileRegistration, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
    return dataSource
  }

  private func applySnapshot(tiles: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Tile>()
    for album in 0..<4 {
      snapshot.appendSections([album])
      snapshot.appendItems((0..<tiles).map { Tile(album: album, index: $0) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Takes the first tile of an album to its end.
  func rotate(album: Int) {
    var snapshot = dataSource.snapshot()
    let tiles = snapshot.itemIdentifiers(inSection: album)
    guard let first = tiles.first, let last = tiles.last, first != last else { return }
    snapshot.moveItem(first, afterItem: last)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) as? TileCell else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: { cell.picture.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) },
      completion: { _ in
        UIView.animate(withDuration: 0.2) { cell.picture.transform = .identity }
      })
  }
}

class TileCell: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 8
    contentView.layer.cornerCurve = .continuous
    contentView.layer.borderWidth = 0.5
    contentView.layer.borderColor = UIColor.separator.cgColor
    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }
}

class AlbumHeader: UICollectionReusableView {
  static let reuseIdentifier = "album-header-reuse-identifier"
  let label = UILabel()
  let button = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    button.configuration?.title = "Shuffle"
    button.configuration?.image = UIImage(systemName: "shuffle")
    button.configuration?.imagePadding = 4
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

class GroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
