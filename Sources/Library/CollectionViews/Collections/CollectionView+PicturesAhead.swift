import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// The pictures of items beside the visible part of a row, which are requested before they come on screen.
package struct PicturesAhead {
  /// An item at a size, whose pictures were requested.
  fileprivate struct Item: Hashable {
    let element: LayoutElement
    let size: CGSize
  }

  /// True when pictures are requested ahead: the views of items off screen are made for that; default false.
  package var isEnabled = false
  fileprivate var asked: Set<Item> = []

  /// Forgets what was requested, because the data change.
  mutating func forget() { asked.removeAll() }
}

extension CollectionView {
  /// The pictures that are requested ahead.
  package var picturesAhead: PicturesAhead {
    get { state.picturesAhead }
    set { state.picturesAhead = newValue }
  }

  /// Requests the pictures of the items one page before and after the visible part of each row on screen, each once.
  ///
  /// The scene looks the same, but for pictures that would have arrived late.
  package func requestPicturesAhead() {
    guard state.picturesAhead.isEnabled, let context, state.knowsData, let solved = state.cache.solved else {
      return
    }
    let near = itemsAhead(in: solved)
    let items = near.map { PicturesAhead.Item(element: $0.element, size: $0.frame.size) }
    let asked = state.picturesAhead.asked
    // Set before the views are made: one that changes the data forgets it.
    state.picturesAhead.asked = Set(items)
    for (attributes, item) in zip(near, items) where !asked.contains(item) {
      for request in look(into: attributes, { $0.pictureRequests }) ?? [] {
        _ = context.status(of: request)
      }
      guard state.knowsData else { return }
    }
  }

  /// Returns the items within the length of each visible row before and after its visible part.
  private func itemsAhead(in solved: SolvedLayout) -> [LayoutAttributes] {
    let offset = feedOffset
    let visible = CGRect(origin: CGPoint(along: offset, across: 0, on: feedAxis), size: bounds.size)
    var found: [LayoutElement: LayoutAttributes] = [:]
    for index in solved.sections(in: offset...(offset + shownLength)) {
      let section = solved.sections[index]
      guard let row = section.orthogonal, row.viewport.intersects(visible),
        let rowSnapshot = rowSnapshot(atRowOf: section, row)
      else { continue }
      // Half a point less, so that what only touches the page beside is left out.
      let length = row.viewport.size[row.axis] - 0.5
      let rect = CGRect(
        origin: CGPoint(
          along: rowSnapshot.contentOffset, across: row.viewport.min(feedAxis), on: row.axis),
        size: row.viewport.size
      ).insetBy(
        dx: row.axis == .horizontal ? -length : 0, dy: row.axis == .vertical ? -length : 0)
      func note(_ attributes: LayoutAttributes) {
        if attributes.element.category == .cell { found[attributes.element] = attributes }
      }
      if rowSnapshot.lap == nil {
        section.forEachElement(in: rect, note)
      } else {
        section.forEachLoopedElement(in: rect) { attributes, _ in note(attributes) }
      }
    }
    let shown = Set(state.elements.inPaintOrder.filter { $0.key.category == .cell }.map(\.indexPath))
    return found.values.filter { !shown.contains($0.element.indexPath) }
      .sorted { $0.element.indexPath < $1.element.indexPath }
  }
}

extension View {
  /// The requests of the pictures in the view and everything inside, without animations.
  fileprivate var pictureRequests: [PictureRequest] {
    if isHidden { return [] }
    let own = (self as? ImageView)?.pictureRequest.flatMap { $0.picture.plays ? nil : $0 }
    return [own].compactMap(\.self) + subviews.flatMap(\.pictureRequests)
  }
}
