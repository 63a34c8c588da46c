package import Foundation
import LayoutGeometry

/// The range of offsets at which content may rest: an interval or a loop.
package enum ScrollBounds: Hashable, Sendable {
  /// A range between two offsets, in points.
  case clamped(ClosedRange<CGFloat>)
  /// A loop of this length in points; positions a whole number of lengths apart look the same.
  case periodic(CGFloat)

  /// The loop's length; `nil` when there are edges.
  package var period: CGFloat? {
    if case .periodic(let length) = self { length } else { nil }
  }

  /// The legal range; `nil` in a loop.
  package var range: ClosedRange<CGFloat>? {
    if case .clamped(let range) = self { range } else { nil }
  }

  /// The bounds limited to possible offsets; a loop is no shorter than the least distance of two snap points.
  var bounded: ScrollBounds {
    switch self {
    case .clamped(let range): .clamped(range.lowerBound.bounded...range.upperBound.bounded)
    case .periodic(let length):
      .periodic(length.bounded(to: SnapPoints.tolerance...CGFloat.furthest, or: .furthest))
    }
  }

  /// Returns the legal offset nearest to `offset`.
  func clamp(_ offset: CGFloat) -> CGFloat {
    guard let range, !offset.isNaN else { return offset.bounded }
    return Swift.min(range.upperBound, Swift.max(range.lowerBound, offset))
  }
}
