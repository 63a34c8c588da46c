import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests of whole layouts with numbers worked out by hand.
struct LayoutVectorTests {
  /// A layout and its expected numbers.
  ///
  /// `frames` and `bands` are keyed as `ReferenceLayout.elements` are; the row is that of the first section.
  struct Case: Decodable {
    var name: String
    var note: String?
    var layout: LayoutVector
    var size: [CGFloat]?
    var sections: [[CGFloat]]?
    var frames: [String: [CGFloat]]?
    var bands: [String: Int]?
    /// The names that must not be there.
    var missing: [String]?
    /// The content length, the legal offsets, the rest offsets; empty `rests` stand for a row without stops.
    var length: CGFloat?
    var range: [CGFloat]?
    var rests: [CGFloat]?
    /// The visible range that pinned items are asked about, followed by their frames.
    var visible: [CGFloat]?
    var pinned: [String: [CGFloat]]?
    /// The frames of virtual items of an endless row.
    var looped: [String: [CGFloat]]?
    /// The frames in right-to-left layout.
    var rightToLeft: [String: [CGFloat]]?
  }

  nonisolated static let files = [
    "rests", "boundaries", "pinning", "spacing", "badges", "nesting", "estimates", "configuration", "loops",
    "right-to-left",
  ]

  @Test(arguments: files)
  func `layouts are solved as the vectors say`(file: String) throws {
    for vector in try Vectors.load("layout/\(file)", as: Case.self) {
      let solved = LayoutSolver.solve(vector.layout.input)
      let elements = solved.elements
      func expect(_ what: String, _ actual: CGRect?, _ expected: [CGFloat]) {
        let isRight = actual.map { isClose($0, CGRect(expected), within: 1e-6) } == true
        #expect(isRight, "\(vector.name), \(what): \(actual.map { "\($0)" } ?? "missing")")
      }
      if let size = vector.size {
        expect("content size", CGRect(origin: .zero, size: solved.contentSize), [0, 0] + size)
      }
      for (index, frame) in (vector.sections ?? []).enumerated() {
        expect("section \(index)", solved.sections[index].frame, frame)
      }
      for (name, frame) in vector.frames ?? [:] { expect(name, elements[name]?.frame, frame) }
      for (name, frame) in vector.rightToLeft ?? [:] {
        expect(name, elements[name]?.frame.mirrored(inWidth: vector.layout.size.width), frame)
      }
      for (name, band) in vector.bands ?? [:] {
        #expect(elements[name]?.z == band, "\(vector.name), \(name)")
      }
      for name in vector.missing ?? [] { #expect(elements[name] == nil, "\(vector.name), \(name)") }
      for (item, frame) in vector.looped ?? [:] {
        expect("item \(item)", Int(item).flatMap { solved.sections[0].loopedFrame(ofItem: $0) }, frame)
      }
      if let visible = vector.visible {
        let pinned = (solved.boundaryItems + solved.sections.flatMap(\.boundaryItems)).map {
          item -> (String, CGRect) in
          let element = item.attributes.element
          let name = "\(element.kind ?? "") \(element.section).\(element.item)"
          return (name, item.frame(visibleTop: visible[0], visibleBottom: visible[1]))
        }
        let frames = Dictionary(pinned) { $1 }
        for (name, frame) in vector.pinned ?? [:] { expect(name, frames[name], frame) }
      }
      expectRow(of: solved, vector)
    }
  }

  private func expectRow(of solved: SolvedLayout, _ vector: Case) {
    func expect(_ what: String, _ actual: [CGFloat]?, _ expected: [CGFloat]?) {
      guard let expected else { return }
      let isRight =
        actual?.count == expected.count
        && zip(actual ?? [], expected).allSatisfy { isClose($0, $1, within: 1e-6) }
      #expect(isRight, "\(vector.name), \(what): \(actual ?? [])")
    }
    guard let row = solved.sections.first?.orthogonal else { return }
    expect("content length", [row.contentLength], vector.length.map { [$0] })
    expect("range", [row.offsetRange.lowerBound, row.offsetRange.upperBound], vector.range)
    expect("rests", row.restOffsets.map { Array($0) } ?? [], vector.rests)
  }

  @Test(arguments: files)
  func `the slow reference agrees with the vectors`(file: String) throws {
    for vector in try Vectors.load("layout/\(file)", as: Case.self) {
      let reference = ReferenceLayout(vector.layout)
      for (name, frame) in vector.frames ?? [:] {
        let isRight =
          (reference.elements[name]?.frame).map { isClose($0, CGRect(frame), within: 1e-6) } == true
        #expect(isRight, "\(vector.name), \(name): \(reference.elements[name].map { "\($0)" } ?? "missing")")
      }
      let differences = LayoutSolver.solve(vector.layout.input).differences(from: reference)
      #expect(differences.isEmpty, "\(vector.name)")
    }
  }

  @Test func `each vector has a name of its own and says something`() throws {
    var names: Set<String> = []
    for file in Self.files {
      for vector in try Vectors.load("layout/\(file)", as: Case.self) {
        #expect(names.insert(vector.name).inserted, "\(vector.name)")
        let facts: [Any?] = [
          vector.size, vector.sections, vector.frames, vector.bands, vector.missing, vector.length,
          vector.range, vector.rests, vector.pinned, vector.looped, vector.rightToLeft,
        ]
        #expect(facts.contains { $0 != nil }, "\(vector.name)")
      }
    }
    #expect(names.count >= 80)
  }
}
