import CollectionViews
import CompositionalLayout
public import Foundation
public import Orihon
public import UIKitBase

extension CollectionView {
  /// Returns the layout attributes of an item, before any scrolling; `nil` when there is no such item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let solved: LayoutAttributes? = layoutAttributesForItem(at: indexPath)
    return solved.map { UICollectionViewLayoutAttributes($0) }
  }
}
