import CompositionalLayout
import Foundation
import LayoutGeometry

/// The solver's answers in the notation of the vectors.
extension SolvedLayout {
  /// Every element by name, as a rectangle without end finds them.
  var elements: [String: ReferenceLayout.Element] { elements(in: .everything) }

  /// Returns every element that touches `rect`.
  ///
  /// In a row `rect` is taken in the row's coordinates along the row.
  func elements(in rect: CGRect) -> [String: ReferenceLayout.Element] {
    var found: [String: ReferenceLayout.Element] = [:]
    func note(_ attributes: LayoutAttributes) {
      let element = attributes.element
      let name = "\(element.kind ?? "cell") \(element.section).\(element.item)"
      found[name] = ReferenceLayout.Element(frame: attributes.frame, z: attributes.zIndex)
    }
    for section in sections {
      section.forEachElement(in: rect) { note($0) }
      section.boundaryItems.forEach { note($0.attributes) }
      section.decorations.forEach { note($0) }
    }
    boundaryItems.forEach { note($0.attributes) }
    return found
  }
}

extension CGRect {
  /// A rectangle that touches everything a test lays out.
  static var everything: CGRect { CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12) }
}

extension SolvedLayout {
  /// Returns the differences from a reference in words; empty when the two agree.
  func differences(from reference: ReferenceLayout) -> [String] {
    var differences: [String] = []
    func expect(_ what: String, _ actual: CGRect, _ expected: CGRect) {
      let numbers = zip(
        [actual.minX, actual.minY, actual.width, actual.height],
        [expected.minX, expected.minY, expected.width, expected.height])
      if numbers.contains(where: { !(abs($0 - $1) <= 1e-6 * max(1, abs($1))) }) {
        differences.append("\(what): \(actual), not \(expected)")
      }
    }
    expect(
      "content size", CGRect(origin: .zero, size: contentSize), CGRect(origin: .zero, size: reference.size))
    for (index, (section, expected)) in zip(sections, reference.sections).enumerated() {
      expect("section \(index)", section.frame, expected)
    }
    let elements = elements
    for name in Set(elements.keys).union(reference.elements.keys).sorted() {
      guard let actual = elements[name], let expected = reference.elements[name] else {
        differences.append("\(name): \(elements[name] == nil ? "missing" : "not expected")")
        continue
      }
      expect(name, actual.frame, expected.frame)
      if actual.z != expected.z { differences.append("\(name): band \(actual.z), not \(expected.z)") }
    }
    for (index, section) in sections.enumerated() {
      guard let row = section.orthogonal, let expected = reference.rows[index] else { continue }
      func expectNumbers(_ what: String, _ actual: [CGFloat]?, _ wanted: [CGFloat]?) {
        let agree =
          actual?.count == wanted?.count
          && zip(actual ?? [], wanted ?? []).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
        if !agree { differences.append("row \(index), \(what): \(actual ?? []), not \(wanted ?? [])") }
      }
      expectNumbers(
        "length and lap", [row.contentLength, row.period], [expected.contentLength, expected.period])
      expectNumbers("range", [row.offsetRange.lowerBound, row.offsetRange.upperBound], expected.range)
      expectNumbers("rests", row.restOffsets.map { Array($0) }, expected.rests)
    }
    return differences
  }
}
