import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests that solving again gives the same as solving anew.
struct LayoutEditTests {
  @Test func `solving twice gives the same bits`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let input = random.layout().input
      let first = LayoutSolver.solve(input)
      #expect(first.facts == LayoutSolver.solve(input).facts, "seed \(seed)")
      #expect(first.facts == LayoutSolver.solve(input, reusing: first).facts, "seed \(seed)")
    }
  }

  @Test func `after every edit, what is reused equals what is solved from nothing`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      var vector = random.layout()
      var input = vector.input
      var solved = LayoutSolver.solve(input)
      for step in 0..<8 {
        let edit = random.edit(&vector, &input)
        solved = LayoutSolver.solve(input, reusing: solved)
        #expect(
          solved.facts == LayoutSolver.solve(vector.input).facts,
          "seed \(seed), step \(step), \(edit): \(vector.text)")
      }
    }
  }
}

extension SolvedLayout {
  /// All answers of a layout, to be compared bit by bit.
  struct Facts: Equatable {
    var size: CGSize
    var elements: [String: ReferenceLayout.Element]
    var frames: [CGRect]
    var rows: [OrthogonalGeometry?]
    var hosts: [ClosedRange<CGFloat>]
  }

  var facts: Facts {
    Facts(
      size: contentSize, elements: elements, frames: sections.map(\.frame), rows: sections.map(\.orthogonal),
      hosts: (boundaryItems + sections.flatMap(\.boundaryItems)).map(\.host))
  }
}

extension RandomLayout {
  /// Changes a layout and, as a view would, only the changed part of its input; returns a description.
  mutating func edit(_ vector: inout LayoutVector, _ input: inout LayoutInput) -> String {
    let index = vector.sections.isEmpty ? 0 : below(vector.sections.count)
    switch below(7) {
    case 0 where !vector.sections.isEmpty:
      vector.sections[index].items = below(12)
      input.sections[index].itemCount = vector.sections[index].items
      return "count of \(index)"
    case 1 where !vector.sections.isEmpty:
      vector.sections[index].measured = measured(vector.sections[index].items)
      input.sections[index].measured = LayoutVector.measured(vector.sections[index].measured)
      return "measurements of \(index)"
    case 2:
      let new = section()
      vector.sections.insert(new, at: index)
      input.sections.insert(new.input, at: index)
      return "insertion at \(index)"
    case 3 where vector.sections.count > 1:
      vector.sections.remove(at: index)
      input.sections.remove(at: index)
      return "removal of \(index)"
    case 4:
      vector.container[below(2)] += CGFloat(below(80))
    case 5:
      vector.safeArea = [CGFloat(below(50)), CGFloat(below(50)), CGFloat(below(50)), CGFloat(below(50))]
    default:
      if let last = vector.sections.last, let value = input.sections.last {
        vector.sections.append(last)
        input.sections.append(value)
      }
      return "one more of the last"
    }
    input.container = vector.input.container
    return "container"
  }
}
