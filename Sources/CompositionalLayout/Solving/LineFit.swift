import Foundation
import LayoutGeometry

/// How many children a line takes, decided from estimates so that a measurement never moves an item into
/// another group.
struct LineFit {
  /// Two lengths that differ by less are the same: three thirds fit.
  private static let tolerance: CGFloat = 0.001
  /// More children than any section has items.
  private static let most: CGFloat = 1e8

  /// Every subitem's size, once around.
  let sizes: [ResolvedSize]
  /// How many children the line takes, going round the subitems.
  let count: Int
  /// The sum of the children's lengths and least edge room along the line, gaps not counted.
  let length: CGFloat
  /// How many of the children's edges along the line may grow.
  let flexibleEdges: Int

  init(_ line: LineValue, in inner: CGSize, grows: Bool) {
    let axis = line.axis
    let gap = line.spacing.spacing
    let rooms = line.subitems.map { EdgeRoom($0.edgeSpacing, axis) }
    var sizes = line.subitems.map { $0.size.resolved(in: inner) }
    if case .equal(let count) = line.filling {
      // (G − (n − 1)·s) / n, less the edge room of each.
      let share = (inner[axis] - CGFloat(count - 1) * gap) / CGFloat(count) - rooms[0].least
      sizes[0].size[axis] = max(0, share)
      sizes[0].estimatedAxes.remove(Axes(axis))
    }
    let needs = zip(sizes, rooms).map { $0.size[axis] + $1.least }
    let cycle = needs.reduce(0, +)
    let (rounds, rest) = Self.fit(needs, cycle: cycle, gap: gap, line: line, room: inner[axis], grows: grows)

    self.sizes = sizes
    count = rounds * needs.count + rest
    length = CGFloat(rounds) * cycle + needs[..<rest].reduce(0, +)
    let edges = rooms.map(\.flexibleCount)
    flexibleEdges = rounds * edges.reduce(0, +) + edges[..<rest].reduce(0, +)
  }

  /// How many whole rounds of the subitems fit, and how many of the next round.
  private static func fit(
    _ needs: [CGFloat], cycle: CGFloat, gap: CGFloat, line: LineValue, room: CGFloat, grows: Bool
  ) -> (rounds: Int, rest: Int) {
    switch line.filling {
    case .equal(let count), .repeating(let count): return (count, 0)
    case .asManyAsFit: break
    }
    let round = cycle + CGFloat(needs.count) * gap
    guard round > 0 else { return (1, 0) }
    let rounds = Int(min(most, max(0, ((room + gap + tolerance) / round).rounded(.down))))
    var cursor = CGFloat(rounds) * round
    var rest = 0
    while rest < needs.count, cursor + needs[rest] <= room + tolerance {
      cursor += needs[rest] + gap
      rest += 1
    }
    if rest == needs.count { return (rounds + 1, 0) }
    if rounds > 0 { return (rounds, rest) }
    // A line of estimated length grows to hold its subitems once; any line holds at least one.
    return grows ? (1, 0) : (0, max(1, rest))
  }
}

extension ItemValue {
  /// How many cells the item stands for, decided from estimates.
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
      return min(total, Int(Int32.max))
    }
  }

  /// The room for what is inside, insets on known axes taken off.
  func innerSize(_ resolved: ResolvedSize) -> CGSize {
    CGRect(origin: .zero, size: resolved.size).inset(by: contentInsets.without(resolved.estimatedAxes)).size
  }
}
