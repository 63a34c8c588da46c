import Foundation
import LayoutGeometry
import Replays
import SceneTools
import ScreenInterface

/// The drawing of the last stroke.
extension PanelPainter {
  /// Draws the text on the last stroke and its curves.
  func drawCurves(_ painter: inout ChromePainter) {
    guard !layout.curves.isEmpty, let comparison else { return }
    for case (.loop, let place) in layout.parts {
      symbol(isLooping ? .pause : .play, in: place, "tools/tuning/loop", painter.indigo, &painter)
    }
    let area = layout.curves
    let lineHeight = painter.style.lineHeight
    let element: ElementID = "tools/tuning/stroke"
    var top = area.minY + 4
    for (words, color) in StrokeReport(comparison).lines(painter, in: area.width - 30) {
      let lines = painter.reading.text.layout(
        words, style: painter.style, width: area.width - 30, maximumLines: 2
      ).lines
      for line in lines {
        painter.paint(
          .text(line, color), element, CGRect(x: area.minX, y: top, width: line.width, height: lineHeight))
        top += lineHeight
      }
    }
    let plot = CGRect(x: area.minX, y: top + 2, width: area.width, height: max(0, area.maxY - top - 2))
    if plot.height > 20 { CurvePainter(comparison, in: plot).draw(with: &painter) }
  }
}
