import Foundation
import LayoutGeometry

extension SectionBody {
  /// How far everything in a section reaches along the main axis.
  ///
  /// `stack` is `nil` for a row: its groups lie side by side from `start`.
  static func reach(
    length: CGFloat, groups: CGRect, from start: CGFloat, stack: GroupStack?, others: [LayoutAttributes],
    _ axis: Axis
  ) -> ClosedRange<CGFloat> {
    let end = stack.map { max(0, $0.length - $0.extent(of: $0.template)) } ?? 0
    var lower = min(0, start + groups.min(axis))
    var upper = max(length, start + end + groups.max(axis))
    for attributes in others {
      lower = min(lower, attributes.frame.min(axis))
      upper = max(upper, attributes.frame.max(axis))
    }
    return lower...upper
  }

  /// How far the row's cells and badges reach along the row, in the row's own coordinates.
  var rowReach: ClosedRange<CGFloat> {
    let axis = stack.axis
    let start = stackOrigin[axis]
    return (start + min(0, stack.reach.min(axis)))...(start + stack.length + max(0, stack.reach.max(axis)))
  }
}
