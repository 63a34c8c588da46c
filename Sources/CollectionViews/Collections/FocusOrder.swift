import CompositionalLayout
import Foundation
import ScreenInterface

/// The order in which the tab key goes through a feed: each row on screen, the scroll views in its cards and its
/// controls, and beyond them the next row that is not on screen.
@MainActor struct FocusOrder {
  private let cache: LayoutCache
  private let targets: [FocusTarget]

  init(in view: CollectionView) {
    cache = view.state.cache
    targets = view.shownSections.flatMap { Self.targets(ofSection: $0, in: view) }
  }

  /// Returns the target after or before the present one; `nil` where there is none.
  func next(after present: FocusTarget?, backwards: Bool) -> FocusTarget? {
    guard let first = targets.first, let last = targets.last else { return nil }
    var present = present
    present?.item = nil
    switch (present.flatMap { targets.firstIndex(of: $0) }, backwards) {
    case (let index?, false): return index + 1 < targets.count ? targets[index + 1] : row(after: last)
    case (let index?, true): return index > 0 ? targets[index - 1] : row(before: first)
    case (nil, false): return first
    case (nil, true): return last
    }
  }

  private static func targets(ofSection index: Int, in view: CollectionView) -> [FocusTarget] {
    let cache = view.state.cache
    let row = cache.sectionNames[index]
    let elements = view.state.elements.inPaintOrder.filter { $0.key.section == index }
    let inner = elements.filter { $0.key.category == .cell }.flatMap { $0.view.focusableScrollViews }
      .map { FocusTarget(row: row, scrollView: $0.elementID) }
    guard cache.solved?.sections[index].isRow == true else { return inner }
    let controls = elements.filter { $0.key.category == .supplementary }
      .flatMap { $0.view.focusableControls }
    return [FocusTarget(row: row)] + inner + controls.map { FocusTarget(row: row, control: $0.elementID) }
  }

  private func row(after last: FocusTarget) -> FocusTarget? {
    guard let index = cache.indexByName[last.row] else { return nil }
    return row(in: (index + 1)..<max(index + 1, cache.sectionNames.count))
  }

  private func row(before first: FocusTarget) -> FocusTarget? {
    guard let index = cache.indexByName[first.row] else { return nil }
    return row(in: (0..<index).reversed())
  }

  private func row(in indices: some Sequence<Int>) -> FocusTarget? {
    indices.first { cache.solved?.sections[$0].isRow == true }
      .map { FocusTarget(row: cache.sectionNames[$0]) }
  }
}

extension View {
  /// The visible controls inside the view that can take the keyboard focus, in their order.
  var focusableControls: [Control] {
    subviews.flatMap { view -> [Control] in
      if view.isHidden || !view.isUserInteractionEnabled { return [] }
      if let control = view as? Control, control.canBecomeFocused { return [control] }
      return view.focusableControls
    }
  }
}
