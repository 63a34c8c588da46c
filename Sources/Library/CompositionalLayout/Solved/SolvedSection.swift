package import Foundation
import LayoutGeometry

/// A solved section at its position in the layout.
///
/// Moving a section changes only one number, its start.
package struct SolvedSection: Sendable {
  /// The index of the section.
  package let index: Int
  /// The start of the section along the layout's axis, in content coordinates.
  let start: CGFloat
  let body: SectionBody

  private var axis: Axis { body.context.axis }
  private var shift: CGPoint { CGPoint(along: start, across: 0, on: axis) }

  /// The rectangle of the section with insets, headers and footers, in content coordinates.
  ///
  /// Across the layout's axis it is as wide as the container.
  package var frame: CGRect {
    CGRect(
      origin: shift,
      size: CGSize(
        along: body.length, across: body.context.container.contentSize[axis.perpendicular], on: axis))
  }

  /// The extent along the layout's axis of everything in the section, including parts outside its frame.
  package var reach: ClosedRange<CGFloat> {
    (start + body.reach.lowerBound)...(start + body.reach.upperBound)
  }

  /// The number of items in the section.
  package var itemCount: Int { body.input.itemCount }

  /// True when the description contains an item or a badge of estimated size, measured or not.
  package var hasEstimatedItems: Bool { body.input.description.isEstimated }

  /// The number of groups that contain the items.
  package var groupCount: Int { body.stack.count }

  /// The geometry of the section's row; `nil` for a section without orthogonal scrolling.
  package var orthogonal: OrthogonalGeometry? {
    guard var row = body.orthogonal else { return nil }
    row.viewport = row.viewport.offsetBy(shift)
    return row
  }

  /// True for a row: a section with orthogonal scrolling.
  package var isRow: Bool { body.rowViewport != nil }

  /// The rectangle in which the section's row scrolls, in content coordinates; `nil` for any other section.
  package var rowViewport: CGRect? { body.rowViewport?.offsetBy(shift) }

  /// The headers, footers and overlays, in content coordinates; they do not scroll with a row.
  package var boundaryItems: [SolvedBoundaryItem] {
    body.boundaryItems.map { $0.moved(by: start, section: index) }
  }

  /// Calls `visit` with each of `boundaryItems`, without making an array.
  package func forEachBoundaryItem(_ visit: (SolvedBoundaryItem) -> Void) {
    for item in body.boundaryItems { visit(item.moved(by: start, section: index)) }
  }

  /// The backgrounds, in content coordinates; they do not scroll with a row.
  package var decorations: [LayoutAttributes] {
    body.decorations.map { decoration in
      var moved = decoration
      moved.element.section = index
      moved.frame = decoration.frame.offsetBy(shift)
      return moved
    }
  }

  /// Returns the range of items in a group.
  package func items(inGroup group: Int) -> Range<Int> { body.stack.items(inGroup: group) }

  /// Returns the group that contains an item; `nil` if there is no such item.
  package func group(ofItem item: Int) -> Int? {
    guard (0..<itemCount).contains(item), body.stack.itemsPerGroup > 0 else { return nil }
    return item / body.stack.itemsPerGroup
  }

  /// Returns the frame of an item, in the coordinates of `forEachElement`; `nil` if there is no such item.
  package func frame(ofItem item: Int) -> CGRect? { attributes(ofItem: item)?.frame }

  /// Returns an item's attributes, in the coordinates of `forEachElement`; `nil` if there is no such item.
  package func attributes(ofItem item: Int) -> LayoutAttributes? {
    guard let group = group(ofItem: item) else { return nil }
    let layout = body.stack.layout(ofGroup: group)
    let index = layout.cells.lowerBound + (item - group * body.stack.itemsPerGroup)
    return attributes(ofCell: index, item: item, at: origin(ofGroup: group, layout))
  }

  /// Returns the frame of a group, in the coordinates of `forEachElement`; `nil` if there is no such group.
  package func frame(ofGroup group: Int) -> CGRect? {
    guard (0..<groupCount).contains(group) else { return nil }
    let layout = body.stack.layout(ofGroup: group)
    return CGRect(origin: origin(ofGroup: group, layout), size: layout.size)
  }

  /// Calls `visit` with every cell and badge that touches `rect`, in the order of items.
  ///
  /// In a plain section all coordinates are content coordinates. In an orthogonal section the coordinate
  /// along the row is the row's own (0 at the start of its content, insets included), and the other is that
  /// of the feed's content.
  package func forEachElement(in rect: CGRect, _ visit: (LayoutAttributes) -> Void) {
    let stack = body.stack
    let corner = rect.origin[stack.axis] - (shift + body.stackOrigin)[stack.axis]
    for group in stack.groups(from: corner, to: corner + rect.size[stack.axis]) {
      let layout = stack.layout(ofGroup: group)
      let origin = origin(ofGroup: group, layout)
      let items = stack.items(inGroup: group)
      for item in items {
        let cell = layout.cells.lowerBound + (item - items.lowerBound)
        guard stack.cells[cell].frame.offsetBy(origin).touches(rect) else { continue }
        visit(attributes(ofCell: cell, item: item, at: origin))
      }
      for badge in stack.badges[layout.badges] where badge.cell < items.count {
        let frame = badge.frame.offsetBy(origin)
        guard frame.touches(rect) else { continue }
        visit(attributes(of: badge, item: items.lowerBound + badge.cell, frame: frame))
      }
    }
  }

  private func origin(ofGroup group: Int, _ layout: GroupLayout) -> CGPoint {
    shift + body.stackOrigin + body.stack.origin(ofGroup: group, layout)
  }

  private func attributes(ofCell cell: Int, item: Int, at origin: CGPoint) -> LayoutAttributes {
    let solved = body.stack.cells[cell]
    return LayoutAttributes(
      element: .cell(item: item, section: index), frame: solved.frame.offsetBy(origin),
      zIndex: solved.zIndex, estimatedAxes: solved.estimatedAxes)
  }

  private func attributes(of badge: SolvedBadge, item: Int, frame: CGRect) -> LayoutAttributes {
    LayoutAttributes(
      element: LayoutElement(category: .supplementary, kind: badge.kind, item: item, section: index),
      frame: frame, zIndex: badge.zIndex, hostItem: item, estimatedAxes: badge.estimatedAxes)
  }
}

extension SolvedSection {
  /// Returns the frame of virtual item `k`, any integer: that of item k mod n, moved by whole periods.
  ///
  /// The result is exactly reproducible: the base frame, then one addition. `nil` when the section has no row or no
  /// items.
  package func loopedFrame(ofItem virtualItem: Int) -> CGRect? {
    guard let row = body.orthogonal, itemCount > 0 else { return nil }
    let (lap, item) = virtualItem.flooredQuotientAndRemainder(by: itemCount)
    return frame(ofItem: item)?.offsetBy(
      CGPoint(along: CGFloat(lap) * row.period, across: 0, on: row.axis))
  }

  /// Calls `visit` with every cell and badge of the endless row that touches `rect`, with the virtual item.
  ///
  /// Item k lies at frame(k mod n) + ⌊k/n⌋·period; its element is that of item k mod n, so one element may
  /// come twice. Frames move by one addition from the base frame. A section without a row has no such
  /// elements.
  package func forEachLoopedElement(in rect: CGRect, _ visit: (LayoutAttributes, _ virtualItem: Int) -> Void)
  {
    guard let row = body.orthogonal, row.period > 0, itemCount > 0 else { return }
    let axis = row.axis
    let reach = body.rowReach
    let first = ((rect.min(axis) - reach.upperBound) / row.period).rounded(.down)
    let last = ((rect.max(axis) - reach.lowerBound) / row.period).rounded(.down)
    guard max(first.magnitude, last.magnitude) < min(1e9, 1e18 / CGFloat(itemCount)) else { return }
    for lap in Int(first)...Int(last) {
      let shift = CGPoint(along: CGFloat(lap) * row.period, across: 0, on: axis)
      // Half a point wider, so that the subtraction's rounding excludes nothing; the exact test follows.
      let window = rect.offsetBy(dx: -shift.x, dy: -shift.y).insetBy(dx: -0.5, dy: -0.5)
      forEachElement(in: window) { attributes in
        var moved = attributes
        moved.frame = attributes.frame.offsetBy(shift)
        guard moved.frame.touches(rect) else { return }
        visit(moved, attributes.element.item + lap * itemCount)
      }
    }
  }
}

extension Int {
  /// Returns the quotient rounded towards −∞, and the remainder in 0..<divisor: −1 by 5 is (−1, 4).
  func flooredQuotientAndRemainder(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
