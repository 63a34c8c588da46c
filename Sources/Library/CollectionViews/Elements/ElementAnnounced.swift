package import Foundation

/// A reusable view whose defaults follow the element that it shows, such as a cell that serves as a header.
@MainActor
package protocol ElementAnnounced: CollectionReusableView {
  /// Called before the data source configures the view for an element of a kind; `nil` for an item.
  func willShow(_ elementKind: String?, at indexPath: IndexPath, in collectionView: CollectionView)
}
