import Foundation
import LayoutGeometry

/// A whole layout solved slowly: every section, group, item and badge, one after another, from the rules alone.
struct ReferenceLayout {
  struct Element: Equatable {
    var frame: CGRect
    var z: Int
  }

  private(set) var size = CGSize.zero
  /// The sections' rectangles, headers and insets included.
  private(set) var sections: [CGRect] = []
  /// The elements by name.
  ///
  /// `cell 0.3` is item 3 of section 0, `header 0.0` its first header, `banner -1.0` the layout's own.
  private(set) var elements: [String: Element] = [:]
  private(set) var rows: [Int: ReferenceRow] = [:]

  private let vector: LayoutVector
  private var axis: Axis { vector.scrolls ?? .vertical }

  init(_ vector: LayoutVector) {
    self.vector = vector
    solve()
  }

  private mutating func solve() {
    var end: CGFloat = 0
    for (index, section) in vector.sections.enumerated() {
      if index > 0 { end += vector.spacing ?? 0 }
      let solved = ReferenceSection(section, index: index, of: vector, from: end)
      elements.merge(solved.elements) { $1 }
      rows[index] = solved.row
      sections.append(solved.frame)
      end = solved.frame.max(axis)
    }
    let safe = ReferenceSection.safeArea(of: vector, reference: nil)
    let container = CGSize(
      width: vector.size.width - safe[1] - safe[3], height: vector.size.height - safe[0] - safe[2])
    var area = CGRect(
      origin: .zero, size: CGSize(along: end, across: container[axis.perpendicular], on: axis))
    area.origin[axis.perpendicular] = axis == .vertical ? safe[1] : safe[0]
    let placed = ReferenceSection.place(
      vector.boundaries ?? [], about: area, container: container, main: axis, measured: vector.measured)
    let shift = CGPoint(along: placed.before, across: 0, on: axis)
    elements = elements.mapValues { Element(frame: $0.frame.offsetBy(shift), z: $0.z) }
    sections = sections.map { $0.offsetBy(shift) }
    for (name, item) in placed.items {
      let ordinal = name.split(separator: " ")
      elements["\(ordinal[0]) -1.\(ordinal[1])"] = Element(frame: item.frame.offsetBy(shift), z: item.z)
    }
    size = CGSize(
      along: placed.before + end + placed.after, across: vector.size[axis.perpendicular], on: axis)
  }
}
