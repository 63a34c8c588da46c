import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// An element or a part of it that can take the keyboard focus, with the rectangle of the part.
struct FocusableElement {
  var target: FocusTarget
  /// The rectangle in the coordinates of the element's view; `nil` for the whole element.
  var frame: CGRect?
}

extension CollectionView {
  /// Returns the focusable elements in an element of the layout, in reading order: an item before its controls.
  func focusStops(in attributes: LayoutAttributes, of host: FocusTarget) -> [FocusableElement] {
    let key = attributes.element
    let found = look(into: attributes) { view in
      let takesIt = (view as? CollectionViewCell)?.canBecomeFocused ?? false
      let whole = takesIt && isFocusable(at: key.indexPath) ? [FocusableElement(target: host)] : []
      return whole + parts(of: view, in: host)
    }
    guard key.category == .cell else { return found ?? [] }
    return badges(onItem: key).reduce(found ?? []) { stops, badge in
      stops + (look(into: badge) { parts(of: $0, in: host) } ?? [])
    }
  }

  /// Returns true when an item as a whole can take the focus.
  func isFocusable(at path: IndexPath) -> Bool {
    guard holds(path) else { return false }
    return state.itemDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus
  }

  private func parts(of view: CollectionReusableView, in host: FocusTarget) -> [FocusableElement] {
    let stops = view.focusableViews.map { inner -> FocusableElement in
      let window = inner.convertToWindow((inner as? Control)?.focusRing ?? inner.box)
      let start = view.convertFromWindow(window.origin)
      let end = view.convertFromWindow(CGPoint(x: window.maxX, y: window.maxY))
      var target = host
      target.part = inner is Control ? .control(inner.elementID) : .scrollView(inner.elementID)
      return FocusableElement(
        target: target, frame: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
      )
    }
    return ReadingOrder.sorted(stops, isMirrored: isMirrored) { $0.frame ?? .zero }
  }

  private func badges(onItem key: LayoutElement) -> [LayoutAttributes] {
    guard let section = state.cache.solved?.sections[key.section], let frame = section.frame(ofItem: key.item)
    else { return [] }
    var badges: [LayoutAttributes] = []
    section.forEachElement(in: frame) { if $0.hostItem == key.item { badges.append($0) } }
    return badges
  }
}
