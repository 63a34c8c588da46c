import CompositionalLayout
package import Foundation
import LayoutGeometry
import ScreenInterface

/// The row, item, control or scroll view with the keyboard focus, by identity: its view may not exist yet.
struct FocusTarget: Hashable, Sendable {
  /// The element that has the focus, or contains the view that has it.
  enum Container: Hashable, Sendable {
    /// The row of the section.
    case row
    /// An item, and its last known index.
    case item(Identity, near: Int)
    /// A header, footer or overlay of a kind, and its index among those of the kind.
    case boundary(kind: String, item: Int)
  }

  /// The part of the element that is focused.
  enum Part: Hashable, Sendable {
    /// The element itself.
    case whole
    /// A control in it.
    case control(ElementID)
    /// A scroll view in it.
    case scrollView(ElementID)
  }

  /// The name of the section; `nil` for a header or footer of the whole layout.
  var section: String?
  var host: Container
  var part = Part.whole

  /// The element id of a focused control; `nil` for anything else.
  var control: ElementID? {
    if case .control(let id) = part { id } else { nil }
  }

  /// The element id of a focused scroll view; `nil` for anything else.
  var scrollView: ElementID? {
    if case .scrollView(let id) = part { id } else { nil }
  }

  /// True when a row as a whole has the focus.
  var isRow: Bool { host == .row }

  /// Returns the index path of the item; `nil` for no item, and for one that the data no longer contain.
  @MainActor func itemPath(in view: CollectionView) -> IndexPath? {
    guard case .item(let identity, let near) = host, let section = sectionIndex(in: view) else { return nil }
    return ItemIndexLookup(in: view).place(of: identity, inSection: section, near: near)
      .map { IndexPath(item: $0, section: section) }
  }

  /// Returns the present index of the section; `nil` for the layout's own elements, and for a section that is gone.
  @MainActor func sectionIndex(in view: CollectionView) -> Int? {
    section.flatMap { view.state.cache.indexByName[$0] }
  }

  /// Returns the header, footer or overlay in the layout; `nil` for anything else, and for one that is gone.
  @MainActor func boundary(in view: CollectionView) -> SolvedBoundaryItem? {
    guard case .boundary(let kind, let item) = host, let solved = view.state.cache.solved else { return nil }
    let all: [SolvedBoundaryItem]
    if section == nil {
      all = solved.boundaryItems
    } else {
      guard let index = sectionIndex(in: view) else { return nil }
      all = solved.sections[index].boundaryItems
    }
    return all.first { $0.attributes.element.kind == kind && $0.attributes.element.item == item }
  }

  /// Returns the attributes of the item, header, footer or overlay; `nil` for a row, and for an element that is gone.
  @MainActor func attributes(in view: CollectionView) -> LayoutAttributes? {
    if let path = itemPath(in: view) { return view.layoutAttributesForItem(at: path) }
    return boundary(in: view)?.attributes
  }
}

extension FocusTarget {
  /// Returns the focused element's views on screen, the one nearest to the middle first: a loop may show two.
  @MainActor func views(in view: CollectionView) -> [CollectionReusableView] {
    guard let key = attributes(in: view)?.element else { return [] }
    let middle = CGPoint(x: view.box.midX, y: view.box.midY)
    func distance(_ element: VisibleElement) -> CGFloat {
      let center = element.view.placedFrame.center
      return abs(center.x - middle.x) + abs(center.y - middle.y)
    }
    return view.elements(of: key).sorted { distance($0) < distance($1) }.map(\.view)
  }

  /// Returns the focused control; `nil` when none has the focus, or it is not on screen.
  @MainActor func control(in view: CollectionView) -> Control? {
    guard let control else { return nil }
    return views(in: view).lazy.compactMap { $0.focusableControl(control) }.first
  }

  /// Returns the focused scroll view; `nil` when none has the focus, or it is not on screen.
  @MainActor func scrollView(in view: CollectionView) -> ScrollView? {
    guard let scrollView else { return nil }
    return views(in: view).lazy.flatMap(\.focusableViews).compactMap { $0 as? ScrollView }.first {
      $0.elementID == scrollView
    }
  }

  /// Returns the rectangle of the focus ring in the view's coordinates; `nil` when there is none.
  @MainActor func frame(in view: CollectionView) -> CGRect? {
    func frame(of rect: CGRect, in inner: View) -> CGRect {
      let window = inner.convertToWindow(rect)
      return CGRect(origin: view.convertFromWindow(window.origin), size: window.size)
    }
    switch (part, host) {
    case (.control, _):
      return control(in: view).map { frame(of: $0.focusRing, in: $0) }
    case (.scrollView, _): return scrollView(in: view).map { frame(of: $0.box, in: $0) }
    case (.whole, .row):
      guard let index = sectionIndex(in: view),
        let row = view.state.cache.solved?.sections[index].orthogonal
      else { return nil }
      let frame = view.frameInView(row.viewport, at: view.feedOffset)
      return view.feedAxis == .vertical ? frame.insetBy(dx: 3, dy: 0) : frame.insetBy(dx: 0, dy: 3)
    case (.whole, _):
      return views(in: view).first.map { item in
        let own = frame(of: item.box, in: item)
        guard let ring = (item as? any FocusFraming)?.focusFrame else { return own }
        return frame(of: ring, in: item).intersection(own.union(view.box))
      }
    }
  }
}

/// A view of an item whose focus ring keeps a distance from its edges, at which its text begins.
@MainActor
package protocol FocusFraming: View {
  /// The rectangle of the focus ring, in the view's own coordinates.
  ///
  /// Beyond the item it is drawn only inside the collection view.
  var focusFrame: CGRect { get }
}

extension Control {
  /// The rectangle of the ring around the control, in its own coordinates.
  var focusRing: CGRect { focusFrame.insetBy(dx: -3, dy: -3) }
}

extension View {
  /// The visible controls and scroll views inside that can take the keyboard focus, from back to front.
  ///
  /// A collection view counts as one of them; its contents are not included.
  package var focusableViews: [View] {
    subviews.flatMap { view -> [View] in
      if view.isHidden || view.alpha <= 0.01 || !view.isUserInteractionEnabled { return [] }
      switch view.role {
      case .control(let control): return control.canBecomeFocused ? [control] : []
      case .scrollView(let scrollView):
        let own: [View] = scrollView.takesFocus ? [scrollView] : []
        return scrollView is CollectionView ? own : own + scrollView.focusableViews
      default: return view.focusableViews
      }
    }
  }

  /// Returns the control inside with this id, if it can take the keyboard focus.
  func focusableControl(_ id: ElementID) -> Control? {
    focusableViews.lazy.compactMap { $0 as? Control }.first { $0.elementID == id }
  }
}
