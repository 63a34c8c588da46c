package import Foundation

/// The coverage of a row's viewport by cells in one frame: their number, and the empty gaps between them.
package struct RowCoverage: Sendable, Hashable {
  /// The extent of a cell along its row, in points.
  package struct Span: Sendable, Hashable {
    var start: CGFloat
    var end: CGFloat

    /// Creates an extent.
    package init(from start: CGFloat, length: CGFloat) {
      self.start = start
      end = start + length
    }

    fileprivate static func widestGap(between spans: [Span], from start: CGFloat, to end: CGFloat) -> CGFloat
    {
      var reached = start
      var widest: CGFloat = 0
      for span in spans.sorted(by: { $0.start < $1.start }) where span.end > reached {
        widest = max(widest, min(span.start, end) - reached)
        reached = span.end
      }
      return max(widest, end - reached)
    }
  }

  /// The number of the row's existing cells.
  package let liveCells: Int
  /// The number of visible cells.
  package let visibleCells: Int
  /// The widest part of the viewport without a cell, in points.
  package let widestGap: CGFloat
  /// The widest gap between two cells in the layout itself, in points; `nil` in a row that does not loop.
  package let widestGapByLayout: CGFloat?

  /// Measures the cells of a row in a viewport of some length, and the layout of one lap if the row loops.
  ///
  /// Cells within `reach` points of the viewport count as visible: the row may move them into it.
  package init(
    _ cells: [Span], in length: CGFloat, reach: CGFloat = 0, lap: (cells: [Span], period: CGFloat)?
  ) {
    let shown = cells.filter { $0.end > 0 && $0.start < length }
    liveCells = cells.count
    visibleCells = cells.count { $0.end > -reach && $0.start < length + reach }
    widestGap = Span.widestGap(between: shown, from: 0, to: length)
    widestGapByLayout = lap.map { lap in
      guard let first = lap.cells.map(\.start).min() else { return 0 }
      return Span.widestGap(between: lap.cells, from: first, to: first + lap.period)
    }
  }
}
