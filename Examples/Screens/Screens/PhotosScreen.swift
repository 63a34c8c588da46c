// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A grid of photographs with badges, a selection of several and a number of what is selected.
final class PhotosScreen: UIViewController, UICollectionViewDelegate {
  static let badgeKind = "badge-kind"

  struct Photo: Hashable {
    let id: Int
    var comments: Int
  }

  private var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>! = nil
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Photos"
    configureHierarchy()
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      let isWide = environment.container.effectiveContentSize.width > 500
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(24), heightDimension: .absolute(24)),
        elementKind: Self.badgeKind,
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
      let count = isWide ? 6 : 3
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(count))),
        subitem: item, count: count)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
      return section
    }
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    countLabel.textAlignment = .center
    countLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
    countLabel.backgroundColor = UIColor.systemFill
    countLabel.layer.cornerRadius = 12
    countLabel.layer.masksToBounds = true
    countLabel.isHidden = true
    view.addSubview(countLabel)
    NSLayoutConstraint.activate([
      countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      countLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      countLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      countLabel.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in
      cell.photoView.backgroundColor = UIColor(
        hue: CGFloat(photo.id * 37 % 100) / 100, saturation: 0.4, brightness: 0.85, alpha: 1)
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeKind)
    {
      [weak self] badge, string, indexPath in
      guard let photo = self?.dataSource.itemIdentifier(for: indexPath) else { return }
      badge.label.text = "\(photo.comments)"
      badge.isHidden = photo.comments == 0
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Photo>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Photo) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    dataSource.supplementaryViewProvider = {
      self.collectionView.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<60).map { Photo(id: $0, comments: $0 % 4) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func updateCount() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    countLabel.isHidden = count == 0
    countLabel.text = count == 1 ? "1 photo" : "\(count) photos"
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    updateCount()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    updateCount()
  }
}

final class PhotoCell: UICollectionViewCell {
  let photoView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.frame = contentView.bounds
    photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photoView.contentMode = .scaleAspectFill
    photoView.layer.cornerRadius = 8
    photoView.clipsToBounds = true
    contentView.addSubview(photoView)
    let selected = UIView()
    selected.backgroundColor = .systemBlue
    selected.layer.cornerRadius = 12
    selectedBackgroundView = selected
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { photoView.transform = isSelected ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity }
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15) { self.photoView.alpha = self.isHighlighted ? 0.6 : 1 }
    }
  }
}

final class BadgeView: UICollectionReusableView {
  let label = UILabel()

  override var frame: CGRect { didSet { configureBorder() } }
  override var bounds: CGRect { didSet { configureBorder() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .caption2)
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    backgroundColor = .systemRed
    configureBorder()
  }

  required init?(coder: NSCoder) { fatalError("Not implemented") }

  private func configureBorder() {
    layer.cornerRadius = bounds.width / 2
    layer.borderColor = UIColor.systemBackground.cgColor
    layer.borderWidth = 1
  }
}
