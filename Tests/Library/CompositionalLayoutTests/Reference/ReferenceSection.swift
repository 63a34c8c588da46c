import Foundation
import LayoutGeometry

/// One section solved slowly, in content coordinates; the cells of a row in the row's own along the row.
struct ReferenceSection {
  typealias Element = ReferenceLayout.Element

  private(set) var frame = CGRect.zero
  private(set) var elements: [String: Element] = [:]
  private(set) var row: ReferenceRow?

  private let section: LayoutVector.Section
  private let layout: LayoutVector
  private let index: Int
  private var main: Axis { layout.scrolls ?? .vertical }
  private var isRow: Bool { (section.behavior ?? "none") != "none" }

  init(_ section: LayoutVector.Section, index: Int, of layout: LayoutVector, from start: CGFloat) {
    self.section = section
    self.layout = layout
    self.index = index
    solve(from: start)
  }

  /// Returns top, leading, bottom and trailing of the safe area, where insets are measured from it.
  static func safeArea(of layout: LayoutVector, reference: String?) -> [CGFloat] {
    let own = reference ?? "automatic"
    let resolved = own == "automatic" ? layout.reference ?? "automatic" : own
    return resolved == "none" ? [0, 0, 0, 0] : layout.safeArea ?? [0, 0, 0, 0]
  }

  /// Places boundary items; the returned `items` are keyed by kind and ordinal.
  static func place(
    _ items: [LayoutVector.Boundary], about area: CGRect, container: CGSize, main: Axis,
    measured: [String: [CGFloat]]?
  ) -> (items: [String: Element], before: CGFloat, after: CGFloat) {
    var placed: [String: Element] = [:]
    var ordinals: [String: Int] = [:]
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for item in items {
      let name = "\(item.kind) \(ordinals[item.kind, default: 0])"
      ordinals[item.kind, default: 0] += 1
      let place = ReferenceBoundary.place(
        item, about: area, container: container, main: main, measured: measured?[name])
      placed[name] = Element(frame: place.frame, z: item.z ?? 1)
      before = max(before, place.before)
      after = max(after, place.after)
    }
    return (placed, before, after)
  }

  private mutating func solve(from start: CGFloat) {
    let across = main.perpendicular
    let safe = Self.safeArea(of: layout, reference: section.reference)
    let own = section.insets ?? [0, 0, 0, 0]
    func first(_ insets: [CGFloat], _ axis: Axis) -> CGFloat { axis == .horizontal ? insets[1] : insets[0] }
    func last(_ insets: [CGFloat], _ axis: Axis) -> CGFloat { axis == .horizontal ? insets[3] : insets[2] }
    var area = CGSize.zero
    for axis in Axis.allCases {
      let taken = first(safe, axis) + last(safe, axis) + first(own, axis) + last(own, axis)
      area[axis] = max(0, layout.size[axis] - taken)
    }
    let leading = first(safe, across) + first(own, across)
    let trailing = last(safe, across) + last(own, across)

    // the groups, from the beginning of the section's content
    let solver = ReferenceGroup(total: section.items, measured: section.measured ?? [:])
    let stacking = isRow ? across : main
    var cells: [ReferenceGroup.Cell] = []
    var groups: [(start: CGFloat, length: CGFloat)] = []
    var position = isRow ? leading : first(own, main)
    var blocks: [(block: ReferenceGroup.Block, along: CGFloat)] = []
    var next = 0
    while next < section.items {
      let block = solver.block(of: section.group, in: area, from: next)
      if block.cells.isEmpty { break }
      if next > 0 { position += section.spacing ?? 0 }
      blocks.append((block, position))
      let length = section.group.outset(block.size[stacking], stacking)
      groups.append((position, length))
      position += length
      next += block.cells.count
    }
    let side = stacking.perpendicular
    let thickness = isRow ? thickness(of: blocks.map(\.block), on: side) : area[side]
    for (block, along) in blocks {
      var origin = CGPoint.zero
      origin[stacking] = along + section.group.start(stacking, share: 0)
      origin[side] =
        first(own, side) + (isRow ? 0 : first(safe, side))
        + section.group.start(side, in: thickness, of: block.size[side])
      cells += block.cells.filter { $0.index < section.items }.map { $0.moved(by: origin) }
    }
    // Negative insets may take away all that there is, and no more.
    let content = max(0, (isRow ? first(own, main) + thickness : position) + last(own, main))
    if isRow {
      row = ReferenceRow(
        behavior: section.behavior ?? "", viewport: layout.size[across], leading: leading, trailing: trailing,
        spacing: section.spacing ?? 0, groups: groups)
    }
    var room = area
    if section.follows == false {
      for axis in Axis.allCases {
        room[axis] = max(0, layout.size[axis] - first(safe, axis) - last(safe, axis))
      }
    }
    let lead = section.follows == false ? first(safe, across) : leading
    surround(cells, content: content, leading: lead, room: room, from: start)
  }

  /// Returns the thickness of a row: that of its thickest measured group, or of any while none is measured.
  private func thickness(of blocks: [ReferenceGroup.Block], on side: Axis) -> CGFloat {
    let known = blocks.filter { block in
      block.cells.contains { $0.index < section.items && section.measured?["cell \($0.index)"] != nil }
    }
    return (known.isEmpty ? Array(blocks.prefix(1)) : known)
      .map { section.group.outset($0.size[side], side) }.max() ?? 0
  }

  private mutating func surround(
    _ cells: [ReferenceGroup.Cell], content: CGFloat, leading: CGFloat, room: CGSize, from start: CGFloat
  ) {
    let across = main.perpendicular
    var area = CGRect(origin: .zero, size: CGSize(along: content, across: room[across], on: main))
    area.origin[across] = leading
    let placed = Self.place(
      section.boundaries ?? [], about: area, container: room, main: main, measured: section.measured)
    let shift = CGPoint(along: start + placed.before, across: 0, on: main)
    frame = CGRect(
      origin: CGPoint(along: start, across: 0, on: main),
      size: CGSize(
        along: placed.before + content + placed.after, across: layout.size[across], on: main))
    let lift = (section.decorations ?? []).isEmpty ? Int.min : 1
    for (name, item) in placed.items {
      let words = name.split(separator: " ")
      elements["\(words[0]) \(index).\(words[1])"] = Element(
        frame: item.frame.offsetBy(shift), z: max(item.z, lift))
    }
    for cell in cells {
      let moved = cell.moved(by: shift)
      elements["cell \(index).\(cell.index)"] = Element(frame: moved.frame, z: max(cell.z, lift))
      for badge in cell.badges {
        let measured = section.measured?["\(badge.kind) \(cell.index)"]
        elements["\(badge.kind) \(index).\(cell.index)"] = Element(
          frame: ReferenceBoundary.badge(badge, on: moved.frame, measured: measured),
          z: max(badge.z ?? 1, lift))
      }
    }
    for (ordinal, decoration) in (section.decorations ?? []).enumerated() {
      let insets = decoration.insets ?? [0, 0, 0, 0]
      elements["\(decoration.kind) \(index).\(ordinal)"] = Element(
        frame: frame.inset(
          by: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])),
        z: decoration.z ?? 0)
    }
  }
}
