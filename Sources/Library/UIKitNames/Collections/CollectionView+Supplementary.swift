import CollectionViews
public import Foundation
public import Orihon

extension CollectionView {
  /// Returns the supplementary view of a kind at an index path; `nil` when it is not on screen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shownSupplementaryViews(ofKind: elementKind).first { $0.indexPath == indexPath }?.view
  }

  /// Returns the supplementary views of a kind that are on screen.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaryViews(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of the supplementary views of a kind that are on screen, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaryViews(ofKind: elementKind).map(\.indexPath).sorted()
  }
}
