import CompositionalLayout
import Foundation
import LayoutGeometry

/// The description of one section of a lab screen: its name, its items and its layout.
struct LabSection {
  /// The section's id.
  var id: String
  /// The number of items.
  var count: Int
  /// The reuse identifier of its cells: `card` or `line`, or another one that the screen has registered.
  var cell: String
  /// The layout, which the screen requests in each layout pass.
  var layout: @MainActor (any CollectionLayoutEnvironment) -> CollectionLayoutSection

  /// Returns a row of cards of fixed size, which snap to the leading edge or to the centre.
  static func row(
    _ id: String, count: Int, card: CGSize, spacing: CGFloat = 12, margin: CGFloat = 16,
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .groupPagingCentered,
    adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void = { _ in }
  ) -> LabSection {
    LabSection(id: id, count: count, cell: "card") { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(card.width), heightDimension: .absolute(card.height)),
        subitems: [.filling])
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = DirectionalEdgeInsets(top: 12, leading: margin, bottom: 12, trailing: margin)
      section.orthogonalScrollingBehavior = behavior
      adjusting(section)
      return section
    }
  }

  /// Returns a list of lines, one below the other.
  static func lines(_ id: String = "lines", count: Int, height: CGFloat = 44) -> LabSection {
    LabSection(id: id, count: count, cell: "line") { _ in
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let section = CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.filling]))
      section.interGroupSpacing = 8
      section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  /// Returns the same section with a footer for dots.
  func withDots(height: CGFloat = 32) -> LabSection {
    var dotted = self
    dotted.layout = { [layout] environment in
      let section = layout(environment)
      section.boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
          elementKind: LabScreen.dots, alignment: .bottom))
      return section
    }
    return dotted
  }
}

extension CollectionLayoutItem {
  /// An item of the size of its group.
  static var filling: CollectionLayoutItem {
    CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
