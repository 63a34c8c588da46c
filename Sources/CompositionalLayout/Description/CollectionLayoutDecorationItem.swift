import Foundation

/// A view with no data behind it, such as the background of a section.
///
/// UIKit counterpart: `NSCollectionLayoutDecorationItem`.
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The band it is painted in; default 0, and everything else of the section is then lifted to at least 1.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A decoration that covers the section, header, footer and insets included, less its own content insets.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
