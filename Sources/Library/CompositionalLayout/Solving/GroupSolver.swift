import Foundation
import LayoutGeometry

/// The frame of a cell inside its group.
struct SolvedCell: Hashable, Sendable {
  var frame: CGRect
  var zIndex: Int
  var estimatedAxes: Axes
}

/// The frame of a badge inside its group.
struct SolvedBadge: Hashable, Sendable {
  /// The badge's host cell, counted from the group's first cell.
  var cell: Int
  var kind: String
  var frame: CGRect
  var zIndex: Int
  var estimatedAxes: Axes
}

/// A solver that places the cells and badges of one group at a time, relative to the group's origin.
struct GroupSolver {
  let measured: MeasuredSizes
  /// The lowest stacking order of any element in this section.
  let lowestZIndex: Int
  /// The items of the group that is being solved; cells beyond them are not placed.
  private var items = 0..<0
  private(set) var cells: [SolvedCell] = []
  private(set) var badges: [SolvedBadge] = []

  /// The bounding box of everything placed so far, with each group's origin at zero.
  private(set) var reach = CGRect.zero

  init(
    measured: MeasuredSizes, lowestZIndex: Int, continuing previous: GroupSolver? = nil
  ) {
    self.measured = measured
    self.lowestZIndex = lowestZIndex
    guard let previous else { return }
    cells = previous.cells
    badges = previous.badges
    reach = previous.reach
  }

  /// Places the items of one group, and returns its layout.
  mutating func layout(_ group: ItemValue, _ resolved: ResolvedSize, items: Range<Int>) -> GroupLayout {
    self.items = items
    let (cellStart, badgeStart) = (cells.count, badges.count)
    let size = solve(group, resolved, firstItem: items.lowerBound)
    // A custom group's closure may now return fewer or more frames than when its items were counted.
    while cells.count < cellStart + items.count {
      cells.append(SolvedCell(frame: .zero, zIndex: lowestZIndex, estimatedAxes: []))
    }
    cells.removeLast(cells.count - cellStart - items.count)
    reach = reach.union(CGRect(origin: .zero, size: size))
    for cell in cells[cellStart...] { reach = reach.union(cell.frame) }
    for badge in badges[badgeStart...] { reach = reach.union(badge.frame) }
    return GroupLayout(size: size, cells: cellStart..<cells.count, badges: badgeStart..<badges.count)
  }

  /// Appends one item or group at the origin, and returns its size with edge spacing.
  private mutating func solve(_ item: ItemValue, _ resolved: ResolvedSize, firstItem: Int) -> CGSize {
    let insets = item.contentInsets.without(resolved.estimatedAxes)
    let size: CGSize
    switch item.content {
    case .cell:
      size = resolved.replacingEstimates(with: measured.size(ofItem: firstItem))
      cells.append(
        SolvedCell(
          frame: CGRect(origin: .zero, size: size).inset(by: insets), zIndex: lowestZIndex,
          estimatedAxes: resolved.estimatedAxes))
    case .custom(let provider):
      size = resolved.size
      place(provider, in: item.innerSize(resolved), at: CGPoint(x: insets.leading, y: insets.top), firstItem)
    case .line(let line):
      size = solve(line, of: item, resolved, firstItem: firstItem)
    }
    let host = CGRect(origin: .zero, size: size).inset(by: insets)
    for badge in item.supplementaryItems { hang(badge, on: host, item: firstItem) }
    return size
  }

  private mutating func place(
    _ provider: CustomItemProvider, in size: CGSize, at corner: CGPoint, _ firstItem: Int
  ) {
    let items = provider.items(LayoutEnvironment(container: .init(contentSize: size)))
    for item in items.prefix(max(0, self.items.upperBound - firstItem)) {
      cells.append(
        SolvedCell(
          frame: item.frame.offsetBy(corner), zIndex: max(item.zIndex, lowestZIndex),
          estimatedAxes: item.estimatedAxes))
    }
  }

  private mutating func hang(_ badge: SupplementaryValue, on host: CGRect, item: Int) {
    let resolved = badge.size.resolved(in: host.size)
    let size = resolved.replacingEstimates(with: measured.size(ofKind: badge.kind, item: item))
    badges.append(
      SolvedBadge(
        cell: item - self.items.lowerBound, kind: badge.kind,
        frame: badge.frame(ofSize: size, on: host), zIndex: max(badge.zIndex, lowestZIndex),
        estimatedAxes: resolved.estimatedAxes))
  }

  private struct Child {
    /// The edge spacing around the item, along the line and across.
    var rooms: (along: EdgeSpacingExtent, across: EdgeSpacingExtent)
    var size: CGSize
    var cells: Range<Int>
    var badges: Range<Int>
  }

  private mutating func solve(
    _ line: LineValue, of item: ItemValue, _ resolved: ResolvedSize, firstItem: Int
  ) -> CGSize {
    let axis = line.axis
    let inner = item.innerSize(resolved)
    let fit = LineFit(line, in: inner, grows: resolved.estimatedAxes.contains(Axes(axis)))
    var children: [Child] = []
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    var next = firstItem
    while children.count < fit.count, next < items.upperBound {
      let index = children.count
      let kind = index % line.subitems.count
      let (cellStart, badgeStart) = (cells.count, badges.count)
      let size = solve(line.subitems[kind], fit.sizes[kind], firstItem: next)
      let across = EdgeSpacingExtent(line.subitems[kind].edgeSpacing, axis.perpendicular)
      children.append(
        Child(
          rooms: (fit.rooms[kind], across), size: size, cells: cellStart..<cells.count,
          badges: badgeStart..<badges.count))
      length += size[axis] + fit.rooms[kind].least
      breadth = max(breadth, size[axis.perpendicular] + across.least)
      next += cells.count - cellStart
    }
    // The missing items of a last, partly filled group keep their space, so that columns stay aligned.
    if children.count < fit.count {
      length = fit.length(length, ofFirst: children.count, thenOf: line.naturalSizes(fit), on: axis)
    }

    let gaps = CGFloat(fit.count - 1) * line.spacing.spacing.bounded
    var room = inner
    if resolved.estimatedAxes.contains(Axes(axis)) {
      let overlaps = gaps < 0 || fit.rooms.contains { $0.start < 0 || $0.end < 0 }
      let reach = overlaps ? extent(of: children, line) : children.map { $0.size[axis] }.max() ?? 0
      room[axis] = max(length + gaps, reach)
    }
    if resolved.estimatedAxes.contains(Axes(axis.perpendicular)) { room[axis.perpendicular] = breadth }
    for index in children.indices where line.isUniform(index) {
      stretch(&children[index], to: breadth, on: axis.perpendicular)
    }
    let flexible = fit.flexibleEdges + (line.spacing.isFlexible ? fit.count - 1 : 0)
    let share = flexible > 0 ? max(0, room[axis] - length - gaps) / CGFloat(flexible) : 0
    let insets = item.contentInsets.without(resolved.estimatedAxes)
    arrange(children, line, share: share, insets: insets, breadth: room[axis.perpendicular])
    return resolved.replacingEstimates(with: room.bounded)
  }

  /// Gives a child of one cell the extent of the largest sibling across the line.
  private mutating func stretch(_ child: inout Child, to breadth: CGFloat, on side: Axis) {
    let extent = max(child.size[side], breadth - child.rooms.across.least)
    let growth = extent - child.size[side]
    guard growth > 0, child.cells.count == 1 else { return }
    child.size[side] = extent
    cells[child.cells.lowerBound].frame.size[side] += growth
  }

  /// The position of a child along its line, and the start of the next one.
  private struct Step {
    var start: CGFloat
    var cursor: CGFloat

    /// Places `child` at `cursor`; children may overlap, but none may begin before the preceding one.
    init(_ child: Child, on line: LineValue, share: CGFloat, at cursor: CGFloat, after former: CGFloat?) {
      let room = child.rooms.along
      let gap = line.spacing.spacing.bounded + (line.spacing.isFlexible ? share : 0)
      let own = cursor + (room.start + (room.isStartFlexible ? share : 0))
      start = former.map { max($0, own) } ?? own
      self.cursor =
        start + max(0, child.size[line.axis] + room.end + (room.isEndFlexible ? share : 0) + gap)
    }
  }

  /// Returns the largest end coordinate of children, which may overlap.
  private func extent(of children: [Child], _ line: LineValue) -> CGFloat {
    var (cursor, reach, former) = (CGFloat(0), CGFloat(0), CGFloat?.none)
    for child in children {
      let step = Step(child, on: line, share: 0, at: cursor, after: former)
      (cursor, former) = (step.cursor, step.start)
      reach = max(reach, step.start + child.size[line.axis])
    }
    return reach
  }

  /// Moves the children, which were solved at the origin, one after the other along the line.
  private mutating func arrange(
    _ children: [Child], _ line: LineValue, share: CGFloat, insets: DirectionalEdgeInsets, breadth: CGFloat
  ) {
    let axis = line.axis
    var (cursor, former) = (insets.start(axis), CGFloat?.none)
    for child in children {
      let step = Step(child, on: line, share: share, at: cursor, after: former)
      (cursor, former) = (step.cursor, step.start)
      let across =
        insets.start(axis.perpendicular)
        + child.rooms.across.start(sharing: breadth - child.size[axis.perpendicular])
      let corner = CGPoint(along: step.start, across: across, on: axis)
      for index in child.cells { cells[index].frame = cells[index].frame.offsetBy(corner) }
      for index in child.badges { badges[index].frame = badges[index].frame.offsetBy(corner) }
    }
  }
}

extension SupplementaryValue {
  /// Returns the badge's frame on `host`: its anchor aligned with the host's anchor, then displaced.
  ///
  /// Without an anchor of its own the badge lies inside the host, corner to corner.
  func frame(ofSize size: CGSize, on host: CGRect) -> CGRect {
    let spot = containerAnchor.unitPoint
    let own = itemAnchor?.unitPoint ?? spot
    var shift = containerAnchor.displacement(of: size)
    if let itemAnchor { shift = shift + itemAnchor.displacement(of: size) }
    return CGRect(
      x: host.minX + host.width * spot.x - size.width * own.x + shift.x,
      y: host.minY + host.height * spot.y - size.height * own.y + shift.y,
      width: size.width, height: size.height
    ).inset(by: contentInsets.without(self.size.estimatedAxes))
  }
}
