public import Foundation

/// The cells of a row in one frame: their number, and the empty gaps between them.
public struct RowCoverage: Sendable, Hashable {
  /// The number of the row's existing cells.
  public var liveCells: Int
  /// The number of visible cells.
  public var visibleCells: Int
  /// The widest stretch of the viewport without a card, in points.
  public var widestGap: CGFloat
  /// The widest gap that the layout itself leaves between two cards, in points; `nil` in a row that ends.
  public var widestGapByLayout: CGFloat?

  /// Creates a record.
  package init(liveCells: Int, visibleCells: Int, widestGap: CGFloat, widestGapByLayout: CGFloat?) {
    self.liveCells = liveCells
    self.visibleCells = visibleCells
    self.widestGap = widestGap
    self.widestGapByLayout = widestGapByLayout
  }
}
