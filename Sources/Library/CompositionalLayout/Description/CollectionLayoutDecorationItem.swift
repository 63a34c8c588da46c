import Foundation

/// The description of a view without data, such as the background of a section.
///
/// UIKit counterpart: `NSCollectionLayoutDecorationItem`.
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The stacking order, default 0; in a section with decorations everything else has at least 1.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a decoration that covers the section, header, footer and insets included, less its own insets.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
