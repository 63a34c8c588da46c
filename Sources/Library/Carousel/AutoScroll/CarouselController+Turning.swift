import CollectionViews

extension CarouselController {
  /// Returns true when the auto-scroll of a row has a page to turn to; `nil` before the row's first layout.
  ///
  /// A row of one card, or whose cards all have room, has none, and needs no button to pause it.
  package func canTurn(row id: String) -> Bool? {
    guard hasAutoScroll(row: id) else { return false }
    return collectionView?.rowSnapshot(ofRow: id).map { $0.row.pages > 1 }
  }
}
