import CollectionViews
public import Foundation
public import Orihon

extension CollectionView {
  /// Creates a collection view whose pressed cells keep their size, as on iOS.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout, motion: .uiKit, gestures: .desktop)
    shrinksPressedItems = false
  }
}
