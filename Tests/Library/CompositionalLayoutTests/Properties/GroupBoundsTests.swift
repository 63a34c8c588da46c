import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct GroupBoundsTests {
  @Test func `items lie inside their group unless their sizes force them out`() {
    var groups = 0
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      let solved = LayoutSolver.solve(vector.input)
      for (section, description) in zip(solved.sections, vector.sections) {
        guard description.items > 0, let size = section.frame(ofGroup: 0)?.size,
          description.group.holdsItsItems(in: size)
        else { continue }
        for group in 0..<section.groupCount {
          guard let frame = section.frame(ofGroup: group) else { continue }
          groups += 1
          for item in section.items(inGroup: group) {
            guard let cell = section.frame(ofItem: item) else { continue }
            let isInside = Axis.allCases.allSatisfy {
              cell.min($0) >= frame.min($0) - 1e-3 && cell.max($0) <= frame.max($0) + 1e-3
            }
            #expect(isInside, "seed \(seed), item \(item): \(vector.text)")
          }
        }
      }
    }
    #expect(groups > 500)
  }
}

extension GroupVector {
  /// Returns `true` when everything in a group of `size` finds room, going by the described sizes.
  ///
  /// It is always `false` while a size waits for a measurement or a closure places the items.
  func holdsItsItems(in size: CGSize) -> Bool {
    guard places == nil, estimatedAxes.isEmpty else { return false }
    guard let axis else { return true }
    let inner = insetRect(CGRect(origin: .zero, size: size), open: []).size
    let across = axis.perpendicular
    let count = CGFloat(equal ?? repeating ?? 1)
    let gaps = (count - 1) * (spacing.map { Extent($0).number } ?? 0)
    return (items ?? []).allSatisfy { item in
      var given = item.size(in: inner)
      if equal != nil { given[axis] = max(0, (inner[axis] - gaps) / count - item.outset(0, axis)) }
      let outset = item.outset(given[axis], axis)
      return count * outset + gaps <= inner[axis] && item.outset(given[across], across) <= inner[across]
        && (item.insets ?? []).reduce(0, +) <= min(given.width, given.height) && item.holdsItsItems(in: given)
    }
  }
}
