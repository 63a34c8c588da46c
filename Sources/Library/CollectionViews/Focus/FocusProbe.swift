import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// The access to the views of elements that may be off screen: temporary ones are made, laid out and given back.
extension CollectionView {
  /// Returns the elements on screen for one element of the layout: all copies of an item, each before its badges.
  func elements(of key: LayoutElement) -> [VisibleElement] {
    state.elements.inPaintOrder.filter { element in
      guard element.key.section == key.section else { return false }
      guard key.category == .cell else { return element.key == key }
      return element.key.category == .cell
        ? element.indexPath.item == key.item : element.attributes.hostItem == key.item
    }
  }

  /// Returns the result of `read` for the view of an element, on screen or not; `nil` where no view can be made.
  ///
  /// With `anew` a view is made also for an element on screen, whose view a row's transform may have changed. What
  /// lies over it on screen counts with `isCovered`; default except for a view made anew.
  func look<Found>(
    into attributes: LayoutAttributes, anew: Bool = false, isCovered: Bool? = nil,
    _ read: (CollectionReusableView) -> Found
  ) -> Found? {
    let key = attributes.element
    let shown = state.elements.byKey[key] ?? elements(of: key).last { $0.key.category == key.category }
    if let shown, !anew { return read(shown.view) }
    let made = withViews(for: key, at: key.indexPath, of: attributes.frame.size) {
      state.knowsData ? view(for: key) : nil
    }
    guard let context, let (view, identity) = made else { return nil }
    defer { state.reuse.enqueue(view) }
    // Making a view may have changed the data: then there may be no such element any more.
    guard state.knowsData else { return nil }
    view.elementID = elementID(of: key, identity, on: attributes.hostItem)
    // The view does not join the scene: it triggers no calls, and scroll views inside leave no state behind.
    let aside = ViewContext(text: context.text)
    aside.traits = context.traits
    aside.now = context.now
    view.move(to: aside)
    defer { view.move(to: nil) }
    view.frame = CGRect(origin: .zero, size: attributes.frame.size)
    dress(view, for: key)
    if isCovered ?? !anew, key.category == .cell {
      (state.itemDelegate as? any FocusGuide)?.dress(view, at: key.indexPath)
    }
    view.layoutIfNeeded()
    fit(view, to: attributes)
    return read(view)
  }

  private func view(for key: LayoutElement) -> (view: CollectionReusableView, identity: ItemIdentity?)? {
    guard key.category == .cell else {
      let path =
        state.cache.sectionIDs.indices.contains(key.section)
        ? IndexPath(item: key.item, section: key.section) : key.indexPath
      return supplementaryView(ofKind: key.kind ?? "", at: path).map { ($0, nil) }
    }
    return cell(at: key.indexPath).map { ($0.view, $0.identity) }
  }

  /// Sets the pages of the dots around a row, which otherwise happens only in a frame.
  private func dress(_ view: CollectionReusableView, for key: LayoutElement) {
    guard key.category == .supplementary, state.cache.sectionNames.indices.contains(key.section) else {
      return
    }
    let dots = view.pageControls
    guard !dots.isEmpty else { return }
    ensureRow(ofSection: key.section)
    let name = state.cache.sectionNames[key.section]
    (state.rowController as? any RowSupplementaryUpdating)?.dress(view, ofKind: key.kind ?? "", inRow: name)
    let pages = row(ofSection: key.section)?.motion.geometry.stops?.count ?? 0
    for control in dots where control.numberOfPages == 0 { control.numberOfPages = pages }
  }

  private func fit(_ view: CollectionReusableView, to attributes: LayoutAttributes) {
    guard !attributes.estimatedAxes.isEmpty else { return }
    let given = attributes.frame.size
    let fitting = view.sizeThatFits(CGSize(width: given.width, height: .infinity))
    for axis in Axis.allCases where attributes.estimatedAxes.contains(Axes(axis)) && fitting[axis].isFinite {
      var size = view.frame.size
      size[axis] = fitting[axis]
      view.frame = CGRect(origin: .zero, size: size)
    }
    view.layoutIfNeeded()
  }
}

extension View {
  fileprivate var pageControls: [PageControl] {
    subviews.flatMap { ($0 as? PageControl).map { [$0] } ?? $0.pageControls }
  }
}

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
