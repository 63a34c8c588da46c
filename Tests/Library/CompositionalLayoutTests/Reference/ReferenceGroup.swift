import Foundation
import LayoutGeometry

/// The items of one group, placed one at a time and without a thought for cost.
///
/// Written from the rules alone, as a check of the solver, with which it shares nothing.
struct ReferenceGroup {
  struct Cell {
    var index: Int
    var frame: CGRect
    var z = 0
    var badges: [GroupVector.Badge] = []

    func moved(by offset: CGPoint) -> Cell {
      var cell = self
      cell.frame = frame.offsetBy(offset)
      return cell
    }
  }

  /// An item or a group in its own coordinates, with as many cells as it would hold if there were enough.
  struct Block {
    var size: CGSize
    var cells: [Cell]
  }

  /// The number of items in the section.
  ///
  /// Those of a last, partly filled group beyond it are laid out and not shown.
  var total: Int
  var measured: [String: [CGFloat]]

  /// Returns an item or a group in a container, its first cell being item `first`.
  func block(of item: GroupVector, in container: CGSize, from first: Int) -> Block {
    block(of: item, given: item.size(in: container), open: item.estimatedAxes, from: first)
  }

  /// Returns an item or a group of a given size, which content may replace along the `open` axes.
  private func block(of item: GroupVector, given: CGSize, open: Set<Axis>, from first: Int) -> Block {
    let room = item.insetRect(CGRect(origin: .zero, size: given), open: open)
    var block = Block(size: given, cells: [])
    if let places = item.places {
      block.cells = places.enumerated().map { offset, place in
        Cell(index: first + offset, frame: CGRect(place), z: place.count > 4 ? Int(place[4]) : 0)
      }
    } else if item.axis != nil {
      block = line(item, inner: room.size, open: open, from: first)
    } else {
      if first < total, let known = measured["cell \(first)"] {
        for axis in open { block.size[axis] = known[axis == .horizontal ? 0 : 1] }
      }
      let frame = item.insetRect(CGRect(origin: .zero, size: block.size), open: open)
      return Block(size: block.size, cells: [Cell(index: first, frame: frame, badges: item.badges ?? [])])
    }
    block.cells = block.cells.map { $0.moved(by: room.origin) }
    for axis in Axis.allCases where !open.contains(axis) { block.size[axis] = given[axis] }
    return block
  }

  /// Returns the items of a row or a column with their described sizes, as many as it takes.
  private func members(
    of group: GroupVector, inner: CGSize, open: Set<Axis>
  ) -> [(item: GroupVector, given: CGSize, open: Set<Axis>)] {
    let axis = group.axis ?? .horizontal
    let gap = group.spacing.map { Extent($0).number } ?? 0
    let round = (group.items ?? []).map { (item: $0, given: $0.size(in: inner), open: $0.estimatedAxes) }
    if let count = group.equal, var one = round.first {
      let free = inner[axis] - CGFloat(count - 1) * gap
      one.given[axis] = max(0, free / CGFloat(count) - one.item.outset(0, axis))
      one.open.remove(axis)
      return Array(repeating: one, count: count)
    }
    if let count = group.repeating { return Array(repeating: round[0], count: count) }
    var taken: [(item: GroupVector, given: CGSize, open: Set<Axis>)] = []
    var length: CGFloat = 0
    while true {
      let before = length
      for one in round {
        let needed = one.item.outset(one.given[axis], axis)
        let isFirstRound = open.contains(axis) && taken.count < round.count
        if length + needed > inner[axis] + 0.001, !taken.isEmpty, !isFirstRound { return taken }
        taken.append(one)
        length += needed + gap
      }
      // Items that take no room at all do not repeat for ever, and a group that grew to hold a round is full.
      if length <= before || length - gap > inner[axis] + 0.001 { return taken }
    }
  }

  /// Returns the items in a row or a column, in the coordinates of the group's inside.
  private func line(_ group: GroupVector, inner: CGSize, open: Set<Axis>, from first: Int) -> Block {
    let axis = group.axis ?? .horizontal
    let across = axis.perpendicular
    let gap = group.spacing.map { Extent($0) }
    var placed: [(item: GroupVector, block: Block)] = []
    var next = first
    for one in members(of: group, inner: inner, open: open) {
      let block = block(of: one.item, given: one.given, open: one.open, from: next)
      next += block.cells.count
      placed.append((one.item, block))
    }
    let length =
      placed.map { $0.item.outset($0.block.size[axis], axis) }.reduce(0, +)
      + CGFloat(placed.count - 1) * (gap?.number ?? 0)
    var extent = inner
    if open.contains(axis) { extent[axis] = length }
    if open.contains(across) {
      let shown = placed.filter { $0.block.cells.contains { $0.index < total } }
      extent[across] =
        (shown.isEmpty ? placed : shown).map { $0.item.outset($0.block.size[across], across) }.max() ?? 0
    }
    return place(placed, gap: gap, leftOver: max(0, extent[axis] - length), axis: axis, extent: extent)
  }

  private func place(
    _ placed: [(item: GroupVector, block: Block)], gap: Extent?, leftOver: CGFloat, axis: Axis,
    extent: CGSize
  ) -> Block {
    let across = axis.perpendicular
    let gaps = gap?.grows == true ? placed.count - 1 : 0
    let edges = placed.reduce(0) { $0 + $1.item.growing(axis) }
    let share = gaps + edges > 0 ? leftOver / CGFloat(gaps + edges) : 0
    var cells: [Cell] = []
    var position: CGFloat = 0
    for (index, (item, block)) in placed.enumerated() {
      if index > 0 { position += (gap?.number ?? 0) + (gap?.grows == true ? share : 0) }
      position += item.start(axis, share: share)
      let aside = item.start(across, in: extent[across], of: block.size[across])
      let origin = CGPoint(along: position, across: aside, on: axis)
      cells += block.cells.map { $0.moved(by: origin) }
      position += block.size[axis] + item.end(axis, share: share)
    }
    return Block(size: extent, cells: cells)
  }
}

extension GroupVector {
  func size(in container: CGSize) -> CGSize {
    CGSize(width: extent(.horizontal).points(in: container), height: extent(.vertical).points(in: container))
  }

  var estimatedAxes: Set<Axis> { Set(Axis.allCases.filter { extent($0).kind == .estimate }) }

  /// Returns the room before the item.
  func start(_ axis: Axis, share: CGFloat) -> CGFloat {
    guard let edge = edges?.start(axis) else { return 0 }
    return edge.number + (edge.grows ? share : 0)
  }

  /// Returns the room after the item.
  func end(_ axis: Axis, share: CGFloat) -> CGFloat {
    guard let edge = edges?.end(axis) else { return 0 }
    return edge.number + (edge.grows ? share : 0)
  }

  /// Returns the number of the item's edges that may grow along an axis.
  func growing(_ axis: Axis) -> Int {
    [edges?.start(axis), edges?.end(axis)].count { $0?.grows == true }
  }

  /// Returns an extent with the least room around it.
  func outset(_ extent: CGFloat, _ axis: Axis) -> CGFloat {
    start(axis, share: 0) + extent + end(axis, share: 0)
  }

  /// Returns the beginning of an item that has `room` for itself; edges that may grow share the rest.
  func start(_ axis: Axis, in room: CGFloat, of extent: CGFloat) -> CGFloat {
    let leftOver = max(0, room - outset(extent, axis))
    return start(axis, share: growing(axis) > 0 ? leftOver / CGFloat(growing(axis)) : 0)
  }

  /// Returns the rectangle less the content insets, which an open axis ignores.
  func insetRect(_ rect: CGRect, open: Set<Axis>) -> CGRect {
    guard let insets else { return rect }
    let isWide = open.contains(.horizontal)
    let isHigh = open.contains(.vertical)
    return rect.inset(
      by: EdgeInsets(
        top: isHigh ? 0 : insets[0], left: isWide ? 0 : insets[1], bottom: isHigh ? 0 : insets[2],
        right: isWide ? 0 : insets[3]))
  }
}
