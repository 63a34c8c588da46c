import CompositionalLayout
import Foundation
import LayoutGeometry

/// The elements with which the focus begins: those on screen, or those that a scroll by a key is about to show.
extension FocusOrder {
  /// Returns the first or the last place that is on screen, or in `sight`; `nil` without sections.
  func placeInSight(_ backwards: Bool) -> FocusPosition? {
    let shown = sight.map { solved.sections(in: $0) } ?? view.shownSections
    guard !solved.sections.isEmpty else { return nil }
    let sections = backwards ? shown.reversed() : Array(shown)
    for section in sections {
      let phases = FocusPosition.Phase.allCases
      for phase in backwards ? phases.reversed() : phases {
        if let slot = slotInSight(phase, of: section, backwards) {
          return FocusPosition(section: section, slot: slot)
        }
      }
    }
    // Nothing visible can take the focus: the search begins before the visible part.
    return FocusPosition(section: min(max(0, shown.lowerBound), solved.sections.count - 1), slot: .head(-1))
  }

  private func slotInSight(
    _ phase: FocusPosition.Phase, of section: Int, _ backwards: Bool
  ) -> FocusPosition.Slot? {
    switch phase {
    case .head: return boundary(in: surroundings(of: section).heads, backwards).map { .head($0) }
    case .tail: return boundary(in: surroundings(of: section).tails, backwards).map { .tail($0) }
    case .row:
      guard !view.allowsFocus, let viewport = solved.sections[section].rowViewport else { return nil }
      return (sight.map { touches(viewport, $0) } ?? (view.visibleFraction(of: viewport) > 0)) ? .row : nil
    case .items:
      let items = itemsInSight(of: section)
      return (backwards ? items.max() : items.min()).map { .item($0) }
    }
  }

  private func boundary(in items: [SolvedBoundaryItem], _ backwards: Bool) -> Int? {
    let indices = items.indices.filter { index in
      let attributes = items[index].attributes
      return sight.map { touches(attributes.frame, $0) } ?? !view.elements(of: attributes.element).isEmpty
    }
    return backwards ? indices.last : indices.first
  }

  /// Returns the items that are wholly visible, or those partly visible where none is.
  private func itemsInSight(of section: Int) -> [Int] {
    guard let sight, !solved.sections[section].isRow else { return view.itemsInSight(ofSection: section) }
    var (partly, wholly): ([Int], [Int]) = ([], [])
    let axis = solved.axis
    var rect = solved.sections[section].frame
    rect.origin[axis] = sight.lowerBound
    rect.size[axis] = sight.upperBound - sight.lowerBound
    solved.sections[section].forEachElement(in: rect) { attributes in
      guard attributes.element.category == .cell, touches(attributes.frame, sight) else { return }
      partly.append(attributes.element.item)
      let isWhole =
        attributes.frame.min(axis) >= sight.lowerBound && attributes.frame.max(axis) <= sight.upperBound
      if isWhole { wholly.append(attributes.element.item) }
    }
    return wholly.isEmpty ? partly : wholly
  }

  private func touches(_ frame: CGRect, _ sight: ClosedRange<CGFloat>) -> Bool {
    frame.min(solved.axis) < sight.upperBound && frame.max(solved.axis) > sight.lowerBound
  }
}
