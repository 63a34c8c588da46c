public import CollectionViews
public import CompositionalLayout
public import Foundation
import LayoutGeometry

/// The look of a list.
///
/// UIKit counterpart: `UICollectionLayoutListConfiguration`. Swipe actions are not there.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The kind of a list.
  public nonisolated enum Appearance: Int, Sendable, Hashable {
    /// From side to side.
    case plain
    /// In groups, from side to side.
    case grouped
    /// In groups with round corners.
    case insetGrouped
    /// A side bar.
    case sidebar
    /// A side bar without a background.
    case sidebarPlain
  }

  /// The header of a section.
  public nonisolated enum HeaderMode: Int, Sendable, Hashable {
    /// No header.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// The footer of a section.
  public nonisolated enum FooterMode: Int, Sendable, Hashable {
    /// No footer.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The kind of the list.
  public let appearance: Appearance
  /// The header of each section; default none.
  public var headerMode = HeaderMode.none
  /// The footer of each section; default none.
  public var footerMode = FooterMode.none
  /// True when lines separate the items; default true, in a side bar false.
  public var showsSeparators = true
  /// The look of the lines.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// A closure that returns the look of the line of one item, from that of the list; default none.
  @preconcurrency
  public var itemSeparatorHandler:
    (@MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The colour behind the list, which covers that of the collection view; default `nil`, by the kind.
  ///
  /// The first section's counts for the whole collection view.
  public var backgroundColor: UIColor?
  /// The distance above a header, in points; it has no effect, a header has the margins of its content.
  public var headerTopPadding: CGFloat?

  /// The actions beneath the trailing side of an item: not there.
  @available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
  @preconcurrency @MainActor
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
    get { nil }
    set { _ = newValue }
  }

  /// The actions beneath the leading side of an item: not there.
  @available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
  @preconcurrency @MainActor
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
    get { nil }
    set { _ = newValue }
  }

  /// Creates the look of a kind of list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}

extension UICollectionLayoutListConfiguration {
  /// Returns the style of a section or an item with lines of a look.
  fileprivate func style(with lines: UIListSeparatorConfiguration) -> ListStyle {
    var style = ListStyle(kind, showsSeparators: showsSeparators)
    style.grounds = backgroundColor.map(Self.numbers)
    style.separatorColors = lines.color.map(Self.numbers)
    style.separatorInsets = lines.bottomSeparatorInsets
    style.firstItemIsHeader = headerMode == .firstItemInSection
    if lines.bottomSeparatorVisibility != .automatic {
      style.showsSeparatorBeneath = lines.bottomSeparatorVisibility == .visible && showsSeparators
    }
    return style
  }

  private var kind: ListStyle.Kind {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  private static func numbers(of color: UIColor) -> [UInt32] { [color.light.rgba, color.dark.rgba] }
}

extension CollectionLayoutSection {
  /// Returns a section that is a list: items of estimated height beneath each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let isInset = configuration.appearance == .insetGrouped
    let isGrouped = isInset || configuration.appearance == .grouped
    if isInset {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    if isGrouped, configuration.headerMode == .none { section.contentInsets.top = 18 }
    if isGrouped, configuration.footerMode != .supplementary { section.contentInsets.bottom = 18 }
    var boundaries: [CollectionLayoutBoundarySupplementaryItem] = []
    let edge = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      boundaries.append(header)
    }
    if configuration.footerMode == .supplementary {
      boundaries.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    section.boundarySupplementaryItems = boundaries
    section.listStyle = configuration.style(with: configuration.separatorConfiguration)
    if let handler = configuration.itemSeparatorHandler, configuration.showsSeparators {
      section.itemListStyle = { configuration.style(with: handler($0, configuration.separatorConfiguration)) }
    }
    return section
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
