/// A delegate that knows where in its data there is something to focus, so that no view is made to find out.
///
/// Without one the order of the focus looks into the cells themselves, at most `FocusOrder.mostViews` of them at a time.
@preconcurrency @MainActor
package protocol FocusGuide: AnyObject {
  /// Returns the next item after or before `item` that can take the focus or may hold something that can; `nil` for none.
  ///
  /// Without an item the search begins at the section's beginning, or at its end.
  func focusableItem(after item: Int?, backwards: Bool, inSection section: Int) -> Int?

  /// Returns true when headers, footers or overlays of a kind may hold something that can take the focus.
  func mayHoldFocus(kind: String) -> Bool
}

/// A controller that fills the views around a row, as it does in every frame with those on screen.
@preconcurrency @MainActor
package protocol RowSupplementaryUpdating: AnyObject {
  /// Fills a header, footer or overlay of a kind that is not on screen.
  func dress(_ view: CollectionReusableView, ofKind kind: String, inRow row: String)
}
