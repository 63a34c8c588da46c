import CompositionalLayout
package import Foundation
import LayoutGeometry

/// The items about to come on screen, of which a closure is told ahead.
package struct PrefetchState {
  /// Called with the index paths of items about to come on screen; `nil` for none.
  package var prefetch: (([IndexPath]) -> Void)?
  /// Called with the index paths of items that were named before and did not come on screen; `nil` for none.
  package var cancel: (([IndexPath]) -> Void)?
  /// True when the closures are called; default true.
  package var isEnabled = true
  fileprivate var named: Set<IndexPath> = []

  /// Creates a state without closures.
  package init() {}
}

extension CollectionView {
  /// The closures that are told of items about to come on screen.
  package var prefetching: PrefetchState {
    get { state.prefetching }
    set { state.prefetching = newValue }
  }

  /// Tells of the items within the length of the view before and after its visible part, each once.
  ///
  /// Items of rows that scroll by themselves are left out.
  func tellPrefetching() {
    guard let prefetch = state.prefetching.prefetch, state.prefetching.isEnabled, !state.needsData,
      let solved = state.cache.solved
    else { return }
    let span = shownSpan
    let reach = CGRect(
      origin: contentPoint(along: span.lowerBound - shownLength),
      size: CGSize(along: 3 * shownLength, across: bounds.size[rowAxis], on: feedAxis))
    var near: [IndexPath] = []
    for index in solved.sections(in: reach.min(feedAxis)...reach.max(feedAxis)) {
      let section = solved.sections[index]
      guard section.orthogonal == nil else { continue }
      section.forEachElement(in: reach) {
        if $0.element.category == .cell { near.append($0.element.indexPath) }
      }
    }
    let shown = Set(state.elements.inPaintOrder.filter { $0.key.category == .cell }.map(\.indexPath))
    let ahead = Set(near).subtracting(shown)
    let (named, cancel) = (state.prefetching.named, state.prefetching.cancel)
    let new = near.filter { ahead.contains($0) && !named.contains($0) }
    let gone = named.subtracting(near).sorted()
    state.prefetching.named = named.intersection(near).union(ahead).union(shown)
    insideHandler {
      if !gone.isEmpty { cancel?(gone) }
      if !new.isEmpty { prefetch(new) }
    }
  }

  /// Forgets the items that were named or asked for ahead, because the data change.
  func forgetPrefetching() {
    state.prefetching.named.removeAll()
    state.picturesAhead.forget()
  }
}
