package import Foundation
import LayoutGeometry

/// The offsets at which a scroller comes to rest, in ascending order.
///
/// A row of equal pages needs no memory for each. In a loop every snap point repeats once a lap: snap point `k` of `n`
/// is snap point `k mod n`, `floor(k/n)` laps on, for any whole `k`.
package struct SnapPoints: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case uniform(first: CGFloat, pitch: CGFloat, last: CGFloat)
    case list([CGFloat])
  }

  /// The distance, in points, within which two offsets count as one snap point.
  static let tolerance: CGFloat = 0.01

  private let storage: Storage
  /// The number of snap points.
  package let count: Int

  /// Creates snap points from offsets in any order; offsets within 0.01 pt of one another count once.
  package init(offsets: [CGFloat]) {
    var kept: [CGFloat] = []
    kept.reserveCapacity(offsets.count)
    for offset in offsets.map(\.bounded).sorted() {
      if let last = kept.last, offset - last < Self.tolerance { continue }
      kept.append(offset)
    }
    storage = .list(kept)
    count = kept.count
  }

  /// Creates `count` snap points `pitch` apart; those beyond `last` become a single one at `last`.
  package init(first: CGFloat, pitch: CGFloat, count: Int, last: CGFloat?) {
    let (first, pitch) = (first.bounded, pitch.bounded)
    let limit = last?.bounded ?? .infinity
    let count = Swift.min(count, Int(CGFloat.furthest))
    storage = .uniform(first: first, pitch: pitch, last: limit)
    guard count > 1, pitch > Self.tolerance, limit > first + Self.tolerance else {
      self.count = Swift.min(1, Swift.max(0, count))
      return
    }
    let room = ((limit - Self.tolerance - first) / pitch).rounded(.up)
    self.count = room < CGFloat(count - 1) ? Int(room) + 1 : count
  }

  /// The distance between neighbours, in points, if all distances are equal; otherwise `nil`.
  package var pitch: CGFloat? {
    if case .uniform(_, let pitch, _) = storage { pitch } else { nil }
  }

  /// Returns the offset of a snap point; `index` is in `0..<count`.
  package func offset(at index: Int) -> CGFloat {
    precondition(index >= 0 && index < count, "stop \(index) of \(count)")
    switch storage {
    case .uniform(let first, let pitch, let last):
      let offset = first + CGFloat(index) * pitch
      return offset + Self.tolerance >= last ? last : offset
    case .list(let offsets):
      return offsets[index]
    }
  }

  /// Returns the offset of snap point `k` of a loop, any whole number, counted from the beginning of lap 0.
  package func virtualOffset(at k: Int, period: CGFloat) -> CGFloat {
    let lap = Self.lap(of: k.bounded, count: count)
    return CGFloat(lap) * period + offset(at: k.bounded - lap * count)
  }

  /// Returns the snap point of `0..<count` that `k` repeats.
  package func logicalIndex(_ k: Int) -> Int {
    let k = k.bounded
    return k - Self.lap(of: k, count: count) * count
  }

  /// Returns the lap of snap point `k` in a loop of `count`: the quotient rounded down.
  static func lap(of k: Int, count: Int) -> Int {
    precondition(count > 0, "a loop has stops")
    return k >= 0 ? k / count : (k + 1) / count - 1
  }

  /// Returns the index of the last snap point at or before `offset`; −1 before the first.
  func floorIndex(_ offset: CGFloat) -> Int {
    var low = -1
    var high = count
    if case .uniform(let first, let pitch, _) = storage, pitch > 0 {
      // The division may be off by one at a boundary; the binary search below corrects it.
      let guess = ((offset - first) / pitch).rounded(.down)
      if guess >= 0, guess < CGFloat(count) - 1 {
        low = Swift.max(-1, Int(guess) - 2)
        high = Swift.min(count, Int(guess) + 2)
      }
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if self.offset(at: middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SnapPoints {
  /// Returns the snap point nearest to `offset`, the lower of two equally near.
  ///
  /// With a period the result is any whole number, without a period it is in `0..<count`.
  package func nearest(to offset: CGFloat, period: CGFloat? = nil) -> Int {
    let before = floor(of: offset, period: period)
    guard let next = valid(before + 1, period: period) else { return before }
    guard let before = valid(before, period: period) else { return next }
    let (low, high) = (self.offset(at: before, period: period), self.offset(at: next, period: period))
    return high - offset < offset - low ? next : before
  }

  /// Returns the first snap point after `offset`; `nil` when there is none.
  package func next(after offset: CGFloat, period: CGFloat? = nil) -> Int? {
    valid(floor(of: offset, period: period) + 1, period: period)
  }

  /// Returns the last snap point before `offset`; `nil` when there is none.
  package func previous(before offset: CGFloat, period: CGFloat? = nil) -> Int? {
    var index = floor(of: offset, period: period)
    if let here = valid(index, period: period), self.offset(at: here, period: period) == offset {
      index -= 1
    }
    return valid(index, period: period)
  }

  /// Returns `offset` as a fractional index between its neighbouring snap points.
  ///
  /// Without a period it is limited to `0...count − 1`; with a period it is any number.
  package func progress(at offset: CGFloat, period: CGFloat? = nil) -> CGFloat {
    let before = floor(of: offset, period: period)
    guard let low = valid(before, period: period) else { return 0 }
    guard let high = valid(before + 1, period: period) else { return CGFloat(low) }
    let start = self.offset(at: low, period: period)
    return CGFloat(low) + (offset - start) / (self.offset(at: high, period: period) - start)
  }

  /// Returns the change of the progress at `offset`, in snap points per point; 0 beyond the first and the last.
  package func progressSlope(at offset: CGFloat, period: CGFloat? = nil) -> CGFloat {
    let before = floor(of: offset, period: period)
    guard let low = valid(before, period: period), let high = valid(before + 1, period: period) else {
      return 0
    }
    return 1 / (self.offset(at: high, period: period) - self.offset(at: low, period: period))
  }

  /// Returns the offset of a snap point by an index that a loop may repeat.
  func offset(at index: Int, period: CGFloat?) -> CGFloat {
    period.map { virtualOffset(at: index, period: $0) } ?? offset(at: index)
  }

  /// Returns the last snap point at or before `offset`; −1 before the first when there is no period.
  func floor(of offset: CGFloat, period: CGFloat?) -> Int {
    let offset = offset.bounded
    guard let period, count > 0 else { return floorIndex(offset) }
    let lap = ((offset - self.offset(at: 0)) / period).rounded(.down)
    let index = Int(bounding: lap) * count + Swift.max(0, floorIndex(offset - lap * period))
    if virtualOffset(at: index, period: period) > offset { return index - 1 }
    return virtualOffset(at: index + 1, period: period) <= offset ? index + 1 : index
  }

  /// Returns the index limited to the row; in a loop, unchanged.
  func clamp(_ index: Int, period: CGFloat?) -> Int {
    period == nil ? Swift.min(count - 1, Swift.max(0, index)) : index
  }

  private func valid(_ index: Int, period: CGFloat?) -> Int? {
    (period != nil && count > 0) || (index >= 0 && index < count) ? index : nil
  }
}
