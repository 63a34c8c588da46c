import Foundation
import LayoutGeometry

/// The number of children that fit in a line.
///
/// It is computed from estimates, so that a measurement never moves an item into another group.
struct LineFit {
  /// The difference, in points, below which two lengths count as equal, so that three thirds fit.
  private static let tolerance: CGFloat = 0.001
  /// The size of every subitem, each listed once.
  let sizes: [ResolvedSize]
  /// The number of children in the line, cycling through the subitems.
  let count: Int
  /// The number of the children's flexible edges along the line.
  let flexibleEdges: Int
  /// The edge spacing of each subitem along the line.
  let rooms: [EdgeSpacingExtent]

  init(_ line: LineValue, in inner: CGSize, grows: Bool) {
    let axis = line.axis
    let gap = line.spacing.spacing.bounded
    let rooms = line.subitems.map { EdgeSpacingExtent($0.edgeSpacing, axis) }
    var sizes = line.subitems.map { $0.size.resolved(in: inner) }
    if case .equal(let count) = line.filling {
      // (G − (n − 1)·s) / n, less the edge spacing of each.
      let share = (inner[axis] - CGFloat(count - 1) * gap) / CGFloat(count) - rooms[0].least
      sizes[0].size[axis] = max(0, share)
      sizes[0].estimatedAxes.remove(Axes(axis))
    }
    self.sizes = sizes
    self.rooms = rooms
    let (rounds, rest) = Self.fit(
      sizes.indices.lazy.map { sizes[$0].size[axis] + rooms[$0].least }, gap: gap, line: line,
      room: inner[axis], grows: grows)
    count = rounds * sizes.count + rest
    let edges = rooms.lazy.map(\.flexibleCount)
    flexibleEdges = rounds * edges.reduce(0, +) + edges[..<rest].reduce(0, +)
  }

  /// Returns `length`, of the first `children`, plus the lengths of all that follow, without the gaps.
  ///
  /// Each that follows has the size of its subitem, with its minimum edge spacing.
  ///
  /// The lengths are added one by one, in the order used when all children exist, so that the same numbers give
  /// exactly the same sum.
  func length(_ length: CGFloat, ofFirst children: Int, thenOf sizes: [CGSize], on axis: Axis) -> CGFloat {
    (children..<count).reduce(length) { $0 + (sizes[$1 % sizes.count][axis] + rooms[$1 % rooms.count].least) }
  }

  /// Returns the number of whole cycles of the subitems that fit, and the number that fit of the next cycle.
  private static func fit(
    _ needs: some RandomAccessCollection<CGFloat>, gap: CGFloat, line: LineValue, room: CGFloat, grows: Bool
  ) -> (rounds: Int, rest: Int) {
    let most = max(1, LayoutLimits.items / needs.count)
    switch line.filling {
    case .equal(let count), .repeating(let count): return (min(most, count), 0)
    case .asManyAsFit: break
    }
    let round = needs.reduce(0, +) + CGFloat(needs.count) * gap
    // Items that overlap wholly need no space, so that any number of them fits.
    guard round > 0 else { return gap < 0 ? (most, 0) : (1, 0) }
    let rounds = Int(min(CGFloat(most), max(0, ((room + gap + tolerance) / round).rounded(.down))))
    var cursor = CGFloat(rounds) * round
    var rest = 0
    for need in needs {
      guard cursor + need <= room + tolerance else { break }
      cursor += need + gap
      rest += 1
    }
    if rest == needs.count { return (rounds + 1, 0) }
    if rounds > 0 { return (rounds, rest) }
    // A line of estimated length grows to hold its subitems once; any line holds at least one child.
    return grows ? (1, 0) : (0, max(1, rest))
  }
}

extension ItemValue {
  /// Returns the number of cells of the item, computed from estimates.
  func capacity(_ resolved: ResolvedSize) -> Int {
    switch content {
    case .cell: return 1
    case .custom(let provider):
      let inner = innerSize(resolved)
      return provider.items(LayoutEnvironment(container: .init(contentSize: inner))).count
    case .line(let line):
      let inner = innerSize(resolved)
      let fit = LineFit(line, in: inner, grows: resolved.estimatedAxes.contains(Axes(line.axis)))
      let capacities = zip(line.subitems, fit.sizes).map { $0.capacity($1) }
      let (rounds, rest) = fit.count.quotientAndRemainder(dividingBy: capacities.count)
      let total = rounds * capacities.reduce(0, +) + capacities[..<rest].reduce(0, +)
      return min(total, LayoutLimits.items)
    }
  }

  /// Returns the size of the item without measurements and with none of its children missing.
  func naturalSize(_ resolved: ResolvedSize) -> CGSize {
    guard !resolved.estimatedAxes.isEmpty, case .line(let line) = content else { return resolved.size }
    let axis = line.axis
    let side = axis.perpendicular
    let fit = LineFit(line, in: innerSize(resolved), grows: resolved.estimatedAxes.contains(Axes(axis)))
    let sizes = line.naturalSizes(fit)
    var size = resolved.size
    if resolved.estimatedAxes.contains(Axes(axis)) {
      let length = fit.length(0, ofFirst: 0, thenOf: sizes, on: axis)
      size[axis] = max(
        length + CGFloat(fit.count - 1) * line.spacing.spacing.bounded, sizes.map { $0[axis] }.max() ?? 0)
    }
    if resolved.estimatedAxes.contains(Axes(side)) {
      size[side] =
        zip(line.subitems, sizes).prefix(fit.count).map {
          $1[side] + EdgeSpacingExtent($0.edgeSpacing, side).least
        }.max() ?? 0
    }
    return size.bounded
  }

  /// Returns the size inside the item, less its insets on known axes.
  func innerSize(_ resolved: ResolvedSize) -> CGSize {
    CGRect(origin: .zero, size: resolved.size).inset(by: contentInsets.without(resolved.estimatedAxes)).size
  }
}

extension LineValue {
  /// Returns the natural size of each subitem.
  func naturalSizes(_ fit: LineFit) -> [CGSize] { zip(subitems, fit.sizes).map { $0.naturalSize($1) } }
}
