import Foundation
import LayoutGeometry
import ScreenInterface

/// An open menu: a list of lines, one of which may be selected.
struct PopUpMenu {
  /// The lines.
  let entries: [MenuEntry]
  /// The frame in the window, in points.
  let frame: CGRect
  /// The line under the pointer or reached by keys; `nil` for none.
  var selected: Int?

  /// Opens a menu at a point, towards the trailing edge and downwards as far as it fits in the window.
  init(_ entries: [MenuEntry], at point: CGPoint, in metrics: MenuMetrics, selecting selected: Int? = nil) {
    self.entries = entries
    self.selected = selected
    let words = entries.map { metrics.width(of: $0.words) }.max() ?? 0
    let notes = entries.map { metrics.width(of: $0.note) }.max() ?? 0
    let gap: CGFloat = notes > 0 ? 24 : 0
    let width = min(
      words + gap + notes + 2 * MenuMetrics.padding, metrics.size.width - 2 * MenuMetrics.margin)
    let height = CGFloat(entries.count) * MenuMetrics.line + 8
    let x = metrics.isMirrored ? point.x - width : point.x
    frame = metrics.kept(CGRect(x: x, y: point.y, width: width, height: height))
  }

  /// Returns the frame of a line, in points.
  func frame(of index: Int) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + 4 + CGFloat(index) * MenuMetrics.line, width: frame.width,
      height: MenuMetrics.line)
  }

  /// Returns the line at a point; `nil` where there is none.
  func index(at point: CGPoint) -> Int? { entries.indices.first { frame(of: $0).contains(point) } }

  /// Selects the next or the previous line, wrapping around.
  mutating func step(_ step: Int) {
    guard !entries.isEmpty else { return }
    let start = selected ?? (step > 0 ? -1 : entries.count)
    selected = (start + step + entries.count) % entries.count
  }
}
