import Documents
import Foundation

/// The HTML page of a run other than `compare`, composed of the parts that each result brings.
nonisolated struct ResultsPage {
  let report: ResultsReport

  /// The HTML of the page.
  var html: String {
    let verb = report.run.verb
    return template.filled(with: [
      "policy": verb == .lab
        ? "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        : "default-src 'none'; style-src 'unsafe-inline'",
      "kind": verb.rawValue, "cases": "\(verb.noun)s", "slip": slip, "lead": lead,
      "title": Markup.escaped(report.summary), "program": Markup.escaped(report.run.program),
      "command": "<p class=\"command\"><code>\(Markup.escaped(report.run.command))</code></p>" + notes,
      "table": table, "cards": report.cases.map(\.markup.card).joined(),
      "store": report.cases.map(\.markup.store).joined(),
    ])
  }

  private var template: ReportTemplate { report.run.verb == .lab ? .lab : .results }

  private var slip: String {
    switch report.run.verb {
    case .lab: "実験室"
    case .strokes: "手応え"
    case .fuzz: "乱数"
    case .check: "検査"
    case .compare: "比較"
    }
  }

  private var lead: String {
    switch report.run.verb {
    case .lab, .compare: ""
    case .strokes:
      "Each stroke was played on a scene of its own, from its first press until everything stood still. A dashed "
        + "line is the moment at which the content was let go."
    case .fuzz:
      "Random strokes were played on each scene, and every frame was checked against the invariants. A finding is the "
        + "shortest script that breaks one."
    case .check: "Each file was read, and every fault of it is listed with its place."
    }
  }

  private var notes: String {
    guard !report.notes.isEmpty else { return "" }
    return "<ul class=\"notes\">" + report.notes.map { "<li>\(Markup.escaped($0))</li>" }.joined() + "</ul>"
  }

  private var headings: [String] {
    switch report.run.verb {
    case .lab: ["", "system", "measure", "naive", "ours", "verdict"]
    case .strokes: ["stroke", "page", "offset", "settles", "outcome"]
    case .fuzz: ["scene", "strokes", "findings", "verdict"]
    case .check, .compare: ["file", "verdict"]
    }
  }

  private var table: String {
    let rows = report.cases.map(\.markup.row).joined()
    let head = headings.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let table = "<thead><tr>\(head)</tr></thead><tbody>\(rows)</tbody>"
    if report.run.verb == .lab { return table }
    return rows.isEmpty ? "" : "<div class=\"overview\"><table>\(table)</table></div>"
  }
}
