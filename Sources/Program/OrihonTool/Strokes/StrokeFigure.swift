import Foundation
import Replays

/// The quantity of a stroke that a chart shows over the time since it began.
enum StrokeFigure {
  case offsets, speeds

  /// Returns a chart of the curves before and now, with a mark at each release; `nil` without samples.
  func figure(before: StrokeOutcome?, now: StrokeOutcome?) -> LineChart? {
    let sides = [("before", before), ("now", now)].compactMap { name, outcome in outcome.map { (name, $0) } }
    let curves = sides.map { LineChart.Curve(name: $0, points: points(of: $1)) }
    let marks = sides.compactMap { name, outcome in
      outcome.release.map {
        LineChart.Mark(style: "release \(name)", time: $0.time, words: "let go, \(name)")
      }
    }
    return LineChart(self == .offsets ? "offset, pt" : "speed, pt/s", curves, marks: marks)
  }

  private func points(of outcome: StrokeOutcome) -> [(time: TimeInterval, value: Double)] {
    guard self == .speeds else { return outcome.curve.map { ($0.time, Double($0.offset)) } }
    return zip(outcome.curve, outcome.curve.dropFirst()).compactMap { former, next in
      let span = next.time - former.time
      return span > 0 ? (next.time, Double(next.offset - former.offset) / span) : nil
    }
  }
}
