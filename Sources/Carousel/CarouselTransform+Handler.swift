public import CollectionViews
public import CompositionalLayout
public import Foundation
import LayoutGeometry
import ScrollPhysics

extension CarouselTransform {
  /// The place in the view at which a card rests, and from which distances count.
  public enum Anchor: Sendable, Hashable {
    /// The middle of the card in the middle of the view.
    case center
    /// The leading edge of the card this many points from the view's.
    case leading(CGFloat)
  }

  /// Returns a `visibleItemsInvalidationHandler` that applies the transform in every frame, cuts included.
  ///
  /// `pitch` is the distance from one card to the next, in points. In a row that goes up and down, width and
  /// height are exchanged. Cells that are `CarouselAppearing` are given the inner part of the look. Nothing
  /// changes while `collectionView`'s traits ask for reduced motion.
  @MainActor
  public func handler(
    pitch: CGFloat, anchor: Anchor = .center, in collectionView: CollectionView?
  ) -> CollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak collectionView] items, offset, environment in
      let isReduced = collectionView?.context?.traits.reducesMotion ?? false
      let axis = collectionView?.feedAxis.perpendicular ?? .horizontal
      let length = environment.container.contentSize[axis]
      let alternates = items.first.map { Self.alternates(section: $0.indexPath.section, in: collectionView) }
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
          appearance = self.appearance(
            at: CarouselPlace(
              distance: (item.center[axis] - rest) / pitch, width: card, reach: (length + card) / 2 / pitch,
              isValley: isValley))
          if axis == .vertical { appearance = appearance.turned() }
        }
        item.show(appearance)
      }
    }
  }

  /// Returns true when mountain and valley folds can alternate.
  ///
  /// All the way round a loop only an even number of cards can.
  @MainActor
  private static func alternates(section: Int, in collectionView: CollectionView?) -> Bool {
    guard let collectionView, collectionView.sectionIdentifiers.indices.contains(section) else { return true }
    let id = collectionView.sectionIdentifiers[section]
    guard let row = collectionView.rowReading(of: id), row.motion.geometry.bounds.period != nil else {
      return true
    }
    return collectionView.itemCount(inSection: id)?.isMultiple(of: 2) ?? true
  }
}

extension CollectionLayoutVisibleItem {
  /// Applies a look to the item and its view.
  fileprivate func show(_ appearance: CarouselAppearance) {
    transform = appearance.transform
    alpha = appearance.alpha
    zIndex += appearance.bands
    let view = (self as? any CollectionViewVisibleItem)?.reusableView
    (view as? any CarouselAppearing)?.carouselAppearance = appearance
  }
}
