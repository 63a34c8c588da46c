// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// An outline of chapters that unfold when they are clicked.
class OutlineScreen: UIViewController {
  enum Section { case main }

  class Chapter: Hashable {
    let title: String
    let parts: [Chapter]
    private let identifier = UUID()

    init(title: String, parts: [Chapter] = []) {
      self.title = title
      self.parts = parts
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    static func == (lhs: Chapter, rhs: Chapter) -> Bool { lhs.identifier == rhs.identifier }
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Chapter>! = nil
  var outlineCollectionView: UICollectionView! = nil
  var opened: [String] = []

  private lazy var chapters: [Chapter] = [
    Chapter(
      title: "Paper",
      parts: [
        Chapter(title: "Fibres", parts: [Chapter(title: "Kozo"), Chapter(title: "Gampi")]),
        Chapter(title: "Size"),
      ]),
    Chapter(title: "Folding", parts: [Chapter(title: "Valley"), Chapter(title: "Mountain")]),
    Chapter(title: "Binding"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Orihon"
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
    view.addSubview(collectionView)
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    collectionView.backgroundColor = .systemGroupedBackground
    self.outlineCollectionView = collectionView
    collectionView.delegate = self
    configureDataSource()
  }

  func generateLayout() -> UICollectionViewLayout {
    let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    return UICollectionViewCompositionalLayout.list(using: listConfiguration)
  }

  func configureDataSource() {
    let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Chapter> {
      (cell, indexPath, chapter) in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = chapter.title
      contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = contentConfiguration
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: options)]
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Chapter> {
      cell, indexPath, chapter in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = chapter.title
      cell.contentConfiguration = contentConfiguration
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Chapter>(collectionView: outlineCollectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, item: Chapter) -> UICollectionViewCell? in
      if item.parts.isEmpty {
        return collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration, for: indexPath, item: item)
      } else {
        return collectionView.dequeueConfiguredReusableCell(
          using: containerCellRegistration, for: indexPath, item: item)
      }
    }
    self.dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
  }

  func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Chapter> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Chapter>()
    func addItems(_ items: [Chapter], to parent: Chapter?) {
      snapshot.append(items, to: parent)
      for item in items where !item.parts.isEmpty { addItems(item.parts, to: item) }
    }
    addItems(chapters, to: nil)
    return snapshot
  }
}

extension OutlineScreen: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let chapter = self.dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    opened.append(chapter.title)
  }
}
