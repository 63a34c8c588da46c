import CompositionalLayout
import Foundation
import LayoutGeometry

/// Short calls of the solver that many tests share.
enum Solving {
  static func solve(
    _ sections: [SectionInput], in size: CGSize,
    configuration: CollectionViewCompositionalLayoutConfiguration = .init(),
    reusing previous: SolvedLayout? = nil
  ) -> SolvedLayout {
    LayoutSolver.solve(
      LayoutInput(
        container: CollectionLayoutContainerSize(contentSize: size),
        configuration: LayoutConfigurationValue(configuration), sections: sections),
      reusing: previous)
  }

  static func solve(_ section: CollectionLayoutSection, items: Int, in size: CGSize) -> SolvedSection {
    solve([SectionInput(section, itemCount: items)], in: size).sections[0]
  }

  /// Returns a section whose groups are one item each.
  static func section(
    width: CollectionLayoutDimension, height: CollectionLayoutDimension,
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: width, heightDimension: height)
    let full = CollectionLayoutSize(
      widthDimension: width.isEstimated ? width : .fractionalWidth(1),
      heightDimension: height.isEstimated ? height : .fractionalHeight(1))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: full)]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static func boundaryItem(
    _ kind: String, height: CollectionLayoutDimension, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
  }

  static func elements(of section: SolvedSection, in rect: CGRect) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    section.forEachElement(in: rect) { elements.append($0) }
    return elements
  }
}
