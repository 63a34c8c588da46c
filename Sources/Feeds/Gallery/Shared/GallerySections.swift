import CompositionalLayout
import Foundation
import LayoutGeometry

/// The layout sections that several scenes of the gallery share.
enum GallerySections {
  /// Returns a section of lines as wide as the view.
  static func lines(
    height: CGFloat, spacing: CGFloat, insets: DirectionalEdgeInsets
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return section
  }

  /// Returns a row of centred cards; `share` is a card's fraction of the view's width.
  static func cards(share: CGFloat, height: CGFloat) -> CollectionLayoutSection {
    let fill = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: .absolute(height)),
      subitems: [CollectionLayoutItem(layoutSize: fill)])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }
}
