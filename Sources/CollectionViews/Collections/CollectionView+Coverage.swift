import CompositionalLayout
import Foundation
import LayoutGeometry
public import SceneReadings

extension CollectionView {
  /// Returns the cells and gaps of a section's row as placed last, before the section's handler moved cells.
  ///
  /// `id` is the section's id; the result is `nil` when the row is not on screen.
  public func coverage(ofRow id: String) -> RowCoverage? {
    guard let row = scrollers.rows[id], let solved = state.cache.solved,
      solved.sections.indices.contains(row.section),
      let geometry = solved.sections[row.section].orthogonal
    else { return nil }
    let section = solved.sections[row.section]
    let length = geometry.viewportLength
    let along = geometry.axis
    let cells = state.elements.inPaintOrder.filter {
      $0.key.category == .cell && $0.key.section == row.section
    }
    let offset = row.contentOffset.alignedToPixels(scale: displayScale)
    let spans = cells.map { cell in
      let start = cell.attributes.frame.min(along) - offset
      return Span(start: start, end: start + cell.attributes.frame.size[along])
    }
    let shown = spans.filter { $0.end > 0 && $0.start < length }
    return RowCoverage(
      liveCells: cells.count, visibleCells: shown.count,
      widestGap: Span.widestGap(between: shown, from: 0, to: length),
      widestGapByLayout: row.extent == .looped ? widestGap(of: section, period: row.period) : nil)
  }

  private func widestGap(of section: SolvedSection, period: CGFloat) -> CGFloat {
    let spans = (0..<section.itemCount).compactMap { section.frame(ofItem: $0) }
      .map { [feedAxis] in Span(start: $0.min(feedAxis.perpendicular), end: $0.max(feedAxis.perpendicular)) }
    guard let first = spans.map(\.start).min() else { return 0 }
    return Span.widestGap(between: spans, from: first, to: first + period)
  }

  private struct Span {
    var start: CGFloat
    var end: CGFloat

    static func widestGap(between spans: [Span], from start: CGFloat, to end: CGFloat) -> CGFloat {
      var reached = start
      var widest: CGFloat = 0
      for span in spans.sorted(by: { $0.start < $1.start }) where span.end > reached {
        widest = max(widest, min(span.start, end) - reached)
        reached = span.end
      }
      return max(widest, end - reached)
    }
  }
}
