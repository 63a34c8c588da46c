import Foundation
import LayoutGeometry

/// Places boundary items around a content that reaches from 0 along the main axis.
///
/// An item grows its host by how far it sticks out of the content after its offset; all refer to the content
/// alone, so two items at one edge lie side by side and an overlay does not care what footers there are.
struct BoundarySolver {
  /// The axis along which the layout scrolls.
  let axis: Axis
  /// The content's extent along `axis`, insets included.
  let contentLength: CGFloat
  /// Where the items' reference lies across.
  let across: ClosedRange<CGFloat>
  /// What fractions are taken of.
  let container: CGSize
  let lowestZIndex: Int

  struct Solution {
    var startGrowth: CGFloat = 0
    var endGrowth: CGFloat = 0
    /// In coordinates that begin where the host begins.
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
