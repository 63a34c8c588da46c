public import Foundation
import LayoutGeometry

/// What a collection view asks for the things it shows.
///
/// UIKit counterpart: `UICollectionViewDataSource`, plus the identities that scroll state is keyed by.
///
/// No call, of the data source or of a delegate, names a section or an item that the counts answered last do not hold,
/// so arrays can be indexed without a check. Change the data and call `reloadData()` before control returns to the
/// view: from then on nothing is named by index until the counts have been asked for anew, whatever moves or is
/// pressed meanwhile. The item of a header's or footer's index path is no card; it is 0 in an empty section too.
@MainActor public protocol CollectionViewDataSource: AnyObject {
  /// How many sections there are; default 1.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// How many items a section has.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// A configured cell for the item.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell

  /// A configured supplementary or decoration view; default an empty one.
  ///
  /// For a header or footer of the whole layout the index path is its ordinal alone, as in UIKit.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView

  /// What a section's scroll state is kept under, whatever its index; default the index.
  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> String

  /// What an item is known by, whatever its index; default the index.
  func collectionView(_ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath) -> String
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// An empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// The section's index.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> String {
    String(section)
  }

  /// The item's index inside its section.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
  ) -> String { String(indexPath.item) }
}

/// What a collection view tells of clicks, and of its scrolling.
///
/// UIKit counterpart: `UICollectionViewDelegate`.
@MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// An item was clicked; default nothing happens.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)

  /// Whether a click turns the item's card over; default false.
  func collectionView(_ collectionView: CollectionView, turnsOverItemAt indexPath: IndexPath) -> Bool
}

extension CollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Cards stay as they are.
  public func collectionView(_ collectionView: CollectionView, turnsOverItemAt indexPath: IndexPath) -> Bool {
    false
  }
}
