public import CollectionViews
public import CompositionalLayout
public import Foundation
import LayoutGeometry

/// Folds the cards of a row by their distance from its middle.
public enum FoldHandler {
  /// What `visibleItemsInvalidationHandler` of a row with a fold does; `pitch` is the distance from one card to
  /// the next, in points.
  ///
  /// Nothing folds where `collectionView`'s surroundings ask for reduced motion.
  public static func handler(
    pitch: CGFloat, in collectionView: CollectionView?
  ) -> CollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak collectionView] items, offset, environment in
      let isReduced = collectionView?.context?.traits.reducesMotion ?? false
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        let distance = isReduced ? 0 : (item.center.x - middle) / pitch
        let fold = Fold(distance: distance, index: item.indexPath.item)
        item.transform = fold.transform(width: item.bounds.width)
        let view = (item as? any CollectionViewVisibleItem)?.reusableView
        (view as? any FoldShading)?.foldShade = fold.shade
      }
    }
  }
}
