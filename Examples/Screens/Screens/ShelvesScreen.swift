// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// Shelves as in a shop: a wide row, a row of three beneath each other, and titles above.
final class ShelvesScreen: UIViewController {
  enum Shelf: Hashable { case featured, list(String) }

  struct App: Hashable {
    let name: String
    let line: String
    let hue: CGFloat
  }

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, App>?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Today"
    view.backgroundColor = .systemBackground
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .clear
    collectionView.showsVerticalScrollIndicator = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.register(FeaturedCell.self, forCellWithReuseIdentifier: FeaturedCell.reuseIdentifier)
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: RowCell.reuseIdentifier)
    collectionView.register(
      ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: ShelfHeader.reuseIdentifier)
    createDataSource()
    reloadData()
  }

  private func configure<T: SelfConfiguringCell>(_ cellType: T.Type, with app: App, for indexPath: IndexPath)
    -> T
  {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as? T
    else { fatalError("Unable to dequeue \(cellType)") }
    cell.configure(with: app)
    return cell
  }

  private func createDataSource() {
    dataSource = UICollectionViewDiffableDataSource<Shelf, App>(collectionView: collectionView) {
      [weak self] collectionView, indexPath, app in
      guard let self = self, let shelf = self.dataSource?.sectionIdentifier(for: indexPath.section) else {
        return nil
      }
      switch shelf {
      case .featured: return self.configure(FeaturedCell.self, with: app, for: indexPath)
      case .list: return self.configure(RowCell.self, with: app, for: indexPath)
      }
    }
    dataSource?.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: ShelfHeader.reuseIdentifier, for: indexPath)
      if case .list(let title) = self?.dataSource?.snapshot().sectionIdentifiers[indexPath.section] {
        (header as? ShelfHeader)?.title.text = title
      }
      return header
    }
  }

  private func reloadData() {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, App>()
    func apps(_ names: [String], _ start: CGFloat) -> [App] {
      names.enumerated().map { App(name: $1, line: "Something about \($1)", hue: start + CGFloat($0) / 12) }
    }
    snapshot.appendSections([.featured, .list("New this week"), .list("For the train")])
    snapshot.appendItems(apps(["Tidal Maps", "Lantern", "Paper Planes"], 0.5), toSection: .featured)
    snapshot.appendItems(
      apps(["Brew", "Cairn", "Drift", "Ember", "Fathom", "Glade", "Hush"], 0.05),
      toSection: .list("New this week"))
    snapshot.appendItems(
      apps(["Isle", "Juniper", "Kestrel", "Lumen", "Mistral"], 0.6), toSection: .list("For the train"))
    dataSource?.apply(snapshot)
  }

  private func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      sectionIndex == 0 ? self?.createFeaturedSection() : self?.createListSection()
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    return layout
  }

  private func createFeaturedSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(350)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private func createListSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.33)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(0.55)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(60)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}

protocol SelfConfiguringCell: UICollectionViewCell {
  static var reuseIdentifier: String { get }
  func configure(with app: ShelvesScreen.App)
}

final class FeaturedCell: UICollectionViewCell, SelfConfiguringCell {
  static let reuseIdentifier = "FeaturedCell"
  private let tagline = UILabel()
  private let name = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let separator = UIView(frame: .zero)
    separator.translatesAutoresizingMaskIntoConstraints = false
    separator.backgroundColor = .quaternaryLabel
    tagline.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 12, weight: .bold))
    tagline.textColor = .systemBlue
    name.font = UIFont.preferredFont(forTextStyle: .title2)
    name.textColor = .label
    subtitle.font = UIFont.preferredFont(forTextStyle: .title2)
    subtitle.textColor = .secondaryLabel
    imageView.layer.cornerRadius = 5
    imageView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    let stackView = UIStackView(arrangedSubviews: [separator, tagline, name, subtitle, imageView])
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      separator.heightAnchor.constraint(equalToConstant: 1),
      imageView.heightAnchor.constraint(equalToConstant: 200),
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    stackView.setCustomSpacing(10, after: separator)
    stackView.setCustomSpacing(10, after: subtitle)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with app: ShelvesScreen.App) {
    tagline.text = "WORTH A LOOK"
    name.text = app.name
    subtitle.text = app.line
    imageView.backgroundColor = UIColor(hue: app.hue, saturation: 0.45, brightness: 0.85, alpha: 1)
  }
}

final class RowCell: UICollectionViewCell, SelfConfiguringCell {
  static let reuseIdentifier = "RowCell"
  private let name = UILabel()
  private let subtitle = UILabel()
  private let icon = UIImageView()
  private let buyButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .headline)
    name.textColor = .label
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = .secondaryLabel
    icon.layer.cornerRadius = 15
    icon.clipsToBounds = true
    buyButton.setImage(UIImage(systemName: "arrow.down.circle"), for: .normal)
    icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    buyButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let innerStack = UIStackView(arrangedSubviews: [name, subtitle])
    innerStack.axis = .vertical
    let outerStack = UIStackView(arrangedSubviews: [icon, innerStack, buyButton])
    outerStack.translatesAutoresizingMaskIntoConstraints = false
    outerStack.alignment = .center
    outerStack.spacing = 10
    contentView.addSubview(outerStack)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 48),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      outerStack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      outerStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      outerStack.topAnchor.constraint(equalTo: contentView.topAnchor),
      outerStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with app: ShelvesScreen.App) {
    name.text = app.name
    subtitle.text = app.line
    icon.backgroundColor = UIColor(hue: app.hue, saturation: 0.5, brightness: 0.9, alpha: 1)
  }
}

final class ShelfHeader: UICollectionReusableView {
  static let reuseIdentifier = "ShelfHeader"
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textColor = .label
    title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: UIFont.systemFont(ofSize: 22, weight: .bold))
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
