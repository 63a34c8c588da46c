import CompositionalLayout
import Foundation
import LayoutGeometry

/// The telling of the delegate what comes on screen and what has left it, each exactly once and in pairs.
///
/// A look between two frames tells nothing: what comes only there is never told of, and what leaves there is told of
/// in the frame that follows, its view untouched until then.
extension CollectionView {
  /// Tells the delegate of the elements that have come on screen since the last frame.
  func tellDisplay() {
    guard !state.needsData, state.itemDelegate != nil else { return }
    for element in state.elements.inPaintOrder where !element.isTold {
      element.isTold = true
      insideHandler { tellArrival(of: element) }
      // The delegate may have changed the data: then everything that shows has gone already.
      if state.needsData { return }
    }
  }

  /// Takes an element's view off the screen and keeps it for reuse.
  func recycle(_ element: VisibleElement) {
    element.view.removeFromSuperview()
    guard element.isTold, isBetweenFrames else { return end(element) }
    state.looks.away.append(element)
  }

  /// Tells the delegate of the elements that left the screen in a look between two frames.
  func endLookedAway() {
    let gone = state.looks.away
    state.looks.away.removeAll()
    for element in gone { end(element) }
  }

  private func end(_ element: VisibleElement) {
    if element.isTold {
      element.isTold = false
      insideHandler { tellDeparture(of: element) }
    }
    state.reuse.enqueue(element.view)
  }

  private func tellArrival(of element: VisibleElement) {
    guard let delegate = state.itemDelegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = element.view as? CollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    case .supplementary:
      delegate.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind ?? "",
        at: element.indexPath)
    case .decoration: break
    }
  }

  private func tellDeparture(of element: VisibleElement) {
    guard let delegate = state.itemDelegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = element.view as? CollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    case .supplementary:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: element.key.kind ?? "",
        at: element.indexPath)
    case .decoration: break
    }
  }
}
