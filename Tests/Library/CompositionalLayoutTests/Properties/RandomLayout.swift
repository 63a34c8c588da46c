import Foundation
import LayoutGeometry
import TestSupport

/// A generator of small layouts from a seed, in which every rule meets every other.
struct RandomLayout {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func chance(_ oneIn: Int) -> Bool { random.below(oneIn) == 0 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[random.below(choices.count)] }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

  private mutating func inset() -> CGFloat { pick([0, 0, 4, 7.5, 12, 30]) }

  mutating func insets() -> [CGFloat]? {
    chance(2) ? nil : [inset(), inset(), inset(), inset()]
  }

  mutating func layout() -> LayoutVector {
    var layout = LayoutVector(container: pick([[390, 844], [320, 480], [801, 333.5]]), sections: [])
    if chance(3) {
      layout.safeArea = [random.below(60), random.below(60), random.below(60), random.below(60)].map {
        CGFloat($0)
      }
    }
    if chance(3) { layout.scrolls = .horizontal }
    if chance(2) { layout.spacing = pick([8, 16.5]) }
    if chance(3) { layout.reference = pick(["none", "safeArea", "automatic"]) }
    if chance(3) { layout.boundaries = [boundary("banner")] }
    for _ in 0...random.below(3) { layout.sections.append(section()) }
    return layout
  }

  mutating func section() -> LayoutVector.Section {
    var section = LayoutVector.Section(items: pick([0, 1, 2, 3, 5, 8, 13]), group: group(depth: 0))
    section.insets = insets()
    if chance(2) { section.spacing = pick([0, 10, 12.25]) }
    if chance(4) { section.reference = pick(["none", "safeArea", "automatic"]) }
    if chance(2) {
      section.behavior = pick([
        "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
      ])
    }
    if chance(2) {
      section.boundaries = (0...random.below(3)).map { _ in boundary(pick(["header", "footer"])) }
    }
    if chance(3) { section.follows = false }
    if chance(3) {
      section.decorations = [
        LayoutVector.Decoration(kind: "back", insets: insets(), z: pick([nil, 0, -1, 2]))
      ]
    }
    if chance(2) { section.measured = measured(section.items) }
    return section
  }

  mutating func measured(_ items: Int) -> [String: [CGFloat]] {
    var sizes: [String: [CGFloat]] = [:]
    func size() -> [CGFloat] { [CGFloat(random.below(120)), CGFloat(random.below(120))] }
    for item in 0..<items where !chance(3) {
      sizes["cell \(item)"] = size()
      if chance(2) { sizes["badge \(item)"] = size() }
    }
    sizes["header 0"] = size()
    return sizes
  }

  private mutating func boundary(_ kind: String) -> LayoutVector.Boundary {
    var boundary = LayoutVector.Boundary(
      kind: kind, width: pick(["w1", "w0.5", "100", "~80"]), height: pick(["40", "~30", "h0.1"]),
      alignment: pick(RectAlignment.allCases.map(\.rawValue)))
    if chance(3) { boundary.offset = [CGFloat(random.below(40) - 20), CGFloat(random.below(40) - 20)] }
    if chance(4) { boundary.fraction = [pick([0, 0.5]), pick([-1, 0, 0.5])] }
    if chance(3) { boundary.extends = false }
    if chance(4) { boundary.z = pick([0, 2]) }
    return boundary
  }

  private mutating func spacing() -> String? { pick([nil, "10", "7.5", "10+", "0+"]) }

  private mutating func edges() -> GroupVector.Edges? {
    guard chance(3) else { return nil }
    return GroupVector.Edges(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  mutating func group(depth: Int) -> GroupVector {
    let isTop = depth == 0
    var group = GroupVector(
      width: isTop ? pick(["w1", "w0.85", "200", "h0.4", "~150"]) : pick(["w1", "w0.5", "90", "~60"]),
      height: isTop ? pick(["120", "h0.3", "w0.5", "~90"]) : pick(["h1", "h0.5", "60", "~45"]))
    group.insets = chance(3) ? insets() : nil
    group.edges = edges()
    if chance(8) {
      group.places = (0...random.below(3)).map { _ in
        [
          CGFloat(random.below(100)), CGFloat(random.below(60)), CGFloat(random.below(90)), 30,
          CGFloat(random.below(3)),
        ]
      }
      return group
    }
    group.axis = pick([.horizontal, .vertical])
    group.spacing = spacing()
    group.items = (0...random.below(3)).map { _ in
      depth < 2 && chance(4) ? self.group(depth: depth + 1) : item()
    }
    switch random.below(4) {
    case 0:
      group.items = [group.items?.first ?? item()]
      group.equal = 1 + random.below(3)
    case 1:
      group.items = [group.items?.first ?? item()]
      group.repeating = 1 + random.below(3)
    default: break
    }
    return group
  }

  private mutating func item() -> GroupVector {
    var item = GroupVector(
      width: pick(["w1", "w0.5", "w0.25", "h0.5", "60", "~50", "w0.333333333333"]),
      height: pick(["h1", "h0.5", "w0.2", "40", "~35"]))
    item.insets = insets()
    item.edges = edges()
    if chance(3) {
      item.badges = [
        GroupVector.Badge(
          kind: "badge", width: pick(["24", "w0.2", "~20"]), height: pick(["24", "h0.5", "~20"]),
          at: pick(["top trailing", "bottom leading", "", "top", "leading"]))
      ]
      if chance(2) { item.badges?[0].offset = [5, -6] }
      if chance(3) { item.badges?[0].fraction = [0.5, -0.5] }
      if chance(3) { item.badges?[0].itemAnchor = pick(["", "top leading", "bottom"]) }
    }
    return item
  }
}
