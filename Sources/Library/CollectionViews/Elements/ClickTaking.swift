/// A cell that may use a click for itself, such as one that unfolds the items below it.
@MainActor
package protocol ClickTaking: CollectionViewCell {
  /// Uses a click on the cell, and returns true; returns false for a click that selects the item.
  func takesClick() -> Bool
}
