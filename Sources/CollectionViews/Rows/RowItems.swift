import Foundation

/// The items around the place where a row is, by identity, so that a change of data finds the place again.
///
/// They are noted as the row moves: when the data have changed, it is too late to ask.
struct RowItems: Hashable, Sendable {
  /// How many items are known on each side of the one that shows, at most.
  static let reach = 16

  /// How many items the row had.
  var count = 0
  /// The first of the items that are known.
  var first = 0
  var identities: [ItemIdentity] = []
  /// Where each of them begins in the row's content, in points; of a row with stops nothing.
  var origins: [CGFloat] = []
  /// The row's content offset when this was noted; `nil` before.
  var offset: CGFloat?

  /// The items that are known.
  var indices: Range<Int> { first..<(first + identities.count) }

  /// The items to know around one of `count`; a stop of a page that is not full may name one beyond the last.
  static func range(around item: Int, of count: Int, reach: Int = Self.reach) -> Range<Int> {
    let item = min(max(item, 0), max(0, count - 1))
    return max(0, item - reach)..<min(count, item + reach + 1)
  }

  /// Whether enough is known on both sides of an item of a row of `count`.
  func covers(_ item: Int, of count: Int) -> Bool {
    let near = Self.range(around: item, of: count, reach: Self.reach / 2)
    return self.count == count && indices.lowerBound <= near.lowerBound
      && near.upperBound <= indices.upperBound
  }

  /// The first item that is still there, from `item` on and then back from it, and where `place` has found it.
  func survivor(from item: Int, place: (ItemIdentity) -> Int?) -> (former: Int, now: Int)? {
    let start = min(max(item, indices.lowerBound), indices.upperBound)
    for index in Array(start..<indices.upperBound) + (indices.lowerBound..<start).reversed() {
      if let now = place(identities[index - first]) { return (index, now) }
    }
    return nil
  }

  /// Where the item is by now that was at `item`: of one that has gone, the one that has taken its place, which is the
  /// next one that is left; `nil` where nothing of what is known is left.
  func now(of item: Int, count: Int, place: (ItemIdentity) -> Int?) -> Int? {
    survivor(from: item, place: place).map { $0.former >= item ? $0.now : min($0.now + 1, count - 1) }
  }

  /// The item that begins first at or after an offset, and where its copy there begins; `period` is that of a loop.
  func first(from offset: CGFloat, period: CGFloat?) -> Int? {
    let places = zip(indices, origins).map { item, origin in
      (item: item, start: Self.copy(of: origin, from: offset, period: period))
    }
    let wholly = places.filter { $0.start >= offset }.min { $0.start < $1.start }
    return (wholly ?? places.max { $0.start < $1.start })?.item
  }

  /// Where the first copy at or after an offset begins of what repeats in a loop.
  static func copy(of origin: CGFloat, from offset: CGFloat, period: CGFloat?) -> CGFloat {
    guard let period, period > 0 else { return origin }
    return origin + ((offset - origin) / period).rounded(.up) * period
  }
}
