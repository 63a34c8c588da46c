package import Foundation

/// The content offsets at which a row comes to rest, ascending, without duplicates.
///
/// A collection of offsets in points; a row of equal groups stores four numbers however long it is.
package enum RestOffsets: Hashable, Sendable, RandomAccessCollection {
  /// `first + i·pitch` for `count` offsets, then `last` if there is one.
  case uniform(first: CGFloat, pitch: CGFloat, count: Int, last: CGFloat?)
  /// An explicit list of offsets.
  case list([CGFloat])

  /// The distance below which two rest offsets count as one, in points, as the difference is not visible.
  private static let least: CGFloat = 0.5

  /// The index of the first offset, 0.
  package var startIndex: Int { 0 }

  /// The index just past the last offset.
  package var endIndex: Int {
    switch self {
    case .uniform(_, _, let count, let last): last == nil ? count : count + 1
    case .list(let offsets): offsets.count
    }
  }

  /// The offset at `position`, in points.
  package subscript(position: Int) -> CGFloat {
    switch self {
    case .uniform(let first, let pitch, let count, let last):
      if position == count, let last { return last }
      return first + CGFloat(position) * pitch
    case .list(let offsets): return offsets[position]
    }
  }

  /// Returns the index of the first offset not before `offset`, or the end index.
  package func firstIndex(atOrAfter offset: CGFloat) -> Int { partitioningIndex { $0 >= offset } }

  /// Returns one rest offset for each group, clamped to `maximum`, and `maximum` itself if it ends the row.
  static func clamped(
    _ starts: RestOffsets, to maximum: CGFloat, endsAtMaximum: Bool
  ) -> RestOffsets {
    guard maximum > least else { return .uniform(first: 0, pitch: 0, count: 1, last: nil) }
    switch starts.distinct {
    case .uniform(let first, let pitch, let total, _):
      guard total > 1 else {
        return .uniform(first: 0, pitch: 0, count: 1, last: endsAtMaximum ? maximum : nil)
      }
      let below = (((maximum - least - first) / pitch).rounded(.up))
      let count = below < CGFloat(total) ? Int(below) : Swift.min(total, .max - 1)
      let last = count < total || endsAtMaximum ? maximum : nil
      return .uniform(first: first, pitch: pitch, count: count, last: last)
    case .list(let offsets):
      let below = offsets.filter { $0 < maximum - least }
      return .list(below + (below.count < offsets.count || endsAtMaximum ? [maximum] : []))
    }
  }

  /// Returns rest offsets a page of `length` points apart, up to `maximum`.
  static func pages(of length: CGFloat, to maximum: CGFloat) -> RestOffsets {
    clamped(
      .uniform(first: 0, pitch: length, count: Int.max, last: nil), to: maximum, endsAtMaximum: true)
  }

  /// The rest offsets that differ visibly: the first of any run of offsets nearer than `least`.
  var distinct: RestOffsets {
    switch self {
    case .uniform(let first, let pitch, let count, let last):
      guard pitch <= Self.least, count > 1 else { return self }
      let step = (Self.least / pitch).rounded(.down) + 1
      guard pitch > 0, step < CGFloat(count) else {
        return .uniform(first: first, pitch: 0, count: 1, last: last)
      }
      return .uniform(
        first: first, pitch: pitch * step, count: 1 + (count - 1) / Int(step), last: last)
    case .list(let offsets):
      var kept: [CGFloat] = []
      for offset in offsets where kept.last.map({ offset - $0 > Self.least }) ?? true { kept.append(offset) }
      return .list(kept)
    }
  }
}
