import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// The names of the elements on screen, and what their views show.
extension CollectionView {
  /// Renames the elements on screen after this view has joined a scene: their names may have been others before.
  func renameElements() {
    for element in state.elements.inPaintOrder {
      element.view.elementID = elementID(of: element.key, element.identity, on: element.attributes.hostItem)
    }
  }

  func elementID(of key: LayoutElement, _ identity: ItemIdentity?, on host: Int?) -> ElementID {
    let names = state.cache.sectionNames
    let section = names.indices.contains(key.section) ? names[key.section] : Self.layoutElementID
    let own =
      identity.map { "card/" + state.itemNames.name(of: $0.item) }
      ?? (key.kind ?? "background") + (host.map { "/\($0)" } ?? "")
    return ElementID("\(elementPrefix)\(section)/\(own)")
  }

  /// The prefix of the element ids inside this view; empty for the scene's feed.
  var elementPrefix: String { identity == nil ? "" : elementID.path + "/" }

  /// The id under which headers and footers of the whole layout are named.
  private static var layoutElementID: String { "layout" }

  func applyToViews() {
    let scale = displayScale
    let feedOffset = feedOffset.alignedToPixels(scale: scale)
    let acrossOffset = acrossOffset.alignedToPixels(scale: scale)
    let (axis, isMirrored) = (feedAxis, isMirrored)
    let now = context?.now ?? scrollers.time
    let countsFromContent = context?.looksLikeUIKit == true && !(isMirrored && axis == .horizontal)
    let shift =
      countsFromContent ? CGPoint(along: feedOffset, across: isMirrored ? 0 : acrossOffset, on: axis) : .zero
    let animation = AmbientContext.latest.animation
    defer { AmbientContext.latest.animation = animation }
    let isAnimated = animation != nil || state.changeBlock != nil
    // Successive cards mostly belong to the same row.
    var row: (section: Int, offset: CGFloat?) = (-1, nil)
    for element in state.elements.inPaintOrder {
      var center = element.center
      if element.key.category == .cell || element.attributes.hostItem != nil {
        let section = element.key.section
        if section != row.section { row = (section, contentOffset(ofRowInSection: section)) }
        if let offset = row.offset { center[axis.perpendicular] -= offset.alignedToPixels(scale: scale) }
      }
      center[axis] -= feedOffset
      center[axis.perpendicular] -= acrossOffset
      if isMirrored { center.x = bounds.width - center.x }
      let size = element.attributes.frame.size
      let view = element.view
      let own = isAnimated ? self.animation(of: element, in: animation) : nil
      if isAnimated { AmbientContext.latest.animation = own }
      let isNew = animation != nil && own == nil
      element.isPlaced = true
      view.place(
        CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
        contentShift: shift)
      view.hiddenMargin = element.hiddenMargin
      var transform = isMirrored ? element.transform.mirrored : element.transform
      if let cell = view as? CollectionViewCell {
        let interaction =
          scrolling.interactions.isEmpty ? nil : element.identity.flatMap { scrolling.interactions[$0] }
        cell.interaction = interaction?.value(at: now, ofCopy: element.key.item) ?? CellInteraction()
        showSelection(of: element.identity, in: cell)
        if !cell.interaction.transform.isIdentity, shrinksPressedItems {
          transform = cell.interaction.transform.concatenating(transform)
        }
      }
      view.show(isHidden: element.isHidden, alpha: element.alpha, transform: transform)
      // What is laid out in a new view does not come from nowhere either.
      if isNew { view.layoutIfNeeded() }
    }
  }
}
