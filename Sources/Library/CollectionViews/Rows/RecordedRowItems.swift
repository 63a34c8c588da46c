import CompositionalLayout
import Foundation
import LayoutGeometry

/// The items around a row's present offset, by identity, from which the offset is found again after a change of data.
///
/// They are recorded while the row moves: after the data have changed, the data source cannot return them.
struct RecordedRowItems: Hashable, Sendable {
  /// The largest number of items recorded on each side of the visible one.
  static let reach = 16

  /// The number of items in the row.
  var count = 0
  /// The index of the first recorded item.
  var first = 0
  var identities: [ItemIdentity] = []
  /// The start of each recorded item in the row's content, in points; empty for a row with snap points.
  var origins: [CGFloat] = []
  /// The row's content offset when the items were recorded; `nil` before.
  var offset: CGFloat?

  /// The indices of the recorded items.
  var indices: Range<Int> { first..<(first + identities.count) }

  /// Returns the indices of the items to record around one of `count`.
  ///
  /// The snap point of a page that is not full may name an item beyond the last.
  static func range(around item: Int, of count: Int, reach: Int = Self.reach) -> Range<Int> {
    let item = min(max(item, 0), max(0, count - 1))
    return max(0, item - reach)..<(item + min(count - item, reach + 1))
  }

  /// Returns true when enough items are recorded on both sides of an item of a row of `count`.
  func covers(_ item: Int, of count: Int) -> Bool {
    let near = Self.range(around: item, of: count, reach: Self.reach / 2)
    return self.count == count && indices.lowerBound <= near.lowerBound
      && near.upperBound <= indices.upperBound
  }

  /// Returns the former and present index of an item that still exists; `nil` when no recorded one does.
  ///
  /// The search runs from `item` on, then backwards from it; `place` returns the present index of an item.
  func survivor(from item: Int, place: (ItemIdentity) -> Int?) -> (former: Int, now: Int)? {
    let start = min(max(item, indices.lowerBound), indices.upperBound)
    for index in Array(start..<indices.upperBound) + (indices.lowerBound..<start).reversed() {
      if let now = place(identities[index - first]) { return (index, now) }
    }
    return nil
  }

  /// Returns the present index of the item that was at `item`; `nil` when none of the recorded items is left.
  ///
  /// For an item that is gone it is the index of the next remaining one, which has taken its place.
  func now(of item: Int, count: Int, place: (ItemIdentity) -> Int?) -> Int? {
    survivor(from: item, place: place).map { $0.former >= item ? $0.now : min($0.now + 1, count - 1) }
  }

  /// Returns the first item that begins at or after an offset, counting copies in a loop of length `period`.
  func first(from offset: CGFloat, period: CGFloat?) -> Int? {
    let places = zip(indices, origins).map { item, origin in
      (item: item, start: Self.copy(of: origin, from: offset, period: period))
    }
    let wholly = places.filter { $0.start >= offset }.min { $0.start < $1.start }
    return (wholly ?? places.max { $0.start < $1.start })?.item
  }

  /// Returns the start of the first copy of a repeating item at or after an offset.
  static func copy(of origin: CGFloat, from offset: CGFloat, period: CGFloat?) -> CGFloat {
    guard let period, period > 0 else { return origin }
    return origin + ((offset - origin) / period).rounded(.up) * period
  }
}

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
