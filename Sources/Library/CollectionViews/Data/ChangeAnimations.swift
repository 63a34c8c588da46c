import CompositionalLayout
import Foundation
import LayoutGeometry
import UIKitBase

/// The animations that show a change of data: elements move to their new places, come and go.
@MainActor
struct ChangeAnimations {
  /// The look of an element at the other end of its animation.
  private struct Look {
    var frame: CGRect
    var alpha: CGFloat
    var transform: CGAffineTransform
  }

  private var arriving: [(element: VisibleElement, from: Look)] = []
  private var leaving: [(former: DataChange.Former, to: Look)] = []
  private let origins: [LayoutElement: DataChange.Former]
  private let end: TimeInterval

  /// Prepares the animations, and asks the layout where elements come from and go to.
  init(_ change: DataChange, in view: CollectionView) {
    let shown = ShownChange(change: change, left: change.left, places: ItemIndexLookup(in: view))
    view.state.shownChange = shown
    origins = change.origins
    end = (view.context?.now ?? 0) + 0.3
    let elements = view.state.elements.inPaintOrder.filter { change.origins[$0.key] == nil }
    view.state.layout.prepare(
      forCollectionViewUpdates: shown.left
        .filter { $0.element.key.category == .cell && view.presentPath(of: $0.element, in: shown) == nil }
        .map { CollectionViewUpdateItem(from: $0.element.indexPath, to: nil) }
        + elements.filter { $0.key.category == .cell && change.formerPath(of: $0) == nil }
        .map { CollectionViewUpdateItem(from: nil, to: $0.indexPath) })
    arriving = elements.map { ($0, Self.origin(of: $0, change, in: view)) }
    leaving = shown.left.map { ($0, Self.goal(of: $0, shown, in: view)) }
  }

  private static func origin(
    of element: VisibleElement, _ change: DataChange, in view: CollectionView
  ) -> Look {
    var look = Look(
      frame: element.view.placedFrame, alpha: element.view.alpha, transform: element.view.transform)
    if let path = change.formerPath(of: element), let frame = view.formerFrame(ofItemAt: path) {
      look.frame = frame
    } else {
      look.alpha = 0
    }
    let layout = view.state.layout
    guard layout.changesAttributes, let (category, kind, path) = Self.name(of: element) else { return look }
    let given =
      category == .cell
      ? layout.initialLayoutAttributesForAppearingItem(at: path)
      : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind ?? "", at: path)
    return given.map {
      Self.look($0, instead: look, layout.appearingAttributes(category, ofKind: kind, at: path), in: view)
    } ?? look
  }

  private static func goal(
    of former: DataChange.Former, _ shown: ShownChange, in view: CollectionView
  ) -> Look {
    var look = Look(frame: former.frame, alpha: 0, transform: former.element.view.transform)
    let (element, layout) = (former.element, view.state.layout)
    if let frame = view.presentFrame(of: element, in: shown) {
      (look.frame, look.alpha) = (frame, element.view.alpha)
    }
    guard layout.changesAttributes, let (category, kind, path) = Self.name(of: element) else { return look }
    let given =
      category == .cell
      ? layout.finalLayoutAttributesForDisappearingItem(at: path)
      : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind ?? "", at: path)
    return given.map {
      Self.look($0, instead: look, layout.disappearingAttributes(category, ofKind: kind, at: path), in: view)
    } ?? look
  }

  /// The name by which a layout is asked for an element; `nil` for a decoration.
  private static func name(
    of element: VisibleElement
  ) -> (category: LayoutElement.Category, kind: String?, path: IndexPath)? {
    guard element.key.category != .decoration else { return nil }
    return (element.key.category, element.key.kind, element.indexPath)
  }

  /// Returns the look by attributes that a layout gives: as far as they are others than `own`, which look like `look`.
  ///
  /// The difference counts, so that cells in a row, whose offset the layout does not know, go the same way.
  private static func look(
    _ given: CollectionViewLayoutAttributes, instead look: Look, _ own: CollectionViewLayoutAttributes?,
    in view: CollectionView
  ) -> Look {
    guard let own else {
      return Look(
        frame: view.placedFrame(of: given.frame, at: view.feedOffset), alpha: given.shownAlpha,
        transform: given.shownTransform)
    }
    var way = given.center - own.center
    if view.isMirrored { way.x = -way.x }
    let size = CGSize(
      width: look.frame.width + given.size.width - own.size.width,
      height: look.frame.height + given.size.height - own.size.height)
    let frame = CGRect(
      x: look.frame.midX + way.x - size.width / 2, y: look.frame.midY + way.y - size.height / 2,
      width: size.width, height: size.height)
    return Look(
      frame: frame.bounded, alpha: given.shownAlpha == own.shownAlpha ? look.alpha : given.shownAlpha,
      transform: given.shownTransform == own.shownTransform ? look.transform : given.shownTransform)
  }

  /// Begins the animations; a block of animations is running.
  func begin(in view: CollectionView) {
    for element in view.state.elements.inPaintOrder {
      guard let former = origins[element.key] else { continue }
      guard former.element.view !== element.view else {
        // The layout has begun the animations of a view that stays; what is laid out in it follows a new size.
        if former.frame.size != element.view.placedFrame.size { element.view.layoutIfNeeded() }
        continue
      }
      begin(
        element.view, from: Look(frame: former.frame, alpha: former.alpha, transform: former.transform))
    }
    for (element, look) in arriving { begin(element.view, from: look) }
    for (former, look) in leaving { leave(former, to: look, in: view) }
  }

  /// Lets a view come from another look; where its size changes, what is laid out in it comes too.
  private func begin(_ view: CollectionReusableView, from look: Look) {
    let frame = view.placedFrame
    if look.frame.size == frame.size {
      let anchor = view.anchorPoint
      view.animateCenter(from: look.frame.point(at: anchor), to: frame.point(at: anchor))
    } else {
      // The content is laid out in both sizes: what the layout sets the second time is animated, as in any block.
      AmbientContext.latest.animate(nil) {
        view.place(look.frame)
        view.layoutIfNeeded()
      }
      view.place(frame)
      view.layoutIfNeeded()
    }
    view.animateAlpha(from: look.alpha, to: view.alpha)
    view.animateTransform(from: look.transform, to: view.transform)
  }

  private func leave(_ former: DataChange.Former, to look: Look, in view: CollectionView) {
    let leaving = former.element.view
    let start = Look(frame: former.frame, alpha: leaving.alpha, transform: leaving.transform)
    // What the view has now is its model; only the distances to it are animated.
    AmbientContext.latest.animate(nil) {
      leaving.place(look.frame, contentShift: .zero)
      leaving.showLeaving(alpha: look.alpha, transform: look.transform)
    }
    begin(leaving, from: start)
    view.state.departing.append(
      DepartingElement(element: former.element, frame: look.frame, offset: view.feedOffset, end: end))
  }
}

extension CollectionView {
  /// Returns the frame in the view that an item had before the change of data; `nil` in a section that is a row.
  func formerFrame(ofItemAt path: IndexPath) -> CGRect? {
    guard let former = state.formerLayout, former.solved.sections.indices.contains(path.section),
      !former.solved.sections[path.section].isRow,
      let frame = former.solved.frame(ofItem: path.item, inSection: path.section)
    else { return nil }
    return former.axis == feedAxis
      ? placedFrame(of: frame, at: former.offset)
      : frame.offsetBy(CGPoint(along: -former.offset, across: 0, on: former.axis))
  }

  /// Returns the frame in the view of an item that is off screen now; `nil` when it is gone, or in a row.
  func presentFrame(of element: VisibleElement, in shown: ShownChange) -> CGRect? {
    guard let solved = state.cache.solved, let path = presentPath(of: element, in: shown),
      solved.sections.indices.contains(path.section), !solved.sections[path.section].isRow
    else { return nil }
    return solved.frame(ofItem: path.item, inSection: path.section).map {
      placedFrame(of: $0, at: feedOffset)
    }
  }
}

extension CollectionViewLayoutAttributes {
  /// The opacity with which the element is painted.
  fileprivate var shownAlpha: CGFloat { isHidden ? 0 : alpha }
}
