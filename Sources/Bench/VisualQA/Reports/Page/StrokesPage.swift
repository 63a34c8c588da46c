import Foundation
package import Replays

/// The HTML page of a folder's strokes: a table, then the charts of each stroke, before and now.
package struct StrokesPage {
  package let report: CorpusReport
  package let command: String

  /// Creates the page of a report, with the command that repeats it.
  package init(report: CorpusReport, command: String) {
    self.report = report
    self.command = command
  }

  /// The HTML of the page.
  package var html: String {
    ReportTemplate.strokes.filled(with: [
      "policy": "default-src 'none'; style-src 'unsafe-inline'", "kind": "strokes", "cases": "strokes",
      "slip": "手応え",
      "title": Markup.escaped(report.summary), "program": Markup.escaped(BuildIdentity.text),
      "command": "<p class=\"command\"><code>\(Markup.escaped(command))</code></p>", "table": table,
      "cards": report.told.enumerated().map(card).joined(),
    ])
  }

  private var table: String {
    guard !report.told.isEmpty else { return "" }
    let head = CorpusReport.headings.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let rows = report.told.enumerated().map { index, line in
      let words = report.words(of: line).map(Markup.escaped)
      return "<tr><th scope=\"row\"><a href=\"#\(Self.id(index))\">\(words[0])</a></th>"
        + words.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return
      "<div class=\"overview\"><table><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table></div>"
  }

  private static func id(_ index: Int) -> String { "stroke-\(index + 1)" }

  private func card(_ index: Int, _ line: CorpusReport.Line) -> String {
    let words = report.words(of: line).map(Markup.escaped)
    let fault = report.fault(of: line).map { "<p class=\"failure\">It \(Markup.escaped($0)).</p>" } ?? ""
    let figures = [StrokeFigure.offsets, .speeds].compactMap {
      $0.figure(before: line.before, now: line.now)?.svg
    }
    return "<article class=\"card pair\" id=\"\(Self.id(index))\"><header><h2>\(words[0])</h2></header>"
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
