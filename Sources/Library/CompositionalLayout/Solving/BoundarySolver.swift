import Foundation
import LayoutGeometry

/// A solver that places boundary items around content that begins at 0 along the main axis.
///
/// An item enlarges its host by the part of it outside the content after its offset. All items are placed relative to
/// the content alone, so two items at one edge are side by side, and footers do not move an overlay.
struct BoundarySolver {
  /// The axis along which the layout scrolls.
  let axis: Axis
  /// The content's extent along `axis`, insets included.
  let contentLength: CGFloat
  /// The extent, across the axis, within which the items are aligned.
  let across: ClosedRange<CGFloat>
  /// The size that fractions refer to.
  let container: CGSize
  let lowestZIndex: Int

  struct Solution {
    var startGrowth: CGFloat = 0
    var endGrowth: CGFloat = 0
    /// The items, in coordinates that begin at the start of the host.
    var items: [SolvedBoundaryItem] = []
  }

  func solve(_ values: [BoundaryValue], measured: MeasuredSizes) -> Solution {
    var solution = Solution()
    var ordinals: [String: Int] = [:]
    for value in values {
      let ordinal = ordinals[value.supplementary.kind, default: 0]
      ordinals[value.supplementary.kind] = ordinal + 1
      let item = place(value, ordinal: ordinal, measured: measured)
      solution.items.append(item)
      guard value.extendsBoundary, value.alignment.unitPoint[axis] != 0.5 else { continue }
      let frame = item.attributes.frame
      solution.startGrowth = max(solution.startGrowth, -frame.min(axis))
      solution.endGrowth = max(solution.endGrowth, frame.max(axis) - contentLength)
    }
    let host = 0...(solution.startGrowth + contentLength + solution.endGrowth)
    let shift = CGPoint(along: solution.startGrowth, across: 0, on: axis)
    for index in solution.items.indices {
      let value = values[index].supplementary
      let frame = solution.items[index].attributes.frame.offsetBy(shift)
      solution.items[index].attributes.frame = frame.inset(
        by: value.contentInsets.without(value.size.estimatedAxes))
      solution.items[index].host = host
    }
    return solution
  }

  private func place(_ value: BoundaryValue, ordinal: Int, measured: MeasuredSizes) -> SolvedBoundaryItem {
    let kind = value.supplementary.kind
    let resolved = value.supplementary.size.resolved(in: container)
    let size = resolved.replacingEstimates(with: measured.size(ofKind: kind, item: ordinal))
    let unit = value.alignment.unitPoint
    let length = size[axis]
    let outside = value.extendsBoundary ? length : 0
    let along: CGFloat =
      switch unit[axis] {
      case 0: -outside
      case 1: contentLength - length + outside
      default: (contentLength - length) * unit[axis]
      }
    let side = axis.perpendicular
    let width = across.upperBound - across.lowerBound
    let place = CGPoint(
      along: along, across: across.lowerBound + (width - size[side]) * unit[side], on: axis)
    let offset = CGPoint(
      x: value.absoluteOffset.x + value.fractionalOffset.x * size.width,
      y: value.absoluteOffset.y + value.fractionalOffset.y * size.height)
    return SolvedBoundaryItem(
      attributes: LayoutAttributes(
        element: LayoutElement(
          category: .supplementary, kind: kind, item: ordinal, section: LayoutElement.wholeLayout),
        frame: CGRect(origin: place + offset, size: size),
        zIndex: max(value.supplementary.zIndex, lowestZIndex), estimatedAxes: resolved.estimatedAxes),
      alignment: value.alignment, pinToVisibleBounds: value.pinToVisibleBounds, host: 0...0, axis: axis)
  }
}
