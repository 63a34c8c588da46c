import Foundation
import LayoutGeometry

/// A builder of a section's groups: it solves the template once, then only the groups that differ.
struct GroupStackBuilder {
  let section: SectionDescription
  /// The size that the groups' own fractions refer to.
  let container: CGSize
  /// The axis along which groups follow one another.
  let axis: Axis
  /// The extent across in which a group is placed; `nil` when the groups define it, as in a row.
  let breadth: CGFloat?
  let templates: GroupTemplates

  func build(itemCount: Int, measured: MeasuredSizes, lowestZIndex: Int) -> GroupStack {
    let resolved = section.value.group.size.resolved(in: container)
    let shared =
      itemCount == 0 ? nil : templates.template(of: section, in: container, itemCount, lowestZIndex)
    let perGroup = shared?.capacity ?? 0
    let count = perGroup == 0 ? 0 : 1 + (itemCount - 1) / perGroup

    var solver = shared?.solver ?? GroupSolver(measured: MeasuredSizes(), lowestZIndex: lowestZIndex)
    let template = shared?.layout ?? GroupLayout(size: resolved.size, cells: 0..<0, badges: 0..<0)

    var exceptions: [GroupStack.DifferingGroup] = []
    // The rest offsets of a row of unequal groups are listed one by one.
    if section.isEstimated, count > 0, breadth != nil || count <= LayoutLimits.counted {
      var exceptional = GroupSolver(
        measured: measured, lowestZIndex: lowestZIndex, continuing: solver)
      var shift: CGFloat = 0
      for (index, isMeasured) in different(count: count, perGroup: perGroup, itemCount, measured) {
        let first = index * perGroup
        let items = first..<(first + min(perGroup, itemCount - first))
        let layout = exceptional.layout(section.value.group, resolved, items: items)
        exceptions.append(.init(group: index, shift: shift, layout: layout, isMeasured: isMeasured))
        shift += layout.size[axis] - template.size[axis]
      }
      solver = exceptional
    }
    let edges = EdgeSpacingExtent(section.value.group.edgeSpacing, axis)
    let smallest = exceptions.reduce(template.size[axis]) { min($0, $1.layout.size[axis]) } + edges.least
    // Groups may overlap, but none may begin before the preceding one.
    var stack = GroupStack(
      axis: axis, count: count, itemsPerGroup: perGroup, itemCount: itemCount,
      spacing: max(section.value.interGroupSpacing, -smallest), edges: edges,
      sideEdges: EdgeSpacingExtent(section.value.group.edgeSpacing, axis.perpendicular),
      breadth: breadth ?? 0, cells: solver.cells, badges: solver.badges,
      template: template, exceptions: exceptions, reach: solver.reach)
    if breadth == nil { stack.breadth = stack.thickness }
    return stack
  }

  /// Returns the groups that contain a measured element, and the last group if it is not full.
  private func different(
    count: Int, perGroup: Int, _ itemCount: Int, _ measured: MeasuredSizes
  ) -> [(group: Int, isMeasured: Bool)] {
    var groups: [(group: Int, isMeasured: Bool)] = []
    for item in measured.measuredItems() where item < itemCount {
      let isCell = measured.size(ofItem: item) != nil
      if groups.last?.group != item / perGroup { groups.append((item / perGroup, false)) }
      if isCell { groups[groups.count - 1].isMeasured = true }
    }
    if !itemCount.isMultiple(of: perGroup), groups.last?.group != count - 1 {
      groups.append((count - 1, false))
    }
    return groups
  }
}
