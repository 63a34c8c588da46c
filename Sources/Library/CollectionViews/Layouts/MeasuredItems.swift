import CompositionalLayout
import Foundation

/// The measured sizes of a section's elements, with the identities of the cells among them.
///
/// By these a size goes with its item when the data change, and never passes to the item that comes to its place.
struct MeasuredItems: Hashable, Sendable {
  var sizes = MeasuredSizes()
  /// The items that the measured cells show, by their indices.
  var owners: [Int: Identity] = [:]

  /// The sizes in a section of which `place` returns an item's present index, from its identity and the former index.
  ///
  /// Headers and footers keep theirs; the sizes of items that are gone, and of badges, are forgotten.
  func moved(to place: (Identity, Int) -> Int?) -> MeasuredItems {
    guard !sizes.isEmpty else { return self }
    var moved = MeasuredItems(sizes: sizes.withoutItems)
    for (item, owner) in owners.sorted(by: { $0.key < $1.key }) {
      guard let size = sizes[.cell(item: item, section: 0)], let now = place(owner, item) else { continue }
      moved.sizes[.cell(item: now, section: 0)] = size
      moved.owners[now] = owner
    }
    return moved
  }
}
