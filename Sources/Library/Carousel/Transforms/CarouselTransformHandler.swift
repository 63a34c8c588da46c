import CollectionViews
import CompositionalLayout
package import Foundation
import LayoutGeometry
import ScrollPhysics

/// The handler of a row whose cards a transform changes in every frame.
struct CarouselTransformHandler {
  let transform: CarouselTransform
  /// The distance from one card to the next, in points.
  let pitch: CGFloat
  let anchor: CarouselTransform.Anchor
  /// The view of the row; `nil` for a horizontal row whose view is not known.
  let collectionView: CollectionView?

  /// Applies the transform to the visible cards; does nothing while the view's traits ask for reduced motion.
  func show(
    _ items: [any CollectionLayoutVisibleItem], at offset: CGPoint,
    in environment: any CollectionLayoutEnvironment
  ) {
    let isReduced = collectionView?.context?.traits.reducesMotion ?? false
    let axis = collectionView?.feedAxis.perpendicular ?? .horizontal
    let length = environment.container.contentSize[axis]
    let alternates = items.first.map { self.alternates(section: $0.indexPath.section) }
    for item in items where item.representedElementCategory == .cell {
      var appearance = CarouselAppearance()
      if !isReduced {
        let card = item.bounds.size[axis]
        let rest =
          switch anchor {
          case .center: offset[axis] + length / 2
          case .leading(let inset): offset[axis] + inset + card / 2
          }
        let isValley = !(alternates ?? true) || item.indexPath.item.isMultiple(of: 2)
        appearance = transform.appearance(
          at: CarouselItemPosition(
            distance: (item.center[axis] - rest) / pitch, width: card, reach: (length + card) / 2 / pitch,
            pitch: pitch, isValley: isValley))
        if axis == .vertical { appearance = appearance.turned() }
      }
      item.show(appearance)
    }
  }

  /// Returns true when mountain and valley folds can alternate.
  ///
  /// In a loop only an even number of cards can.
  private func alternates(section: Int) -> Bool {
    guard let collectionView, collectionView.sectionNames.indices.contains(section) else { return true }
    let id = collectionView.sectionNames[section]
    guard collectionView.rowMotion(of: id)?.geometry.bounds.period != nil else { return true }
    return collectionView.itemCount(inSection: id)?.isMultiple(of: 2) ?? true
  }
}

extension CollectionLayoutVisibleItem {
  /// Applies an appearance to the item and its view.
  func show(_ appearance: CarouselAppearance) {
    transform = appearance.transform
    alpha = appearance.alpha
    zIndex += appearance.bands
    if let masked = self as? any MaskedItem {
      masked.hiddenMargin = CGSize(along: appearance.hiddenMargin, across: 0, on: appearance.axis)
    }
    let view = (self as? any CollectionViewVisibleItem)?.reusableView
    (view as? any CarouselAppearing)?.carouselAppearance = appearance
  }
}

/// The position of a card relative to the place of rest in its row, the input of a `CarouselTransform`.
package nonisolated struct CarouselItemPosition: Sendable, Hashable {
  /// The signed distance from the place of rest, in pages; positive towards the end of the row.
  ///
  /// Each copy of a card in a loop has its own distance, so the last card before the first is at −1.
  package var distance: CGFloat
  /// The card's width, in points.
  package var width: CGFloat
  /// The distance from one card to the next, in points; default the width.
  package var pitch: CGFloat
  /// The distance at which a card of this width has left the view, in pages.
  package var reach: CGFloat
  /// True when a fold towards the middle is a valley here; default true.
  package var isValley: Bool

  /// Creates a place.
  package init(
    distance: CGFloat, width: CGFloat, reach: CGFloat, pitch: CGFloat? = nil, isValley: Bool = true
  ) {
    self.distance = distance.bounded
    self.width = width.bounded
    self.reach = reach.bounded
    self.pitch = (pitch ?? width).bounded
    self.isValley = isValley
  }

  /// Returns the distance, limited to `limit` on either side.
  func distance(within limit: CGFloat) -> CGFloat { min(max(distance, -limit), limit) }

  /// The edge towards the place of rest.
  var nearEdge: EdgeShade.Edge { distance > 0 ? .leading : .trailing }
}
