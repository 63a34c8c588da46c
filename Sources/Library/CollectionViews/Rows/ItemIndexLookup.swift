import CompositionalLayout
import Foundation
import LayoutGeometry

/// A lookup of the present indices of items by their identity.
///
/// An item is looked for near its former index first, then in an index of the section made once, if it has at most
/// `LayoutLimits.counted` items.
final class ItemIndexLookup {
  private struct State {
    var bySection: [Int: [Identity: Int]] = [:]
  }

  private var state = State()
  private let count: (Int) -> Int
  private let identity: (IndexPath) -> Identity?

  /// Creates a lookup from the sections' numbers of items and each item's identity.
  init(count: @escaping (Int) -> Int, identity: @escaping (IndexPath) -> Identity?) {
    self.count = count
    self.identity = identity
  }

  /// Creates a lookup in a view's solved layout.
  convenience init(in view: CollectionView) {
    self.init(count: { view.solvedItemCount(inSection: $0) }) {
      view.itemIdentifier(at: $0).map(Identity.init)
    }
  }

  /// Returns the index of an item in a section; `nil` when the section does not have it any more.
  func place(of item: Identity, inSection section: Int, near former: Int) -> Int? {
    if let known = state.bySection[section] { return known[item] }
    let count = count(section)
    for distance in 0...RecordedRowItems.reach {
      let near = distance == 0 ? [former] : [former - distance, former + distance]
      for index in near where (0..<count).contains(index) {
        if identity(IndexPath(item: index, section: section)) == item { return index }
      }
    }
    guard count <= LayoutLimits.counted else { return nil }
    var places: [Identity: Int] = [:]
    places.reserveCapacity(count)
    for index in (0..<count).reversed() {
      if let known = identity(IndexPath(item: index, section: section)) { places[known] = index }
    }
    state.bySection[section] = places
    return places[item]
  }
}
