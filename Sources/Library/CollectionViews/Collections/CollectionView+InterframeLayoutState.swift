import CompositionalLayout
import Foundation

extension CollectionView {
  /// The state of layout passes between two frames that the next frame ends or undoes.
  struct InterframeLayoutState {
    /// The rows created in such a pass, which are removed again.
    var rows: [Identity] = []
    /// The elements that left the screen; the next frame calls the delegate for them.
    var away: [VisibleElement] = []
    /// The state before a pass that laid out new data; `nil` for any other.
    var before: PendingChange?
  }

  /// The state of a view whose new data wait to be laid out.
  struct PendingChange {
    fileprivate let scrolling: ScrollViewState
    fileprivate let cache: LayoutCache
    fileprivate let contentSize: CGSize
    /// The elements on screen with their places.
    fileprivate let elements: [ObjectIdentifier: LayoutAttributes]
  }

  /// Saves the state before a layout pass between two frames asks for new data; does nothing elsewhere.
  ///
  /// A frame lays out the data from this state, and measures the visible elements. From the state after the pass the
  /// result would differ, and recordings do not contain such passes.
  func noteBeforeLook() {
    guard context?.isLook == true, state.looks.before == nil else { return }
    state.looks.before = PendingChange(
      scrolling: scrolling, cache: state.cache, contentSize: scroll.contentSize,
      elements: Dictionary(
        state.elements.inPaintOrder.map { (ObjectIdentifier($0), $0.attributes) },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Undoes the layout of new data in a pass between two frames, so that the next frame lays them out.
  func takeBackLook() {
    guard let before = state.looks.before else { return }
    state.looks.before = nil
    for element in state.elements.remove(where: { before.elements[ObjectIdentifier($0)] == nil }) {
      recycle(element)
    }
    for element in state.elements.inPaintOrder {
      guard let attributes = before.elements[ObjectIdentifier(element)] else { continue }
      element.reset(to: attributes, orderInLap: element.orderInLap, generation: element.generation)
    }
    scrolling = before.scrolling
    state.cache = before.cache
    scroll.contentSize = before.contentSize
    invalidateDescriptions()
  }

  /// Removes the rows created in a layout pass between two frames.
  func forgetPassingRows() {
    for row in state.looks.rows { scrollers.rows[row] = nil }
    state.looks.rows = []
  }
}
