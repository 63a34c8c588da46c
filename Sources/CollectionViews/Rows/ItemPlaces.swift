import CompositionalLayout
import Foundation
import LayoutGeometry

/// The present indices of items, found by identity.
///
/// An item is looked for near its former index first, then in an index of the section made once.
final class ItemPlaces {
  private struct State {
    var bySection: [Int: [ItemIdentity: Int]] = [:]
  }

  private var state = State()
  private let view: CollectionView

  init(in view: CollectionView) { self.view = view }

  /// The index of an item in a section of the new layout; `nil` when the item is gone.
  func place(of identity: ItemIdentity, inSection section: Int, near former: Int) -> Int? {
    if let known = state.bySection[section] { return known[identity] }
    let count = view.solvedItemCount(inSection: section)
    for distance in 0...RowItems.reach {
      let near = distance == 0 ? [former] : [former - distance, former + distance]
      for item in near where (0..<count).contains(item) {
        if view.itemIdentity(ofItem: item, inSection: section) == identity { return item }
      }
    }
    var index: [ItemIdentity: Int] = [:]
    index.reserveCapacity(count)
    for item in (0..<count).reversed() {
      if let known = view.itemIdentity(ofItem: item, inSection: section) { index[known] = item }
    }
    state.bySection[section] = index
    return index[identity]
  }
}
