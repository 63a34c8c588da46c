import Foundation
package import Replays

/// The results of a folder's strokes as the cases of a report, each with its charts, before and now.
package struct StrokeResults {
  private let report: CorpusReport
  private let command: String
  private let isDrawn: Bool

  /// Creates the results of a report; `command` plays all strokes, and with `drawn` the cases have their charts.
  package init(_ report: CorpusReport, command: String, drawn: Bool) {
    (self.report, self.command, isDrawn) = (report, command, drawn)
  }

  /// The cases, in the order of the strokes.
  package var cases: [ResultCase] {
    report.all.map { line in
      let fault = report.fault(of: line)
      var value = ResultCase(
        line.stroke.name, fault == nil ? .passed : .failed, command: command,
        value: report.json(of: line))
      value.explanation = fault.map { "It \($0)." } ?? ""
      if isDrawn, report.isTold(line) {
        value.markup = ResultCase.Markup(row: row(line), card: card(line))
      }
      return value
    }
  }

  private func row(_ line: CorpusReport.Line) -> String {
    let words = report.words(of: line).map(Markup.escaped)
    return "<tr><th scope=\"row\"><a href=\"#\(id(line))\">\(words[0])</a></th>"
      + words.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
  }

  private func id(_ line: CorpusReport.Line) -> String { "stroke-\(line.number)" }

  private func card(_ line: CorpusReport.Line) -> String {
    let words = report.words(of: line).map(Markup.escaped)
    let fault = report.fault(of: line).map { "<p class=\"failure\">It \(Markup.escaped($0)).</p>" } ?? ""
    let figures = [StrokeFigure.offsets, .speeds].compactMap {
      $0.figure(before: line.before, now: line.now)?.svg
    }
    return "<article class=\"card pair\" id=\"\(id(line))\"><header><h2>\(words[0])</h2></header>"
      + "<p>\(words[4])</p>\(fault)<p class=\"source\">\(measures(words))</p><div class=\"looks\">"
      + figures.map { "<div class=\"figure\">\($0)</div>" }.joined() + "</div></article>\n"
  }

  private func measures(_ words: [String]) -> String {
    guard !words[2].isEmpty else { return "" }
    return "Page \(words[1]), offset \(words[2]) pt, settles after \(words[3])."
  }
}

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
