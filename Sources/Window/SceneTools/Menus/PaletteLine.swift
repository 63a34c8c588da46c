import Foundation
import LayoutGeometry
import ScreenInterface

/// One line of the palette: a name, and beside it what that is, or below it where the palette is too narrow.
@MainActor
struct PaletteLine {
  /// The distance from the line's start to the words beside a short name, in points.
  private static let column: CGFloat = 96
  /// The least distance between two words on a line, in points.
  static let gap: CGFloat = 12
  /// The most lines below a name.
  private static let mostLines = 6

  let entry: MenuEntry
  /// The distance from the line's start to the words beside the name, in points; `nil` when they stand below it.
  let beside: CGFloat?
  /// The words below the name; none when they stand beside it.
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
