import CollectionViews
public import Foundation

/// How the cards of a row cover it in one frame.
public struct RowCoverage: Sendable, Hashable {
  /// How many cells are alive.
  public var liveCells: Int
  /// How many of them show.
  public var visibleCells: Int
  /// The widest stretch of the row without a card, in points.
  public var widestGap: CGFloat
  /// The widest gap that the layout itself leaves between two cards; `nil` in a row that ends.
  public var widestGapByLayout: CGFloat?
}

extension Stage {
  /// How the cards of a row cover it in the last frame; `nil` when it is not on screen.
  public func coverage(ofRow id: String) -> RowCoverage? {
    guard frame(ofRow: id) != nil, let coverage = content.collectionView.coverage(ofRow: id) else {
      return nil
    }
    return RowCoverage(
      liveCells: coverage.liveCells, visibleCells: coverage.visibleCells, widestGap: coverage.widestGap,
      widestGapByLayout: coverage.widestGapByLayout)
  }
}
