public import Foundation
import LayoutGeometry

/// The offsets at which a scroller comes to rest, in ascending order.
///
/// A row of equal pages takes no memory for them. In a loop every stop repeats once a lap: stop `k` of `n`
/// is stop `k mod n`, `floor(k/n)` laps on, for any whole `k`.
public struct SnapPoints: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case uniform(first: CGFloat, pitch: CGFloat, last: CGFloat)
    case list([CGFloat])
  }

  /// Offsets nearer to one another than this are one stop, in points.
  static let tolerance: CGFloat = 0.01

  private let storage: Storage
  /// How many stops there are.
  public let count: Int

  /// Creates stops from offsets in any order; those within 0.01 pt of one another count once.
  public init(offsets: [CGFloat]) {
    var kept: [CGFloat] = []
    kept.reserveCapacity(offsets.count)
    for offset in offsets.map(\.bounded).sorted() {
      if let last = kept.last, offset - last < Self.tolerance { continue }
      kept.append(offset)
    }
    storage = .list(kept)
    count = kept.count
  }

  /// Creates `count` stops `pitch` apart, none beyond `last`; those that `last` would hold together are one.
  public init(first: CGFloat, pitch: CGFloat, count: Int, last: CGFloat?) {
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

  /// The distance between neighbours when it is one and the same, in points.
  public var pitch: CGFloat? {
    if case .uniform(_, let pitch, _) = storage { pitch } else { nil }
  }

  /// The offset of a stop; `index` lies in `0..<count`.
  public func offset(at index: Int) -> CGFloat {
    precondition(index >= 0 && index < count, "stop \(index) of \(count)")
    switch storage {
    case .uniform(let first, let pitch, let last):
      let offset = first + CGFloat(index) * pitch
      return offset + Self.tolerance >= last ? last : offset
    case .list(let offsets):
      return offsets[index]
    }
  }

  /// The offset of stop `k` of a loop, counted from the beginning of lap 0: any whole `k`.
  public func virtualOffset(at k: Int, period: CGFloat) -> CGFloat {
    let lap = Self.lap(of: k.bounded, count: count)
    return CGFloat(lap) * period + offset(at: k.bounded - lap * count)
  }

  /// The stop of `0..<count` that `k` repeats.
  public func logicalIndex(_ k: Int) -> Int {
    let k = k.bounded
    return k - Self.lap(of: k, count: count) * count
  }

  /// The lap in which stop `k` of a loop of `count` lies: the quotient rounded down.
  static func lap(of k: Int, count: Int) -> Int {
    precondition(count > 0, "a loop has stops")
    return k >= 0 ? k / count : (k + 1) / count - 1
  }

  /// How many stops lie at or before `offset`, less one: −1 before the first.
  func floorIndex(_ offset: CGFloat) -> Int {
    var low = -1
    var high = count
    if case .uniform(let first, let pitch, _) = storage, pitch > 0 {
      // The division may be one out at a boundary; the halving below puts it right.
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
