import CompositionalLayout
import Foundation
import LayoutGeometry

/// The solved layout and what it was solved from, so that a change solves anew only what it touches.
struct LayoutCache {
  private(set) var sectionIDs: [String] = []
  private(set) var indexByID: [String: Int] = [:]
  private(set) var descriptions: [CollectionLayoutSection] = []
  private(set) var environment = LayoutEnvironment(
    container: CollectionLayoutContainerSize(contentSize: .zero))
  private(set) var solved: SolvedLayout?
  private var inputs: [SectionInput] = []
  private var counts: [Int] = []
  private var configuration = CollectionViewCompositionalLayoutConfiguration()

  /// The sections as the data source counts and names them.
  struct Contents {
    var ids: [String]
    var counts: [Int]
  }

  /// Takes new data, or a new size, and solves.
  mutating func prepare(
    _ contents: Contents, container: CollectionLayoutContainerSize, layout: CollectionViewLayout
  ) {
    if contents.ids != sectionIDs {
      sectionIDs = contents.ids
      indexByID = Dictionary(zip(contents.ids, 0...), uniquingKeysWith: { first, _ in first })
    }
    let isSameData = contents.counts == counts && container == environment.containerSize
    let measured = isSameData ? inputs.map(\.measured) : []
    counts = contents.counts
    environment = LayoutEnvironment(container: container)
    configuration = layout.configuration
    descriptions.removeAll(keepingCapacity: true)
    inputs.removeAll(keepingCapacity: true)
    for index in sectionIDs.indices {
      let section = layout.section(at: index, environment: environment) ?? Self.emptySection
      descriptions.append(section)
      inputs.append(
        SectionInput(
          section, itemCount: counts[index],
          measured: measured.indices.contains(index) ? measured[index] : MeasuredSizes()))
    }
    solve()
  }

  /// Takes a measured size; returns whether it changes the layout.
  mutating func measure(_ element: LayoutElement, _ size: CGSize) -> Bool {
    guard inputs.indices.contains(element.section) else { return false }
    guard inputs[element.section].measured[element] != size else { return false }
    inputs[element.section].measured[element] = size
    return true
  }

  mutating func solve() {
    solved = LayoutSolver.solve(
      LayoutInput(
        container: environment.containerSize, configuration: LayoutConfigurationValue(configuration),
        sections: inputs), reusing: solved)
  }

  private static var emptySection: CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }
}
