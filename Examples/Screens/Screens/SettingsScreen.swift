// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A list of settings in groups, with symbols, values and switches.
final class SettingsScreen: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case account, network, general
  }

  struct Setting: Hashable {
    let id = UUID()
    var title: String
    var symbol: String
    var color: UIColor
    var value: String?
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Setting>!
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    apply()
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, indexPath, setting in
      var content = cell.defaultContentConfiguration()
      content.text = setting.title
      content.image = UIImage(systemName: setting.symbol)
      content.imageProperties.tintColor = setting.color
      content.secondaryText = setting.value
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      cell.backgroundConfiguration = UIBackgroundConfiguration.listGroupedCell()
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = ["You", "Network", "General"][indexPath.section]
      view.contentConfiguration = content
      view.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Setting>(collectionView: collectionView) {
      collectionView, indexPath, setting in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: setting)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [Setting(title: "Maya Lindqvist", symbol: "person.circle", color: .systemGray, value: "Family")],
      toSection: .account)
    snapshot.appendItems(
      [
        Setting(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, value: "Harbour"),
        Setting(title: "Location", symbol: "location", color: .systemGreen, value: nil),
        Setting(title: "Calls", symbol: "phone", color: .systemGreen, value: "Off"),
      ], toSection: .network)
    snapshot.appendItems(
      [
        Setting(title: "Appearance", symbol: "sun.max", color: .systemOrange, value: "Automatic"),
        Setting(
          title: "Notifications, sounds and everything else that rings", symbol: "bell", color: .systemRed,
          value: nil),
        Setting(title: "About", symbol: "info.circle", color: .systemGray, value: "1.0"),
      ], toSection: .general)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let setting = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(setting.title)
  }
}
