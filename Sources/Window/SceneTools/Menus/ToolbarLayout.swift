import Foundation
import LayoutGeometry

/// The layout of the toolbar's buttons: in centred rows at the window's top.
@MainActor
struct ToolbarLayout {
  /// The buttons.
  let entries: [MenuEntry]
  /// The frame of each button, in points.
  let frames: [CGRect]

  /// Lays out buttons in a window.
  init(_ entries: [MenuEntry], in metrics: MenuMetrics) {
    self.entries = entries
    let room = metrics.size.width - 2 * MenuMetrics.margin
    var rows: [[CGFloat]] = [[]]
    for entry in entries {
      let width = min(metrics.width(of: entry.words) + 2 * MenuMetrics.padding, room)
      if let last = rows.last, !last.isEmpty, last.reduce(0, +) + width > room { rows.append([]) }
      rows[rows.count - 1].append(width)
    }
    frames = rows.enumerated().flatMap { number, row in
      var x = ((metrics.size.width - row.reduce(0, +)) / 2).rounded()
      return row.map { width in
        defer { x += width }
        let y = MenuMetrics.margin + CGFloat(number) * MenuMetrics.line
        return metrics.placed(CGRect(x: x, y: y, width: width, height: MenuMetrics.line))
      }
    }
  }

  /// The frame of all buttons, in points.
  var frame: CGRect { frames.reduce(.null) { $0.union($1) } }

  /// Returns the button at a point; `nil` where there is none.
  func index(at point: CGPoint) -> Int? { frames.firstIndex { $0.contains(point) } }
}
