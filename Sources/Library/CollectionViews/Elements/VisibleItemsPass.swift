import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

extension CollectionView {
  /// Calls each visible section's handler, which may change the elements about to be shown.
  ///
  /// It runs in every layout pass, whichever axis moved: a handler interested in one axis only must compare offsets.
  func runHandlers() {
    guard !state.needsData else { return }
    for index in shownSections {
      guard let handler = state.cache.descriptions[index].visibleItemsInvalidationHandler else { continue }
      let items = state.elements.inPaintOrder.filter { $0.key.section == index }
      guard !items.isEmpty else { continue }
      let place = CGPoint(
        along: feedOffset, across: contentOffset(ofRowInSection: index) ?? 0, on: feedAxis)
      noteHandlerCall(of: state.cache.sectionNames[index])
      insideHandler { handler(items, place, state.cache.environment) }
      if state.needsData { return }
    }
  }

  private func noteHandlerCall(of section: String) {
    if state.handlerCalls != nil { state.handlerCalls?[section, default: 0] += 1 }
  }
}
