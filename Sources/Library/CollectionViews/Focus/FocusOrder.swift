import CompositionalLayout
import Foundation
import LayoutGeometry

/// The order in which the Tab key moves the focus through a feed, on screen or not.
///
/// Sections follow each other. In each the header comes first, then the row, its items with the controls in them, and
/// the dots, overlays and footers. The order is that of the data and the layout, whatever is visible.
@MainActor struct FocusOrder {
  /// The most views that one search for the next focusable element makes: 256.
  ///
  /// Beyond it only rows are found, and the items that a `FocusGuide` returns.
  static let mostViews = 256

  let view: CollectionView
  let solved: SolvedLayout
  private let guide: (any FocusGuide)?
  private var looks = 0
  /// The part of the content that counts as visible; `nil` for the one on screen.
  var sight: ClosedRange<CGFloat>?

  /// Creates the order of a view; `nil` before its first layout, and while its data wait to be requested.
  init?(in view: CollectionView) {
    guard let solved = view.state.cache.solved, view.state.knowsData else { return nil }
    self.view = view
    self.solved = solved
    guide = view.state.itemDelegate as? any FocusGuide
  }

  /// Returns the focusable element after or before the present one; `nil` at the ends.
  ///
  /// Without a present one it is the first or the last one visible, else the nearest one beyond the visible part.
  mutating func next(after present: FocusTarget?, backwards: Bool) -> FocusableElement? {
    if let present, let place = place(of: present) {
      let stops = stops(at: place)
      if let index = stops.firstIndex(where: { $0.target.part == present.part }) {
        let next = backwards ? index - 1 : index + 1
        if stops.indices.contains(next) { return stops[next] }
      }
      return stop(beyond: place, backwards)
    }
    guard let start = placeInSight(backwards) else { return nil }
    let stops = stops(at: start)
    return (backwards ? stops.last : stops.first) ?? stop(beyond: start, backwards)
      ?? stop(beyond: start, !backwards)
  }

  /// Returns the first focusable element of all, or the last one; `nil` where there is none.
  mutating func end(isLast: Bool) -> FocusableElement? {
    let end =
      isLast
      ? FocusPosition(
        section: solved.sections.count, slot: .tail(surroundings(of: solved.sections.count).tails.count))
      : FocusPosition(section: -1, slot: .head(-1))
    return stop(beyond: end, isLast)
  }

  // MARK: Focusable elements

  private mutating func stop(beyond place: FocusPosition, _ backwards: Bool) -> FocusableElement? {
    looks = 0
    var place = place
    while let next = step(from: place, backwards) {
      let stops = stops(at: next)
      if let stop = backwards ? stops.last : stops.first { return stop }
      place = next
    }
    return nil
  }

  private mutating func stops(at place: FocusPosition) -> [FocusableElement] {
    let names = view.state.cache.sectionNames
    let section = names.indices.contains(place.section) ? names[place.section] : nil
    switch place.slot {
    case .row: return [FocusableElement(target: FocusTarget(section: section, host: .row))]
    case .item(let item):
      guard let attributes = solved.sections[place.section].attributes(ofItem: item),
        let identity = view.itemIdentity(ofItem: item, inSection: place.section)
      else { return [] }
      count(attributes)
      return view.focusStops(
        in: attributes, of: FocusTarget(section: section, host: .item(identity.item, near: item)))
    case .head, .tail:
      guard let attributes = boundary(at: place)?.attributes, let kind = attributes.element.kind else {
        return []
      }
      count(attributes)
      return view.focusStops(
        in: attributes,
        of: FocusTarget(section: section, host: .boundary(kind: kind, item: attributes.element.item)))
    }
  }

  private mutating func count(_ attributes: LayoutAttributes) {
    if view.elements(of: attributes.element).isEmpty { looks += 1 }
  }

  // MARK: Elements

  private func place(of target: FocusTarget) -> FocusPosition? {
    if let path = target.itemPath(in: view) {
      return FocusPosition(section: path.section, slot: .item(path.item))
    }
    if target.isRow {
      return target.sectionIndex(in: view).map { FocusPosition(section: $0, slot: .row) }
    }
    guard let element = target.boundary(in: view)?.attributes.element else { return nil }
    for section in target.section == nil ? [-1, solved.sections.count] : [element.section] {
      let around = surroundings(of: section)
      let isElement = { (item: SolvedBoundaryItem) in item.attributes.element == element }
      if let index = around.heads.firstIndex(where: isElement) {
        return FocusPosition(section: section, slot: .head(index))
      }
      if let index = around.tails.firstIndex(where: isElement) {
        return FocusPosition(section: section, slot: .tail(index))
      }
    }
    return nil
  }

  private func step(from place: FocusPosition, _ backwards: Bool) -> FocusPosition? {
    if let slot = neighbour(of: place, backwards) { return FocusPosition(section: place.section, slot: slot) }
    let phases = FocusPosition.Phase.allCases
    let own = place.slot.phase.rawValue
    for phase in backwards ? phases[..<own].reversed() : Array(phases[(own + 1)...]) {
      if let slot = entry(to: phase, of: place.section, backwards) {
        return FocusPosition(section: place.section, slot: slot)
      }
    }
    let sections =
      backwards
      ? stride(from: place.section - 1, through: -1, by: -1)
      : stride(from: place.section + 1, through: solved.sections.count, by: 1)
    for section in sections {
      for phase in backwards ? phases.reversed() : phases {
        if let slot = entry(to: phase, of: section, backwards) {
          return FocusPosition(section: section, slot: slot)
        }
      }
    }
    return nil
  }

  private func neighbour(of place: FocusPosition, _ backwards: Bool) -> FocusPosition.Slot? {
    let way = backwards ? -1 : 1
    switch place.slot {
    case .row: return nil
    case .head(let index):
      return slot(index + way, of: surroundings(of: place.section).heads, backwards) { .head($0) }
    case .tail(let index):
      return slot(index + way, of: surroundings(of: place.section).tails, backwards) { .tail($0) }
    case .item(let item):
      return self.item(after: item, in: place.section, backwards).map { .item($0) }
    }
  }

  private func entry(to phase: FocusPosition.Phase, of section: Int, _ backwards: Bool) -> FocusPosition.Slot?
  {
    let isSection = solved.sections.indices.contains(section)
    switch phase {
    case .head, .tail:
      let around = surroundings(of: section)
      let items = phase == .head ? around.heads : around.tails
      return slot(backwards ? items.count - 1 : 0, of: items, backwards) {
        phase == .head ? .head($0) : .tail($0)
      }
    case .row: return isSection && takesFocus(rowAt: section) ? .row : nil
    case .items: return isSection ? item(after: nil, in: section, backwards).map { .item($0) } : nil
    }
  }

  /// Returns true for a row that keys can move, or whose items only it can press.
  private func takesFocus(rowAt section: Int) -> Bool {
    guard solved.sections[section].isRow, !view.allowsFocus else { return false }
    if guide == nil || view.overflows(rowAt: section) { return true }
    return (0..<solved.sections[section].itemCount).contains { item in
      let path = IndexPath(item: item, section: section)
      return view.isSelectable(at: path) && !view.isFocusable(at: path)
    }
  }

  /// Returns the first slot from an index on whose element may contain something focusable.
  private func slot(
    _ index: Int, of items: [SolvedBoundaryItem], _ backwards: Bool, _ made: (Int) -> FocusPosition.Slot
  ) -> FocusPosition.Slot? {
    var index = index
    while items.indices.contains(index) {
      if mayHoldFocus(items[index].attributes) { return made(index) }
      index += backwards ? -1 : 1
    }
    return nil
  }

  private func mayHoldFocus(_ attributes: LayoutAttributes) -> Bool {
    guard let guide, let kind = attributes.element.kind else { return looks < Self.mostViews }
    return guide.mayHoldFocus(kind: kind)
  }

  private func item(after item: Int?, in section: Int, _ backwards: Bool) -> Int? {
    if let guide { return guide.focusableItem(after: item, backwards: backwards, inSection: section) }
    let count = solved.sections[section].itemCount
    let next = item.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? count - 1 : 0)
    return (0..<count).contains(next) && looks < Self.mostViews ? next : nil
  }

  func surroundings(of section: Int) -> SectionBoundaryOrder {
    let isMirrored = view.isMirrored
    if solved.sections.indices.contains(section) {
      return SectionBoundaryOrder(of: solved.sections[section], on: solved.axis, isMirrored: isMirrored)
    }
    return SectionBoundaryOrder(of: solved, isMirrored: isMirrored, isHead: section < 0)
  }

  private func boundary(at place: FocusPosition) -> SolvedBoundaryItem? {
    let around = surroundings(of: place.section)
    switch place.slot {
    case .head(let index): return around.heads.indices.contains(index) ? around.heads[index] : nil
    case .tail(let index): return around.tails.indices.contains(index) ? around.tails[index] : nil
    case .row, .item: return nil
    }
  }
}
