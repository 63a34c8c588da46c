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

/// The text on the last stroke: the change of the decision, its speed and the settle time, before and now.
struct StrokeReport {
  let comparison: StrokeComparison

  init(_ comparison: StrokeComparison) { self.comparison = comparison }

  /// Returns the sentence on the decision; a long scroll view name is shortened to fit.
  func sentence(_ shortened: (String) -> String) -> String {
    if let sentence = comparison.sentence { return sentence }
    let words = StrokeDescription(comparison.now)
    let subject = shortened(words.subject)
    return "\(subject) \(words.past), \(comparison.distance ?? "as before")"
  }

  /// Returns the measures of one side, such as `1.24 pt/ms, rests after 0.62 s`; thresholds have the same unit.
  static func measures(of outcome: StrokeOutcome) -> String {
    let speed =
      outcome.release.map { "\(PanelField.text(Double($0.velocity.rounded()) / 1000)) pt/ms" } ?? "not let go"
    let rest = outcome.settleTime.map { "rests after \(StrokeDescription.seconds($0))" } ?? "does not rest"
    return "\(speed), \(rest)"
  }

  /// Returns the lines above the curves with their colours.
  func lines(_ painter: ChromePainter, in width: CGFloat) -> [(String, Color)] {
    let isFlipped = comparison.sentence != nil
    return [
      (sentence { painter.shortened($0, width * 0.45) }, isFlipped ? painter.vermilion : painter.ink),
      ("before  \(Self.measures(of: comparison.before))", painter.second),
      ("now  \(Self.measures(of: comparison.now))", painter.vermilion),
    ]
  }
}
