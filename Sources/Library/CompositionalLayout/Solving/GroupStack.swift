import Foundation
import LayoutGeometry

/// A solved group: its size, and its cells and badges relative to its origin.
struct GroupLayout: Hashable, Sendable {
  var size: CGSize
  var cells: Range<Int>
  var badges: Range<Int>
}

/// The groups of a section, one after the other.
///
/// It stores one solved template, from which positions are calculated, and only the groups whose measurements differ.
struct GroupStack: Sendable {
  /// A group that differs from the template.
  struct DifferingGroup: Sendable {
    var group: Int
    /// The displacement of this group by the differing groups before it, in points.
    var shift: CGFloat
    var layout: GroupLayout
    var isMeasured: Bool
  }

  /// The axis along which the groups follow one another.
  let axis: Axis
  let count: Int
  let itemsPerGroup: Int
  let itemCount: Int
  /// The distance between two groups, their edge spacing included.
  let spacing: CGFloat
  /// The edge spacing before and after each group.
  let edges: EdgeSpacingExtent
  let sideEdges: EdgeSpacingExtent
  /// The extent across, whose free space flexible side edges share.
  var breadth: CGFloat
  let cells: [SolvedCell]
  let badges: [SolvedBadge]
  let template: GroupLayout
  let exceptions: [DifferingGroup]
  /// The bounding box of everything in any group, with the group's origin at zero.
  let reach: CGRect

  /// Returns the extent of a group along the axis, its edge spacing included.
  func extent(of layout: GroupLayout) -> CGFloat { layout.size[axis] + edges.least }

  /// The distance from the start of one template group to the start of the next.
  var pitch: CGFloat { extent(of: template) + spacing }

  /// True when all groups have the same extent.
  var isUniform: Bool { exceptions.allSatisfy { $0.layout.size[axis] == template.size[axis] } }

  /// The extent of all groups and the spacing between them.
  var length: CGFloat { count == 0 ? 0 : start(ofGroup: count - 1) + extent(of: layout(ofGroup: count - 1)) }

  /// The largest extent of a group across.
  var thickness: CGFloat {
    guard count > 0 else { return 0 }
    let measured = exceptions.lazy.filter(\.isMeasured).map { $0.layout.size[axis.perpendicular] }
    return (measured.max() ?? layout(ofGroup: 0).size[axis.perpendicular]) + sideEdges.least
  }

  private func exceptionIndex(atOrAfter group: Int) -> Int {
    exceptions.isEmpty ? 0 : exceptions.partitioningIndex { $0.group >= group }
  }

  func layout(ofGroup group: Int) -> GroupLayout {
    let index = exceptionIndex(atOrAfter: group)
    return index < exceptions.count && exceptions[index].group == group
      ? exceptions[index].layout : template
  }

  /// Returns the start of the group's edge spacing; the first group's is 0.
  func start(ofGroup group: Int) -> CGFloat {
    let base = CGFloat(group) * pitch
    guard !exceptions.isEmpty else { return base }
    let index = exceptionIndex(atOrAfter: group)
    if index < exceptions.count { return base + exceptions[index].shift }
    let last = exceptions[index - 1]
    return base + last.shift + last.layout.size[axis] - template.size[axis]
  }

  /// Returns the group's origin, measured from the corner of the first group's edge spacing.
  func origin(ofGroup group: Int, _ layout: GroupLayout) -> CGPoint {
    CGPoint(
      along: start(ofGroup: group) + edges.start,
      across: sideEdges.start(sharing: breadth - layout.size[axis.perpendicular]), on: axis)
  }

  func items(inGroup group: Int) -> Range<Int> {
    let first = group * itemsPerGroup
    return first..<(first + min(itemsPerGroup, itemCount - first))
  }

  /// Returns the groups that may intersect the range between two coordinates along the axis.
  func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // Everything in a group begins at or after its start plus `before`, and ends at or before its end plus
    // `after`.
    let before = min(0, reach.min(axis) + edges.start)
    let after = max(0, reach.max(axis) + edges.start)
    let first: Int
    let end: Int
    if exceptions.isEmpty, pitch > 0 {
      first = clampedIndex(((lower - after) / pitch).rounded(.down))
      end = clampedIndex(((upper - before) / pitch).rounded(.down) + 1)
    } else {
      first = (0..<count).partitioningIndex { start(ofGroup: $0) + after >= lower }
      end = (0..<count).partitioningIndex { start(ofGroup: $0) + before > upper }
    }
    return first..<min(max(first, end), first + min(count - first, LayoutLimits.counted))
  }

  private func clampedIndex(_ number: CGFloat) -> Int {
    number < CGFloat(count) ? Int(max(0, number)) : count
  }
}

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
