package import Foundation

/// A delegate that returns the focusable items from its data, so that no views are made to find them.
///
/// Without one the focus order searches the cells themselves, at most `FocusOrder.mostViews` of them at a time.
@preconcurrency @MainActor
package protocol FocusGuide: AnyObject {
  /// Returns the next item after or before `item` that may be or contain something focusable; `nil` for none.
  ///
  /// Without an item the search begins at the section's beginning, or at its end.
  func focusableItem(after item: Int?, backwards: Bool, inSection section: Int) -> Int?

  /// Returns true when headers, footers or overlays of a kind may contain something focusable.
  func mayHoldFocus(kind: String) -> Bool

  /// Tells a cell that is not on screen what lies over it there, which decides what it shows.
  func dress(_ cell: CollectionReusableView, at indexPath: IndexPath)
}

/// A controller that updates the supplementary views of a row, also those off screen.
@preconcurrency @MainActor
package protocol RowSupplementaryUpdating: AnyObject {
  /// Updates a header, footer or overlay of a kind that is not on screen.
  func dress(_ view: CollectionReusableView, ofKind kind: String, inRow row: String)
}
