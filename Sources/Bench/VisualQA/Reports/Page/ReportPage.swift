import Documents
import Foundation

/// The HTML page of a report, in one file that loads nothing from the network.
///
/// Pictures and plots are stored at its end as plain text, and become elements only when they scroll into
/// view, so that a page of hundreds opens fast.
nonisolated struct ReportPage {
  let report: Report
  let template: ReportTemplate

  /// The HTML of the whole file.
  var html: String {
    template.filled(with: [
      "title": Markup.escaped(report.verdict), "verdict": Markup.escaped(report.verdict),
      "command": ReportCard.command(report.command), "program": Markup.escaped(report.program),
      "notes": notes, "tolerances": tolerances, "chips": chips, "cards": cards, "store": store,
      "approve": report.approving.map { Markup.attributes([("data-command", $0)]) } ?? "", "blocks": blocks,
      "nothing": nothing,
    ])
  }

  /// The text where there are no goldens to approve.
  private var nothing: String {
    guard report.proposed?.isEmpty ?? false else { return "" }
    return "<p id=\"nothing\">Nothing to approve: \(Markup.escaped(report.compared)).</p>"
  }

  /// The note on why the pictures of goldens show blocks instead of letters.
  private var blocks: String {
    guard report.cases.contains(where: { $0.variant != nil }) else { return "" }
    return
      "<p class=\"exact\">Text is drawn as blocks, one for each character, so that no picture depends on the "
      + "fonts of a machine; only scenarios that ask for real text show letters.</p>"
  }

  private var notes: String {
    report.notes.map { "<li>\(Markup.escaped($0))</li>" }.joined()
  }

  private var chips: String {
    let fails = report.cases.contains { $0.outcome != .passed }
    return ReportOutcome.allCases.map { outcome in
      let count = report.count(of: outcome)
      let isOn = outcome != .passed || !fails
      return
        "<button type=\"button\" class=\"chip \(outcome.rawValue)\" data-outcome=\"\(outcome.rawValue)\" "
        + "aria-pressed=\"\(isOn)\"\(count == 0 ? " disabled" : "")>\(outcome.words) <b>\(count)</b></button>"
    }.joined()
  }

  private var tolerances: String {
    let loose = report.looseTolerances
    guard !loose.isEmpty else { return "<p class=\"exact\">Every comparison is exact.</p>" }
    let rows = loose.map { tolerance, measured, cases in
      let range = measured.map {
        $0.lowerBound == $0.upperBound
          ? tolerance.quantity($0.lowerBound)
          : "\(tolerance.quantity($0.lowerBound)) to \(tolerance.quantity($0.upperBound))"
      }
      let allowed = tolerance.quantity(tolerance.allowed)
      return
        "<tr><th scope=\"row\">\(Markup.escaped(tolerance.name))</th><td>\(allowed)</td>"
        + "<td>\(range ?? "–")</td><td>\(Markup.escaped(tolerance.origin))</td><td>\(cases)</td></tr>"
    }
    return
      "<details class=\"tolerances\"><summary>\(Pluralization.text(loose.count, "tolerance")) looser than exact</summary><div><table><thead><tr>"
      + ["tolerance", "allowed", "measured", "decided in", "cases"]
      .map { "<th scope=\"col\">\($0)</th>" }.joined()
      + "</tr></thead><tbody>\(rows.joined())</tbody></table></div></details>"
  }

  private var cards: String {
    let groups = Dictionary(grouping: report.cases.enumerated(), by: \.element.scenario)
    return report.scenarios.map { name in
      ReportCard(
        name: name, proposed: report.proposed,
        cases: (groups[name] ?? []).map { ($0.offset, $0.element) }
      ).html
    }.joined()
  }

  /// The pictures and plots, as text that browsers do not parse.
  private var store: String {
    report.cases.enumerated().map { index, value in
      let player = value.pictures.player
      let film = player.map { "<script type=\"application/json\" id=\"film-\(index)\">\($0)</script>\n" }
      let stored = ReportPictures.Side.allCases.map { side in
        // The player has the film and its moment.
        if player != nil, side == .film || side == .moment { return side == .film ? film ?? "" : "" }
        return value.pictures[side].map {
          "<script type=\"text/plain\" id=\"\(side.rawValue)-\(index)\">"
            + "\($0.png.base64EncodedString())</script>\n"
        } ?? ""
      }
      let plot = value.motion.map {
        "<script type=\"text/plain\" id=\"motion-\(index)\">\(MotionFigure($0).svg)</script>\n"
      }
      return stored.joined() + (plot ?? "")
    }.joined()
  }
}
