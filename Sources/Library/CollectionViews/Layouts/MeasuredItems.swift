import CompositionalLayout
import Foundation

/// The measured sizes of a section's elements, with the identities of the items among them.
///
/// With these a size follows its item when the data change, and never passes to the item that takes its place.
struct MeasuredItems: Hashable, Sendable {
  var sizes = MeasuredSizes()
  /// The items that the measured cells show, by their indices.
  var owners: [Int: Identity] = [:]

  /// Returns the sizes after a change of data; `place` maps an item's identity and former index to its present index.
  ///
  /// Headers and footers keep theirs; the sizes of items that are gone, and of badges, are dropped.
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
