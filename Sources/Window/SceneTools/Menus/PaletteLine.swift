import Foundation
import LayoutGeometry
import ScreenInterface

/// The layout of one line of the palette: a name, with its description beside it, or below it in a narrow palette.
@MainActor
struct PaletteLine {
  /// The distance from the line's start to the description beside a short name, in points.
  private static let column: CGFloat = 96
  /// The least distance between two texts on a line, in points.
  static let gap: CGFloat = 12
  /// The greatest number of lines below a name.
  private static let mostLines = 6

  let entry: MenuEntry
  /// The distance from the line's start to the description beside the name, in points; `nil` when it is below.
  let beside: CGFloat?
  /// The description below the name; empty when it is beside the name.
  let below: [TextLine]

  /// Lays an entry out in a palette `width` points wide.
  init(_ entry: MenuEntry, width: CGFloat, in metrics: MenuMetrics) {
    self.entry = entry
    let room = width - 2 * MenuMetrics.padding
    let noteWidth = metrics.width(of: entry.note)
    let start = max(Self.column, metrics.width(of: entry.words) + Self.gap)
    let end = start + metrics.width(of: entry.detail) + (noteWidth > 0 ? Self.gap + noteWidth : 0)
    beside = end <= room ? start : nil
    let isBelow = beside == nil && !entry.detail.isEmpty
    below =
      isBelow
      ? metrics.text.layout(
        entry.detail, style: MenuMetrics.style, width: max(0, room), maximumLines: Self.mostLines
      ).lines : []
  }

  /// The height, in points.
  var height: CGFloat { MenuMetrics.line + CGFloat(below.count) * MenuMetrics.style.lineHeight }
}
