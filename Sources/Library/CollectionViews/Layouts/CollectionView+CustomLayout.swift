import CompositionalLayout
package import Foundation
import LayoutGeometry
package import UIKitBase

/// The calls of a layout that is written by hand, or that changes what a flow layout places.
extension CollectionView {
  /// True while the layout is told of another visible part of the content.
  var isFollowingBounds: Bool { state.isFollowingBounds }

  /// Tells a layout that the visible part has changed, if the layout wants it, and prepares it anew.
  func followBounds() {
    let layout = state.layout
    guard layout.changesAttributes, !isBetweenFrames, !state.needsData else { return }
    let visible = CGRect(origin: contentOffset, size: box.size)
    guard state.visibleRect != visible else { return }
    let former = state.visibleRect
    state.visibleRect = visible
    guard former != nil, layout.shouldInvalidateLayout(forBoundsChange: visible) else { return }
    state.isFollowingBounds = true
    insideHandler {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: visible))
      layout.prepare()
    }
    state.isFollowingBounds = false
    guard layout.placesElements, layout.layoutAttributesForElements(in: visible) != nil else { return }
    let size = layout.collectionViewContentSize.bounded
    let known = scroll.contentSize
    if Axis.allCases.contains(where: { abs(size[$0] - known[$0]) > 0.5 }) { invalidateDescriptions() }
  }

  /// Returns the size of the content: what the layout answers, else the solved one.
  func contentSize(of solved: SolvedLayout) -> CGSize {
    state.layout.placesElements ? state.layout.collectionViewContentSize.bounded : solved.contentSize
  }

  /// Lets the view scroll across the feed's axis where its layout makes the content larger than the view there.
  func followContentAcross() {
    let axis = rowAxis
    let range = offsetRange(on: axis)
    guard state.layout.placesElements, range.upperBound - range.lowerBound > 0.5 else {
      return scrollers.abandonAcross()
    }
    followContent(on: axis)
    guard indicators.count == 1 else { return }
    add(ScrollIndicator(on: axis, named: "cross-indicator"))
  }

  /// Tells a layout that is written by hand that the data have changed, and forgets what was named ahead.
  func tellLayoutOfData() {
    forgetPrefetching()
    let layout = state.layout
    guard layout.changesAttributes else { return }
    let context = layout.makeInvalidationContext()
    context.isOfData = true
    let outer = state.isFollowingBounds
    state.isFollowingBounds = true
    layout.invalidateLayout(with: context)
    state.isFollowingBounds = outer
  }

  /// Returns the attributes of the elements in the visible part; `nil` for a layout that the solver places.
  func customAttributes(in visible: CGRect) -> [CollectionViewLayoutAttributes]? {
    let layout = state.layout
    // A layout may bring elements into view from beside it.
    let wider = visible.insetBy(
      dx: scrolls(on: .horizontal) ? -visible.width / 2 : 0,
      dy: scrolls(on: .vertical) ? -visible.height / 2 : 0)
    guard layout.changesAttributes, !(layout is CollectionViewCompositionalLayout),
      let listed = layout.layoutAttributesForElements(in: wider)
    else { return nil }
    var known: Set<LayoutElement> = []
    return listed.filter { one in
      let frame = one.frame
      let reach = frame.insetBy(dx: -frame.width / 2, dy: -frame.height / 2)
      guard reach.intersects(visible), isPresent(one) else { return false }
      return known.insert(one.solved.element).inserted
    }
  }

  /// Returns false for the attributes of an item that the data do not have.
  private func isPresent(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || holds(attributes.indexPath)
  }

  /// Gives the elements on screen the attributes that the layout has for the visible part.
  func applyCustomAttributes() {
    let layout = state.layout
    guard !state.needsData, layout.changesAttributes else { return }
    let visible = CGRect(origin: contentOffset, size: box.size)
    guard let listed = state.listed ?? layout.layoutAttributesForElements(in: visible) else { return }
    var byElement: [LayoutElement: CollectionViewLayoutAttributes] = [:]
    for one in listed { byElement[one.solved.element] = one }
    for element in state.elements.inPaintOrder {
      guard let attributes = byElement[element.key] else { continue }
      element.center = attributes.center
      element.alpha = attributes.alpha
      element.isHidden = attributes.isHidden
      element.zIndex = attributes.zIndex
      element.transform = attributes.shownTransform
      insideHandler { element.view.applyIfChanged(attributes) }
    }
  }

  /// Gives the views of a layout that the solver places the attributes that they have newly.
  func applySolvedAttributes() {
    guard context?.looksLikeUIKit == true, !state.needsData, state.listed == nil else { return }
    for element in state.elements.inPaintOrder {
      insideHandler { element.view.applyIfChanged(element.attributes, at: element.indexPath) }
    }
  }

  // MARK: Solved attributes

  /// Creates the attributes of a solved element, in the class of the layout.
  func made(_ solved: LayoutAttributes) -> CollectionViewLayoutAttributes {
    let own = type(of: state.layout).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (own ?? CollectionViewLayoutAttributes.self).init()
    attributes.take(solved)
    return attributes
  }

  /// Returns the attributes of the elements in a rectangle of the content, as the solved layout has them.
  func solvedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    guard let solved = state.cache.solved else { return [] }
    let visible = CGRect(origin: contentOffset, size: box.size)
    var found: [LayoutAttributes] = []
    func add(_ boundary: SolvedBoundaryItem) {
      var attributes = boundary.attributes
      attributes.frame = frame(of: boundary, in: visible)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for boundary in solved.boundaryItems { add(boundary) }
    for index in solved.sections(in: rect.min(feedAxis)...max(rect.min(feedAxis), rect.max(feedAxis))) {
      let section = solved.sections[index]
      section.forEachBoundaryItem { add($0) }
      found += section.decorations.filter { $0.frame.intersects(rect) }
      guard section.orthogonal == nil else { continue }
      section.forEachElement(in: rect) { found.append($0) }
    }
    return found.map(made)
  }

  /// Returns the solved attributes of an item; `nil` when there is no such item.
  func solvedAttributes(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    let solved: LayoutAttributes? = path.count == 2 ? layoutAttributesForItem(at: path) : nil
    return solved.map(made)
  }

  /// Returns the solved attributes of a view of a kind; `nil` when there is no such view.
  func solvedAttributes(
    _ category: LayoutElement.Category, ofKind kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let solved = state.cache.solved else { return nil }
    var found: LayoutAttributes?
    func look(at attributes: LayoutAttributes) {
      let element = attributes.element
      if found == nil, element.category == category, element.kind == kind, element.indexPath == path {
        found = attributes
      }
    }
    for boundary in solved.boundaryItems { look(at: boundary.attributes) }
    if path.count == 2, solved.sections.indices.contains(path.section) {
      let section = solved.sections[path.section]
      section.forEachBoundaryItem { look(at: $0.attributes) }
      section.decorations.forEach(look)
      if found == nil { section.forEachElement(in: .everything) { look(at: $0) } }
    }
    return found.map(made)
  }

  /// Returns the attributes that the layout has for an item now; `nil` when there is no such item.
  package func presentAttributes(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    layOutEdits()
    return state.layout.layoutAttributesForItem(at: path) ?? solvedAttributes(ofItemAt: path)
  }

  /// Returns the attributes that the layout has for a supplementary view; `nil` when there is no such view.
  package func presentAttributes(ofKind kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    layOutEdits()
    return state.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      ?? solvedAttributes(.supplementary, ofKind: kind, at: path)
  }
}

extension CollectionViewLayoutAttributes {
  /// The frame and the element that the attributes are about.
  var solved: LayoutAttributes {
    LayoutAttributes(
      element: LayoutElement(
        category: representedElementCategory, kind: representedElementKind,
        item: indexPath.count > 1 ? indexPath[1] : indexPath.first ?? 0,
        section: indexPath.count > 1 ? indexPath[0] : -1),
      frame: frame.bounded, zIndex: zIndex, estimatedAxes: estimatedAxes)
  }
}

extension CGRect {
  /// The rectangle, limited to what views can have.
  var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}
