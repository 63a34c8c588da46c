import Foundation
import LayoutGeometry
import Replays
import SceneTools
import ScreenInterface

/// A painter of a stroke's curves before and now, one over the other: the offset above, the speed below.
struct CurvePainter {
  let comparison: StrokeComparison
  let frame: CGRect
  private let duration: TimeInterval
  private let offsets: ClosedRange<CGFloat>

  init(_ comparison: StrokeComparison, in frame: CGRect) {
    self.comparison = comparison
    self.frame = frame
    let samples = comparison.before.curve + comparison.now.curve
    duration = max(samples.map(\.time).max() ?? 0, 0.1)
    let (low, high) = (samples.map(\.offset).min() ?? 0, samples.map(\.offset).max() ?? 0)
    offsets = low...max(high, low + 1)
  }

  private static let step: CGFloat = 2
  /// The fraction of the height for the speeds.
  private static let speedShare: CGFloat = 0.28

  func draw(with painter: inout ChromePainter) {
    let upper = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: (frame.height * (1 - Self.speedShare)).rounded() - 2)
    let lower = CGRect(
      x: frame.minX, y: upper.maxY + 4, width: frame.width, height: frame.maxY - upper.maxY - 4)
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), "tools/tuning/curve/axis",
      CGRect(x: frame.minX, y: upper.maxY + 1, width: frame.width, height: 1))
    let sides: [(StrokeOutcome, Color, CGFloat, String)] = [
      (comparison.before, painter.second, 1, "before"), (comparison.now, painter.vermilion, 2, "now"),
    ]
    let before = speeds(of: comparison.before), now = speeds(of: comparison.now)
    let fastest = max((before + now).map { abs($0) }.max() ?? 0, 1)
    for (outcome, color, width, name) in sides {
      let element = ElementID("tools/tuning/curve/\(name)")
      let span = offsets.upperBound - offsets.lowerBound
      let heights = columns.map { time in
        outcome.offset(at: time).map {
          upper.maxY - ($0 - offsets.lowerBound) / span * (upper.height - 4) - 2
        }
      }
      line(heights, width, color, element, &painter)
      if let release = outcome.release {
        let x = frame.minX + CGFloat(release.time / duration) * frame.width
        painter.paint(
          .fill(color.withOpacity(0.5), cornerRadius: 0), element,
          CGRect(x: x.rounded(), y: upper.minY, width: 1, height: upper.height))
      }
      let speeds = name == "now" ? now : before
      line(
        speeds.map { lower.maxY - abs($0) / fastest * (lower.height - 2) - 1 }, 1,
        color.withOpacity(0.8), element.appending("speed"), &painter)
    }
  }

  private var columns: [TimeInterval] {
    stride(from: 0, to: frame.width, by: Self.step).map { duration * TimeInterval($0 / frame.width) }
  }

  private func speeds(of outcome: StrokeOutcome) -> [CGFloat] {
    let step = duration * TimeInterval(Self.step / max(frame.width, 1))
    return columns.map { time in
      guard let there = outcome.offset(at: time + step), let here = outcome.offset(at: time) else { return 0 }
      return (there - here) / CGFloat(step)
    }
  }

  /// Joins the heights, one per column, by vertical bars.
  private func line(
    _ heights: [CGFloat?], _ width: CGFloat, _ color: Color, _ element: ElementID,
    _ painter: inout ChromePainter
  ) {
    for (index, height) in heights.enumerated() {
      guard let height else { continue }
      let former = index > 0 ? heights[index - 1] ?? height : height
      let (top, bottom) = (min(former, height), max(former, height))
      painter.paint(
        .fill(color, cornerRadius: 0), element,
        CGRect(
          x: frame.minX + CGFloat(index) * Self.step, y: top, width: Self.step, height: bottom - top + width))
    }
  }
}

extension StrokeOutcome {
  /// Returns the offset at a time since the stroke began; after the last sample it stays constant, `nil` without any.
  fileprivate func offset(at time: TimeInterval) -> CGFloat? {
    guard let next = curve.firstIndex(where: { $0.time >= time }) else { return curve.last?.offset }
    guard next > 0 else { return curve[next].offset }
    let (from, to) = (curve[next - 1], curve[next])
    guard to.time > from.time else { return to.offset }
    return from.offset + (to.offset - from.offset) * CGFloat((time - from.time) / (to.time - from.time))
  }
}

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
