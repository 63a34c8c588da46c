import Foundation
import LayoutGeometry

/// A distance line from an element's edge to the nearest neighbour beyond it, as in design tools.
struct Redline: Sendable, Hashable {
  /// The starting point: the middle of the element's edge, or of the part of it that faces the neighbour.
  var start: CGPoint
  /// The end point, on the edge of the neighbour or of the parent.
  var end: CGPoint
  /// The axis that the distance is measured on.
  var axis: Axis

  /// The length, in points.
  var length: CGFloat { abs(end[axis] - start[axis]) }

  /// Returns the distances of `frame` on its four sides.
  ///
  /// Each ends at the nearest of `neighbours` beyond that side, else at the edge of `holder`. A side less
  /// than half a point away from it has none.
  static func around(_ frame: CGRect, neighbours: [CGRect], holder: CGRect) -> [Redline] {
    Axis.allCases.flatMap { axis in
      [true, false].compactMap { isTowardsStart in
        side(frame, neighbours, holder, on: axis, isTowardsStart: isTowardsStart)
      }
    }
  }

  private static func side(
    _ frame: CGRect, _ neighbours: [CGRect], _ holder: CGRect, on axis: Axis, isTowardsStart: Bool
  ) -> Redline? {
    let edge = isTowardsStart ? frame.min(axis) : frame.max(axis)
    let across = axis.perpendicular
    var end = isTowardsStart ? holder.min(axis) : holder.max(axis)
    var middle = frame.mid(across)
    for other in neighbours {
      let low = Swift.max(frame.min(across), other.min(across))
      let high = Swift.min(frame.max(across), other.max(across))
      let near = isTowardsStart ? other.max(axis) : other.min(axis)
      let isBeyond = isTowardsStart ? near <= edge : near >= edge
      let isNearer = isTowardsStart ? near > end : near < end
      if low < high, isBeyond, isNearer { (end, middle) = (near, (low + high) / 2) }
    }
    let length = isTowardsStart ? edge - end : end - edge
    guard length >= 0.5 else { return nil }
    return Redline(
      start: CGPoint(along: edge, across: middle, on: axis),
      end: CGPoint(along: end, across: middle, on: axis),
      axis: axis)
  }
}
