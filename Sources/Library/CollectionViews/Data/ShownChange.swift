package import CompositionalLayout
package import Foundation
import LayoutGeometry
package import UIKitBase

/// A change of data while its animations are prepared: the answers of a layout to where elements come from and go to.
struct ShownChange {
  let change: DataChange
  /// The elements that are not on screen after the change, in painting order.
  let left: [DataChange.Former]
  /// The places of the items after the change.
  let places: ItemIndexLookup
}

extension CollectionViewLayout: ChangedAttributes {
  package func appearingAttributes(
    _ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    describesSections ? collectionView?.attributesBeforeChange(category, ofKind: kind, at: path) : nil
  }

  package func disappearingAttributes(
    _ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    describesSections ? collectionView?.attributesAfterChange(category, ofKind: kind, at: path) : nil
  }
}

/// The attributes before and after a change of data, for layouts that describe their sections.
extension CollectionView {
  /// Returns the attributes from which an element comes: its own without opacity where it is new, else the former ones.
  ///
  /// They are `nil` for an element that is not there, and while no change of data is being shown.
  func attributesBeforeChange(
    _ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let shown = state.shownChange,
      let attributes = presentAttributes(category, ofKind: kind, at: path)
    else { return nil }
    if let former = shown.change.origins[attributes.solved.element] {
      if !isInRow(path) { attributes.frame = frameInLayout(former.frame) }
      return attributes
    }
    guard category == .cell, let before = formerPath(ofItemAt: path, in: shown.change) else {
      attributes.alpha = 0
      return attributes
    }
    if let frame = formerFrame(ofItemAt: before) { attributes.frame = frameInLayout(frame) }
    return attributes
  }

  /// Returns the attributes to which an element goes: its last ones without opacity where it is gone, else the new ones.
  ///
  /// They are `nil` for an element that was not there, and while no change of data is being shown.
  func attributesAfterChange(
    _ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let shown = state.shownChange else { return nil }
    let former = shown.left.first {
      $0.element.key.category == category && $0.element.key.kind == kind && $0.element.indexPath == path
    }
    if let former {
      if let after = presentPath(of: former.element, in: shown) {
        return presentAttributes(category, ofKind: kind, at: after, answering: path)
      }
      return attributes(ofGone: former)
    }
    guard category == .cell, case .paths(let after, _) = shown.change.matching else {
      return presentAttributes(category, ofKind: kind, at: path)
    }
    return after(path).flatMap { presentAttributes(category, ofKind: kind, at: $0, answering: path) }
  }

  /// Returns the index path after a change of an item that is not on screen any more; `nil` for a deleted one.
  func presentPath(of element: VisibleElement, in shown: ShownChange) -> IndexPath? {
    guard let identity = element.identity else { return nil }
    switch shown.change.matching {
    case .identifiers: return path(of: identity, in: shown.places, near: element.indexPath.item)
    case .paths(let after, _): return after(element.indexPath)
    }
  }

  /// Returns a copy of the attributes that the layout has for an element after the change.
  private func presentAttributes(
    _ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath,
    answering asked: IndexPath? = nil
  ) -> CollectionViewLayoutAttributes? {
    let present =
      category == .cell ? presentAttributes(ofItemAt: path) : presentAttributes(ofKind: kind ?? "", at: path)
    let copy = present?.copy() as? CollectionViewLayoutAttributes
    if let asked { copy?.indexPath = asked }
    return copy
  }

  /// Returns the last attributes of an element that is gone, without opacity, where it was on screen.
  private func attributes(ofGone former: DataChange.Former) -> CollectionViewLayoutAttributes {
    let element = former.element
    let attributes = made(element.attributes)
    attributes.indexPath = element.indexPath
    if let layout = state.formerLayout, layout.axis == feedAxis {
      attributes.center = element.center
      attributes.center[feedAxis] += feedOffset - layout.offset
    } else {
      attributes.frame = frameInLayout(former.frame)
    }
    (attributes.transform, attributes.alpha) = (element.transform, 0)
    return attributes
  }

  private func formerPath(ofItemAt path: IndexPath, in change: DataChange) -> IndexPath? {
    switch change.matching {
    case .identifiers(let former): return itemIdentifier(at: path).flatMap(former)
    case .paths(_, let before): return before(path)
    }
  }

  private func isInRow(_ path: IndexPath) -> Bool {
    guard path.count == 2, let solved = state.cache.solved, solved.sections.indices.contains(path.section)
    else { return false }
    return solved.sections[path.section].isRow
  }

  // MARK: Places

  /// Returns where a view is placed whose frame in the layout is known, with the content at an offset.
  func placedFrame(of frame: CGRect, at offset: CGFloat) -> CGRect {
    let moved = frame.offsetBy(CGPoint(along: -offset, across: -acrossOffset, on: feedAxis))
    return isMirrored ? moved.mirrored(inWidth: bounds.width) : moved
  }

  /// Returns the frame in the layout of a view that is placed in a rectangle of the view.
  private func frameInLayout(_ frame: CGRect) -> CGRect {
    let logical = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
    return logical.offsetBy(contentPoint(along: feedOffset))
  }
}
