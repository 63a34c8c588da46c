public import Foundation

/// The cards of a row in one frame: how many there are, and the room between them that they leave empty.
public struct RowCoverage: Sendable, Hashable {
  /// The number of cells that are alive.
  public var liveCells: Int
  /// The number of cells that show.
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
