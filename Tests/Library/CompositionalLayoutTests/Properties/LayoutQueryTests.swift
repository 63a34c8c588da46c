import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests of the elements found in a rectangle, compared with a look at every element.
struct LayoutQueryTests {
  private static func rects(_ random: inout RandomLayout, around size: CGSize) -> [CGRect] {
    (0..<6).map { _ in
      CGRect(
        x: random.number(-100...(size.width + 100)), y: random.number(-100...(size.height + 100)),
        width: random.number(0...400), height: random.number(0...400))
    }
  }

  @Test func `a rectangle finds exactly what touches it`() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      let solved = LayoutSolver.solve(vector.input)
      for section in solved.sections {
        let all = Solving.elements(of: section, in: .everything)
        let size = section.orthogonal.map { CGSize(width: $0.contentLength, height: $0.contentLength) }
        for rect in Self.rects(&random, around: size ?? solved.contentSize) {
          let found = Solving.elements(of: section, in: rect)
          let expected = all.filter { Self.touch($0.frame, rect) }
          #expect(found == expected, "seed \(seed), \(rect): \(vector.text)")
        }
      }
    }
  }

  @Test func `what lies in a range belongs to a section that the range finds`() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      let solved = LayoutSolver.solve(vector.input)
      for section in solved.sections {
        var elements = Solving.elements(of: section, in: .everything)
        elements += section.boundaryItems.map(\.attributes) + section.decorations
        for element in elements {
          let range = element.frame.min(solved.axis)...element.frame.max(solved.axis)
          #expect(
            solved.sections(in: range).contains(section.index),
            "seed \(seed), \(element.element): \(vector.text)")
        }
      }
    }
  }

  @Test func `every item is found by its number, in the group that says it holds it`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      let solved = LayoutSolver.solve(vector.input)
      let elements = solved.elements
      for section in solved.sections {
        for item in 0..<section.itemCount {
          let name = "cell \(section.index).\(item)"
          let frame = section.frame(ofItem: item)
          #expect(frame == elements[name]?.frame, "seed \(seed), \(name): \(vector.text)")
          guard let group = section.group(ofItem: item) else { continue }
          #expect(section.items(inGroup: group).contains(item), "seed \(seed), \(name)")
        }
      }
    }
  }

  @Test func `a rectangle along an endless row finds exactly the virtual items that touch it`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomLayout(seed: seed)
      let vector = random.layout()
      for section in LayoutSolver.solve(vector.input).sections {
        guard let row = section.orthogonal, row.period > 20, section.itemCount > 0 else { continue }
        let corner = random.number(-3 * row.period...3 * row.period)
        let rect = CGRect(
          origin: CGPoint(along: corner, across: -1e6, on: row.axis),
          size: CGSize(along: row.viewportLength, across: 2e6, on: row.axis))
        var found: [Int] = []
        section.forEachLoopedElement(in: rect) { if $0.element.category == .cell { found.append($1) } }
        let near =
          Int(((abs(corner) + row.viewportLength + 4000) / row.period).rounded(.up)) * section.itemCount
        let expected = (-near...near).filter {
          section.loopedFrame(ofItem: $0).map { Self.touch($0, rect) } == true
        }
        #expect(found.sorted() == expected, "seed \(seed): \(vector.text)")
      }
    }
  }

  /// Returns `true` when two open rectangles share a point; one without extent counts where it lies inside.
  private static func touch(_ one: CGRect, _ other: CGRect) -> Bool {
    Axis.allCases.allSatisfy { one.min($0) < other.max($0) && other.min($0) < one.max($0) }
  }
}
