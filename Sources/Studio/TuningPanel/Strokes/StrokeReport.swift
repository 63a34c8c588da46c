import Foundation
import Replays
import SceneTools
import ScreenInterface

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
