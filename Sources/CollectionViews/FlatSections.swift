import CompositionalLayout
import Foundation
import LayoutGeometry

/// The sections of a horizontal layout, one after the other in the one row that fills the view.
struct FlatSections: Sendable, Hashable {
  /// Where each section's items begin, and at last where they all end.
  private let starts: [Int]

  /// Takes the counts of all sections.
  init(_ counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// How many items there are.
  var count: Int { starts.last ?? 0 }

  /// The item that stands at a place of the row.
  func path(ofItem place: Int) -> IndexPath {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return IndexPath(item: place - starts[low], section: low)
  }

  /// The place of an item in the row; `nil` for no such item.
  func place(of path: IndexPath) -> Int? {
    guard path.section >= 0, path.section + 1 < starts.count, path.item >= 0 else { return nil }
    let place = starts[path.section] + path.item
    return place < starts[path.section + 1] ? place : nil
  }
}

extension CollectionView {
  /// The item that the solved layout has at a place of a section.
  func dataPath(item: Int, section: Int) -> IndexPath {
    state.flatSections?.path(ofItem: item) ?? IndexPath(item: item, section: section)
  }

  /// Where the solved layout has an item; `nil` for no such item.
  func layoutPath(_ path: IndexPath) -> IndexPath? {
    guard let flat = state.flatSections else { return path }
    return flat.place(of: path).map { IndexPath(item: $0, section: 0) }
  }
}
