import CompositionalLayout
import Foundation

extension CollectionView {
  /// What layout passes between two frames leave to be ended or taken back.
  struct PreviewPasses {
    /// The rows created in such a pass, which must leave nothing behind.
    var rows: [Identity] = []
    /// Elements that left the screen; the delegate hears of it in the next frame.
    var away: [VisibleElement] = []
    /// The state before a look that laid out new data; `nil` for any other.
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

  /// Notes the state before new data are asked for in a look; does nothing elsewhere.
  ///
  /// A frame lays them out from this state, and measures what shows. From that of the look it would come elsewhere, and no
  /// recording knows of looks.
  func noteBeforeLook() {
    guard context?.isLook == true, state.looks.before == nil else { return }
    state.looks.before = PendingChange(
      scrolling: scrolling, cache: state.cache, contentSize: scroll.contentSize,
      elements: Dictionary(
        state.elements.inPaintOrder.map { (ObjectIdentifier($0), $0.attributes) },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Lets new data that a look has laid out wait again.
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

  /// Removes the rows that began in a layout pass between two frames.
  func forgetPassingRows() {
    for row in state.looks.rows { scrollers.rows[row] = nil }
    state.looks.rows = []
  }
}
