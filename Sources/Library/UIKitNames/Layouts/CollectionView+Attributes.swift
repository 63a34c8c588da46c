import CollectionViews
public import Foundation
public import Orihon

extension CollectionView {
  /// Returns the attributes that the layout has for an item; `nil` when there is no such item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    presentAttributes(ofItemAt: indexPath)
  }

  /// Returns the attributes that the layout has for a header, footer or badge; `nil` when there is no such view.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { presentAttributes(ofKind: kind, at: indexPath) }
}

extension CollectionViewLayout {
  /// Registers a class of decoration view under a kind of element; `nil` removes the registration.
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    register(viewClass as? CollectionReusableView.Type, forDecorationViewOfKind: elementKind)
  }
}
