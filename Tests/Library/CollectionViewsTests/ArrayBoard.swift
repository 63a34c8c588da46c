import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage

/// A collection view over plain arrays of items, in rows or in a list.
///
/// It indexes its arrays as an app does, and notes every call for something that the counts it answered last
/// do not hold.
final class ArrayBoard: CollectionViewDataSource, CollectionViewDelegate {
  typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  var sections: [(id: String, items: [String])]
  /// The calls for things that are not there.
  private(set) var faults: [String] = []
  /// The number of calls for an item's id.
  private(set) var identifierCalls = 0
  /// The closure that data source and delegate call, with the name of the call.
  var onCall: ((String) -> Void)?
  var itemWidth: CGFloat = 300
  private var counts: [Int] = []
  private var sectionCount = 0
  let view: CollectionView

  init(_ sections: [(id: String, items: [String])], _ behavior: Behavior, loops: Bool = false) {
    self.sections = sections
    view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in CollectionLayoutSection.empty })
    view.collectionViewLayout = CollectionViewCompositionalLayout { [weak self] index, _ in
      self?.section(index, behavior)
    }
    if loops { view.rowConfiguration = { _, _ in RowConfiguration(extent: .looped) } }
    view.dataSource = self
    view.delegate = self
  }

  func harness() -> StageHarness { StageHarness(view, keeping: [self]) }

  /// Changes the data and reloads the view.
  func change(_ body: (inout [(id: String, items: [String])]) -> Void) {
    body(&sections)
    view.reloadData()
  }

  private func section(_ index: Int, _ behavior: Behavior) -> CollectionLayoutSection {
    check(index, "layout")
    onCall?("layout")
    let size = CollectionLayoutSize(widthDimension: .absolute(itemWidth), heightDimension: .absolute(200))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 12
    section.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.onCall?("handler") }
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    return section
  }

  private func check(_ section: Int, _ call: String) {
    if !(0..<sectionCount).contains(section) {
      faults.append("\(call) of section \(section) of \(sectionCount)")
    }
  }

  private func check(_ path: IndexPath, _ call: String) {
    let count = counts.indices.contains(path.section) ? counts[path.section] : 0
    let isThere =
      sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
    if !(0..<count).contains(path.item) || !isThere { faults.append("\(call) at \(path) of \(counts)") }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    sectionCount = sections.count
    counts = Array(repeating: 0, count: sectionCount)
    return sectionCount
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    check(section, "count")
    guard sections.indices.contains(section), counts.indices.contains(section) else { return 0 }
    counts[section] = sections[section].items.count
    return counts[section]
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    check(section, "identifier")
    return sections.indices.contains(section) ? sections[section].id : "gone"
  }

  func collectionView(_ collectionView: CollectionView, identifierForItemAt path: IndexPath) -> AnyHashable {
    identifierCalls += 1
    check(path, "identifier")
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else {
      return "gone"
    }
    return sections[path.section].items[path.item]
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    check(path, "cell")
    onCall?("cell")
    return CollectionViewCell()
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> CollectionReusableView {
    check(path.section, "header")
    onCall?("header")
    return CollectionReusableView()
  }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    check(path, "ask")
    onCall?("ask")
    return true
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
    check(path, "select")
    onCall?("select")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { onCall?("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { onCall?("drag") }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) { onCall?("lift") }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { onCall?("rest") }
}

extension CollectionLayoutSection {
  fileprivate static var empty: CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }
}
