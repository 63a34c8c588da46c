public import Foundation
import LayoutGeometry

/// The object that supplies a collection view's sections, items and views.
///
/// UIKit counterpart: `UICollectionViewDataSource`, plus the identifiers by which scroll state is kept.
///
/// No call, of the data source or of a delegate, names a section or an item beyond the counts returned last, so arrays
/// can be indexed without a check; only an element that has left the screen is named by its former index path. Change
/// the data and call `reloadData()` before control returns to the view: from then on no index is used until the counts
/// have been requested anew, whatever moves or is pressed meanwhile. The item in a header's or footer's index path is
/// 0 and no real item, in an empty section too.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; default 1.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// Returns the number of items of a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns a configured cell for the item.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell

  /// Returns a configured supplementary or decoration view; default an empty one.
  ///
  /// For a header or footer of the whole layout the index path is its ordinal alone, as in UIKit.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView

  /// Returns the stable id under which a section's scroll state is kept; default its index.
  ///
  /// Two ids are the same exactly when they are equal, whatever their text. Files and requests name the section by the
  /// text of its id; one with the text of an earlier, unequal one gets a number, such as `Card#2`.
  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable

  /// Returns the stable id of an item, independent of its index; default the index.
  ///
  /// By it content stays in place when the data change; in a section of more than 1,048,576 items only an item that
  /// has moved by at most 16 places is found again.
  func collectionView(_ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath)
    -> AnyHashable
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns an empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// Returns the section's index.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int)
    -> AnyHashable
  {
    section
  }

  /// Returns the item's index inside its section.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt indexPath: IndexPath
  ) -> AnyHashable { indexPath.item }
}

/// The delegate of a collection view, called for clicks, display and scrolling.
///
/// UIKit counterpart: `UICollectionViewDelegate`.
@preconcurrency @MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Returns false when a click on an item has no effect; default true.
  ///
  /// UIKit counterpart: `collectionView(_:shouldSelectItemAt:)`.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Returns false when a press on an item neither highlights nor selects it; default true.
  ///
  /// UIKit counterpart: `collectionView(_:shouldHighlightItemAt:)`.
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

  /// Called when an item was pressed; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:didHighlightItemAt:)`.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called when the press of an item has ended; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:didUnhighlightItemAt:)`.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns false when a selected item stays selected; default true.
  ///
  /// UIKit counterpart: `collectionView(_:shouldDeselectItemAt:)`.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// Called when a selected item was clicked, or another one was selected; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:didDeselectItemAt:)`.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns true when the tab key can focus an item, which Enter and Space then press; default `allowsFocus`.
  ///
  /// UIKit counterpart: `collectionView(_:canFocusItemAt:)`. Controls and scroll views in the cell can take the focus
  /// in any case. It is also called for items off screen.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Called when an item was clicked; by default nothing happens.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called before a cell comes on screen, once it has its size; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:willDisplay:forItemAt:)`. Requests made here wait for the next time pass,
  /// and so do those of the three methods that follow.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)

  /// Called when a cell has left the screen, before it shows another item; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:didEndDisplaying:forItemAt:)`. Each call matches one of
  /// `collectionView(_:willDisplay:forItemAt:)` with the same index path, which is the one the item had then: after a
  /// change of data there may be no such item any more.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called before a header, footer or badge comes on screen; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Called when a header, footer or badge has left the screen; by default nothing happens.
  ///
  /// UIKit counterpart: `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
}
