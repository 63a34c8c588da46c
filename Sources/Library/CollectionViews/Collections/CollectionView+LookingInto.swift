package import CompositionalLayout
package import Foundation

extension CollectionView {
  /// Calls `read` with the view of every element, those off screen too.
  ///
  /// The view is made for this call and given back, so that no row's transform has changed it. Estimated sizes should
  /// be measured first.
  package func forEachElementView(_ read: (LayoutAttributes, CollectionReusableView) -> Void) {
    guard let solved = state.cache.solved else { return }
    var all = solved.boundaryItems.map(\.attributes)
    for section in solved.sections {
      section.forEachBoundaryItem { all.append($0.attributes) }
      section.forEachElement(in: .everything) { all.append($0) }
    }
    for attributes in all { _ = look(into: attributes, anew: true) { read(attributes, $0) } }
  }

  /// Returns true for an item that reacts to a press.
  package func takesPress(at indexPath: IndexPath) -> Bool { isFocusable(at: indexPath) }
}
