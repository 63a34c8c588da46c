import CompositionalLayout
import Foundation
import LayoutGeometry

/// The delegate calls for elements that come on screen and leave it, each made exactly once and in pairs.
///
/// A layout pass between two frames makes no calls: what appears only there is never reported, and what leaves there
/// is reported in the frame that follows, its view unchanged until then.
extension CollectionView {
  /// Calls the delegate for the elements that have come on screen since the last frame.
  func tellDisplay() {
    guard !state.needsData, state.itemDelegate != nil else { return }
    for element in state.elements.inPaintOrder where !element.isTold {
      element.isTold = true
      insideHandler { tellArrival(of: element) }
      // The delegate may have changed the data: then everything on screen has been removed already.
      if state.needsData { return }
    }
  }

  /// Takes an element's view off the screen and keeps it for reuse.
  func recycle(_ element: VisibleElement) {
    element.view.removeFromSuperview()
    guard element.isTold, isBetweenFrames else { return end(element) }
    state.looks.away.append(element)
  }

  /// Calls the delegate for the elements that left the screen in a layout pass between two frames.
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
