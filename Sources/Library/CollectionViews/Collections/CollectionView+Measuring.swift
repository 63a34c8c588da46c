package import CompositionalLayout
package import Foundation
import LayoutGeometry
package import SceneReadings
import ScrollPhysics
import UIKitBase

/// The measuring of elements whose sizes the layout only estimates.
extension CollectionView {
  /// The limit on measuring passes: enough for cells of 10 points estimated as high as the window.
  private static var mostMeasuringPasses: Int { 256 }

  /// The most elements off screen that one call measures.
  private static var mostUnseen: Int { 10_000 }

  /// Measures the visible elements of estimated size, and lays out again while sizes change.
  ///
  /// Elements that become visible in that way are measured too: measured later, they would move resting content.
  func measureWhatShows() {
    guard !state.needsData, measureVisibleElements(except: []) else { return }
    var measured: Set<LayoutElement> = []
    for _ in 0..<Self.mostMeasuringPasses {
      for element in state.elements.inPaintOrder { measured.insert(element.attributes.element) }
      noteShownItems()
      if measuresFlowItems {
        prepare()
      } else {
        state.cache.solve()
        updateMotions()
      }
      placeElements()
      guard !state.needsData, measureVisibleElements(except: measured) else { return }
    }
  }

  /// True when a flow layout has items that measure themselves, whose lines change with their sizes.
  var measuresFlowItems: Bool { (state.layout as? CollectionViewFlowLayout)?.measuresItems ?? false }

  /// Returns the measured size of an item in the last layout; `nil` for one that was not measured.
  func measuredSize(ofItem item: Int, inSection section: Int) -> CGSize? {
    state.cache.measuredSize(ofItem: item, inSection: section)
  }

  /// Measures visible elements of estimated size; returns true when a measurement changes the layout.
  private func measureVisibleElements(except measured: Set<LayoutElement>) -> Bool {
    var hasChanged = false
    let animation = AmbientContext.latest.animation
    defer { AmbientContext.latest.animation = animation }
    for element in state.elements.inPaintOrder
    where !element.attributes.estimatedAxes.isEmpty && !measured.contains(element.attributes.element) {
      if animation != nil || state.changeBlock != nil {
        AmbientContext.latest.animation = self.animation(of: element, in: animation)
      }
      if measure(element.view, as: element.attributes, showing: element.identity?.item) { hasChanged = true }
    }
    return hasChanged
  }

  /// Measures a view on the axes on which its size is an estimate; returns true when that changes the layout.
  private func measure(
    _ view: CollectionReusableView, as attributes: LayoutAttributes, showing item: Identity?
  ) -> Bool {
    let frame = attributes.frame
    view.frame = CGRect(origin: .zero, size: frame.size)
    view.layoutIfNeeded()
    let fitting = view.preferredLayoutAttributesFitting(CollectionViewLayoutAttributes(attributes)).size
    let axes = attributes.estimatedAxes
    let size = CGSize(
      width: axes.contains(.horizontal) ? fitting.width : frame.width,
      height: axes.contains(.vertical) ? fitting.height : frame.height)
    guard size.width.isFinite, size.height.isFinite else { return false }
    return state.cache.measure(attributes.element, size, showing: item)
  }

  // MARK: Elements off screen

  /// Measures the elements visible where running requests end, so that each ends exactly at its element.
  func measureWhereRequestsEnd() {
    for scroller in scrollers.targetedScrollers {
      if let target = scrollers.target(of: scroller) { measure(where: target, showsOn: scroller) }
    }
  }

  /// Measures the elements visible at a target, until none of them has an estimated size any more.
  func measure(where target: ElementTarget, showsOn scroller: Scroller) {
    for _ in 0..<Self.mostMeasuringPasses {
      guard let offset = elementOffset(of: target, on: scroller),
        measureElements(showingFrom: offset, on: scroller)
      else { return }
    }
  }

  /// Measures the content from its beginning to the elements visible at an offset, and of a row those visible there.
  ///
  /// An offset that was recorded with these sizes known then has the same meaning. No more than 10,000 elements are
  /// measured.
  package func measureContent(upTo offset: CGFloat, on scroller: Scroller) {
    prepareForRequest()
    let start = scroller.row == nil ? offsetRange(on: feedAxis).lowerBound : offset
    for _ in 0..<Self.mostMeasuringPasses {
      guard measureElements(showingFrom: min(start, offset), to: offset, on: scroller) else { return }
    }
  }

  /// Measures all elements of estimated size, no more than 10,000.
  package func measureAllElements() {
    prepareForRequest()
    for _ in 0..<Self.mostMeasuringPasses {
      guard let solved = state.cache.solved else { return }
      guard measure(solved.unmeasuredElements(in: self), atMost: Self.mostUnseen) else { return }
    }
  }

  /// Returns true for an element whose size is still an estimate.
  package func isEstimated(_ attributes: LayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty && !state.cache.isMeasured(attributes.element)
  }

  private func measureElements(
    showingFrom first: CGFloat, to last: CGFloat? = nil, on scroller: Scroller
  ) -> Bool {
    let last = max(last ?? first, first)
    switch scroller {
    case .axis:
      let span = CGRect(
        origin: CGPoint(along: first, across: 0, on: feedAxis),
        size: CGSize(
          along: last - first + bounds.size[feedAxis], across: bounds.size[rowAxis], on: feedAxis))
      return measure(unmeasuredElements(in: span), atMost: Self.mostUnseen)
    case .row(let name):
      guard let index = state.cache.indexByName[name], let solved = state.cache.solved,
        let row = solved.sections[index].orthogonal
      else { return false }
      return measure(unmeasuredElements(of: solved.sections[index], row, at: first), atMost: Self.mostUnseen)
    }
  }

  /// Measures elements with temporary views; returns true when that changes the layout.
  private func measure(_ unmeasured: [LayoutAttributes], atMost limit: Int) -> Bool {
    guard !unmeasured.isEmpty, context != nil, !isBetweenFrames else { return false }
    noteShownItems()
    var hasChanged = false
    let animation = AmbientContext.latest.animation
    AmbientContext.latest.animation = nil
    defer { AmbientContext.latest.animation = animation }
    insideHandler {
      for attributes in unmeasured.prefix(limit) where !state.needsData {
        let key = attributes.element
        guard let made = makeView(of: key, showing: key.item, as: attributes) else { continue }
        if measure(made.view, as: attributes, showing: made.identity?.item) { hasChanged = true }
        made.view.removeFromSuperview()
        state.reuse.enqueue(made.view)
      }
    }
    guard hasChanged, !state.needsData else { return false }
    state.cache.solve()
    updateMotions()
    return true
  }

  private func unmeasuredElements(in span: CGRect) -> [LayoutAttributes] {
    guard !state.needsData, let solved = state.cache.solved else { return [] }
    var found = solved.boundaryItems.map(\.attributes).filter(isUnseen)
    for index in solved.sections(in: span.min(feedAxis)...span.max(feedAxis)) {
      let section = solved.sections[index]
      section.forEachBoundaryItem { if isUnseen($0.attributes) { found.append($0.attributes) } }
      guard section.hasEstimatedItems else { continue }
      if let row = section.orthogonal {
        if row.viewport.intersects(span) {
          found += unmeasuredElements(of: section, row, at: shownOffset(ofRowOf: section, row))
        }
      } else {
        section.forEachElement(in: span) { if isUnseen($0) { found.append($0) } }
      }
    }
    return found
  }

  private func unmeasuredElements(
    of section: SolvedSection, _ row: OrthogonalGeometry, at offset: CGFloat
  ) -> [LayoutAttributes] {
    guard section.hasEstimatedItems, row.viewportLength > 0 else { return [] }
    var found: [LayoutAttributes] = []
    let rect = CGRect(
      origin: CGPoint(along: offset, across: row.viewport.min(feedAxis), on: row.axis),
      size: row.viewport.size)
    if self.row(ofSection: section.index)?.extent == .looped {
      section.forEachLoopedElement(in: rect) { attributes, _ in
        if isUnseen(attributes) { found.append(attributes) }
      }
    } else {
      section.forEachElement(in: rect) { if isUnseen($0) { found.append($0) } }
    }
    return found
  }

  /// Returns the content offset of a row, or the one at which it will first appear.
  private func shownOffset(ofRowOf section: SolvedSection, _ row: OrthogonalGeometry) -> CGFloat {
    if let offset = contentOffset(ofRowInSection: section.index) { return offset }
    let geometry = rowGeometry(of: section, row)
    return geometry.origin + geometry.firstOffset
  }

  /// Returns true for an element of estimated size that no frame has measured; the next frame measures one on screen.
  private func isUnseen(_ attributes: LayoutAttributes) -> Bool {
    isEstimated(attributes) && state.elements.byKey[attributes.element] == nil
  }
}

extension SolvedLayout {
  /// Returns all elements of estimated size that were not measured, those of rows too.
  @MainActor fileprivate func unmeasuredElements(in view: CollectionView) -> [LayoutAttributes] {
    var found = boundaryItems.map(\.attributes).filter(view.isEstimated)
    for section in sections {
      section.forEachBoundaryItem { if view.isEstimated($0.attributes) { found.append($0.attributes) } }
      guard section.hasEstimatedItems else { continue }
      section.forEachElement(in: .everything) { if view.isEstimated($0) { found.append($0) } }
    }
    return found
  }
}

extension CGRect {
  /// A rectangle larger than any content.
  package static var everything: CGRect { CGRect(x: -1e11, y: -1e11, width: 2e11, height: 2e11) }
}

extension CollectionView {
  /// Calls `read` with the view of every element, those off screen too.
  ///
  /// The view is made for this call and given back, so that no row's transform has changed it. Estimated sizes should
  /// be measured first.
  package func forEachElementView(_ read: (LayoutAttributes, CollectionReusableView) -> Void) {
    guard let solved = state.cache.solved else { return }
    var all = solved.boundaryItems.map(\.attributes)
    for section in solved.sections {
      section.forEachBoundaryItem { all.append($0.attributes) }
      section.forEachElement(in: .everything) { all.append($0) }
    }
    for attributes in all { _ = look(into: attributes, anew: true, isCovered: true) { read(attributes, $0) } }
  }

  /// Returns true for an item that reacts to a press.
  package func takesPress(at indexPath: IndexPath) -> Bool { isFocusable(at: indexPath) }
}
