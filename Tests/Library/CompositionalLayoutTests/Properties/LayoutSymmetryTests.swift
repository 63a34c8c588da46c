import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct LayoutSymmetryTests {
  @Test func `with axes exchanged a layout comes out with axes exchanged`() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      let solved = LayoutSolver.solve(vector.input)
      let turned = LayoutSolver.solve(vector.transposed.input)
      #expect(isClose(turned.contentSize.width, solved.contentSize.height, within: 1e-6))
      #expect(isClose(turned.contentSize.height, solved.contentSize.width, within: 1e-6))
      let elements = turned.elements
      #expect(elements.count == solved.elements.count, "seed \(seed): \(vector.text)")
      for (name, element) in solved.elements {
        let frame = element.frame
        let expected = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        let isTurned = (elements[name]?.frame).map { isClose($0, expected, within: 1e-6) } == true
        #expect(isTurned, "seed \(seed), \(name): \(vector.text)")
      }
      for (section, other) in zip(solved.sections, turned.sections) {
        #expect(section.orthogonal?.restOffsets == other.orthogonal?.restOffsets, "seed \(seed)")
      }
    }
  }

  @Test func `with leading and trailing exchanged a layout comes out mirrored`() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.evenLayout()
      let width = vector.size.width
      let solved = LayoutSolver.solve(vector.input).elements
      let mirrored = LayoutSolver.solve(vector.flipped.input).elements
      #expect(solved.count == mirrored.count, "seed \(seed)")
      for (name, element) in solved {
        let other = Self.opposite(name, in: vector)
        let expected = element.frame.mirrored(inWidth: width)
        let isMirrored = (mirrored[other]?.frame).map { isClose($0, expected, within: 1e-6) } == true
        #expect(isMirrored, "seed \(seed), \(name) as \(other): \(vector.text)")
      }
    }
  }

  /// Returns the item in the place of another when its group is counted from the other end.
  private static func opposite(_ name: String, in vector: LayoutVector) -> String {
    let words = name.split { " .".contains($0) }
    guard words[0] == "cell" || words[0] == "badge", let section = Int(words[1]), let item = Int(words[2]),
      let count = vector.sections[section].group.equal
    else { return name }
    return "\(words[0]) \(section).\(item - item % count + count - 1 - item % count)"
  }

  @Test func `mirrored twice is as it was`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      for element in LayoutSolver.solve(vector.input).elements.values {
        let width = vector.size.width
        let twice = element.frame.mirrored(inWidth: width).mirrored(inWidth: width)
        #expect(isClose(twice, element.frame, within: 1e-9))
      }
    }
  }
}

extension RandomLayout {
  /// Returns a layout of full groups of equal items, which look the same from both sides.
  mutating func evenLayout() -> LayoutVector {
    var layout = self.layout()
    layout.scrolls = .vertical
    layout.sections = layout.sections.map {
      var section = $0
      var group = $0.group
      let count = 1 + below(3)
      group.width = "w1"
      group.places = nil
      group.axis = .horizontal
      group.edges = nil
      group.repeating = nil
      group.equal = count
      var item = GroupVector(width: "w1", height: pick(["h1", "h0.5", "40"]))
      item.insets = insets()
      item.edges = pick([nil, GroupVector.Edges(leading: "6", top: "3", trailing: "2", bottom: nil)])
      item.badges = [
        GroupVector.Badge(
          kind: "badge", width: "24", height: "10", at: pick(["top trailing", "leading", ""]),
          offset: [5, -6], fraction: pick([nil, [0.5, -0.5]]), itemAnchor: pick([nil, "trailing", ""]))
      ]
      group.items = [item]
      section.group = group
      section.behavior = nil
      section.measured = nil
      section.items = count * below(4)
      return section
    }
    return layout
  }
}
