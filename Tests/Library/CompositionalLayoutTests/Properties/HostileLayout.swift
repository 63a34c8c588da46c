import Foundation
import LayoutGeometry

/// Random layouts that nobody would draw.
///
/// They have no room, no extent, far too much of both, groups in groups in groups.
struct HostileLayout {
  private var random: RandomLayout

  init(seed: UInt64) { random = RandomLayout(seed: seed) }

  private mutating func extent() -> String {
    random.pick([
      "0", "w0", "h0", "~0", "0.0000001", "~1e-300", "1e300", "w1e308", "~1e300", "w1", "h1", "50", "~50",
    ])
  }

  private mutating func distance() -> String? {
    random.pick([
      nil, "0", "0+", "10", "1e300", "1e300+", "1e-300+", "-10", "-50", "-50+", "-1e300", "-1e300+",
    ])
  }

  private mutating func insets() -> [CGFloat]? {
    guard random.chance(2) else { return nil }
    return (0..<4).map { _ in random.pick([0, 10, 5000, -50, -5000, 1e300, -1e300]) }
  }

  private mutating func point() -> [CGFloat]? {
    random.pick([nil, nil, [0, 0], [-1e300, 1e300], [300, -4000]])
  }

  mutating func layout() -> LayoutVector {
    var layout = LayoutVector(
      container: random.pick([[0, 0], [390, 844], [390, 0], [1e300, 1e300], [1e-300, 600]]), sections: [])
    if random.chance(2) { layout.safeArea = random.pick([[500, 500, 500, 500], [-20, 0, 0, 1e300]]) }
    if random.chance(2) { layout.scrolls = .horizontal }
    if random.chance(3) { layout.spacing = 1e300 }
    layout.boundaries = random.chance(3) ? [boundary()] : nil
    for _ in 0..<random.below(4) { layout.sections.append(section()) }
    return layout
  }

  private mutating func section() -> LayoutVector.Section {
    var section = LayoutVector.Section(
      items: random.pick([0, 1, 2, 7, 30, 100, 100, 2, 3, .max]),
      group: group(depth: random.pick([1, 2, 4, 60])))
    // The stops of a row of measured groups are listed one by one, so the number of its items is limited
    // here.
    if section.items == .max, "\(section.group)".contains("~") { section.items = 5000 }
    section.insets = insets()
    section.spacing = random.pick([nil, 0, 1e300, 1e-300])
    section.behavior = random.pick([
      nil, "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
    ])
    section.boundaries = random.chance(2) ? [boundary(), boundary()] : nil
    section.follows = random.chance(2)
    if random.chance(2) { section.decorations = [LayoutVector.Decoration(kind: "back", insets: insets())] }
    if random.chance(2) {
      let sizes: [[CGFloat]] = [
        [0, 0], [-5, 30], [.nan, 40], [.infinity, -.infinity], [1e300, 1e300], [30, 1e-300],
      ]
      section.measured = [
        "cell 0": random.pick(sizes), "cell 1": random.pick(sizes), "badge 0": random.pick(sizes),
      ]
    }
    return section
  }

  private mutating func boundary() -> LayoutVector.Boundary {
    LayoutVector.Boundary(
      kind: "header", width: extent(), height: extent(),
      alignment: random.pick(RectAlignment.allCases.map(\.rawValue)), offset: point(), fraction: point(),
      extends: random.chance(2), pins: random.chance(2))
  }

  private mutating func group(depth: Int) -> GroupVector {
    var group = item()
    if random.chance(6) {
      group.places = random.pick([[], [[0, 0, -50, 1e300]], [[-1e300, 5, 0, 0], [10, 10, 10, 10]]])
      group.badges = nil
      return group
    }
    group.axis = random.pick([.horizontal, .vertical])
    group.spacing = distance()
    group.items = [depth > 1 ? self.group(depth: depth - 1) : item()]
    if depth < 10, random.chance(2) { group.items?.append(item()) }
    switch random.below(3) {
    case 0 where group.items?.count == 1: group.equal = random.pick([1, 3, 1000, .max])
    case 1 where group.items?.count == 1: group.repeating = random.pick([1, 3, 1000, .max])
    default: break
    }
    return group
  }

  private mutating func item() -> GroupVector {
    var item = GroupVector(width: extent(), height: extent())
    item.insets = insets()
    if random.chance(2) {
      item.edges = GroupVector.Edges(
        leading: distance(), top: distance(), trailing: distance(), bottom: distance())
    }
    if random.chance(3) {
      item.badges = [
        GroupVector.Badge(
          kind: "badge", width: extent(), height: extent(), at: random.pick(["", "top leading"]),
          offset: point(), fraction: point())
      ]
    }
    return item
  }
}
