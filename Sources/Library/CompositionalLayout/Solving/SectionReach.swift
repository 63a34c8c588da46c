import Foundation
import LayoutGeometry

extension SectionBody {
  /// Returns the extent of all elements of a section along the main axis, if its groups begin at `start`.
  static func reach(
    length: CGFloat, groups: ClosedRange<CGFloat>, from start: CGFloat, others: [LayoutAttributes],
    _ axis: Axis
  ) -> ClosedRange<CGFloat> {
    var lower = min(0, start + groups.lowerBound)
    var upper = max(length, start + groups.upperBound)
    for attributes in others {
      lower = min(lower, attributes.frame.min(axis))
      upper = max(upper, attributes.frame.max(axis))
    }
    return lower...upper
  }

  /// The extent of the row's cells and badges along the row, in the row's own coordinates.
  var rowReach: ClosedRange<CGFloat> {
    let start = stackOrigin[stack.axis]
    let groups = stack.reach(along: stack.axis)
    return (start + groups.lowerBound)...(start + groups.upperBound)
  }
}

extension GroupStack {
  /// Returns the extent of cells and badges along `axis`, from the corner of the first group's edge spacing.
  ///
  /// It may be more than the true extent, never less.
  func reach(along axis: Axis) -> ClosedRange<CGFloat> {
    guard count > 0 else { return 0...0 }
    var first = edges.start
    var last = edges.start
    if axis == self.axis {
      last += start(ofGroup: count - 1)
    } else {
      let origins = ([template] + exceptions.map(\.layout)).map { origin(ofGroup: 0, $0)[axis] }
      first = origins.min() ?? 0
      last = origins.max() ?? 0
    }
    return min(0, first + reach.min(axis))...max(0, last + reach.max(axis))
  }
}
