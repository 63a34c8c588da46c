import LayoutGeometry

/// The HTML of one scenario of a report.
nonisolated struct ReportCard {
  let name: String
  /// The paths of the cases that can be approved; `nil` where the page approves nothing.
  var proposed: Set<String>?
  /// The scenario's cases, with their indices in the report.
  let cases: [(index: Int, value: ReportCase)]

  /// The HTML: cases that did not pass are shown, passed ones are listed.
  var html: String {
    let shown = cases.filter { $0.value.outcome != .passed }
    let passed = cases.filter { $0.value.outcome == .passed }
    let scene = cases.lazy.compactMap(\.value.scene).first
    return "<article class=\"card\(shown.isEmpty ? " calm" : "")\""
      + Markup.attributes([("data-name", [name, scene ?? ""].joined(separator: " ").lowercased())])
      + "><header><h2>\(Markup.escaped(name))</h2>"
      + (scene.map { "<p class=\"scene\">scene \(Markup.escaped($0))</p>" } ?? "")
      + "<p class=\"tally\">\(tally)</p>\(tick)</header>"
      + sections(of: shown) + list(passed) + "</article>\n"
  }

  /// The checkbox, and the buttons of a served page; the reason where no failed case can be approved.
  private var tick: String {
    guard proposed != nil, cases.contains(where: \.value.outcome.isFailure) else { return "" }
    guard cases.contains(where: { isProposed($0.value) }) else {
      return "<p class=\"unapproved\">Nothing to approve: it was not played to its end.</p>"
    }
    return "<label class=\"approve\"><input type=\"checkbox\"" + Markup.attributes([("data-scenario", name)])
      + "> approve</label><span class=\"decide\" hidden>"
      + "<button type=\"button\" data-decide=\"accept\">Accept</button>"
      + "<button type=\"button\" data-decide=\"reject\">Reject</button></span>"
  }

  private func isProposed(_ value: ReportCase) -> Bool { proposed?.contains(value.path) ?? false }

  /// Returns the buttons of a single golden in a served page, where the card has several.
  private func ownButtons(_ value: ReportCase) -> String {
    guard isProposed(value), cases.count(where: { isProposed($0.value) }) > 1 else { return "" }
    return "<p class=\"decide own\"" + Markup.attributes([("data-path", value.path)]) + " hidden>"
      + "<button type=\"button\" data-decide=\"accept\">Accept this golden</button>"
      + "<button type=\"button\" data-decide=\"reject\">Reject this golden</button></p>"
  }

  private var tally: String {
    ReportOutcome.allCases.compactMap { outcome in
      let count = cases.count { $0.value.outcome == outcome }
      return count > 0 ? "<span class=\"badge \(outcome.rawValue)\">\(count) \(outcome.words)</span>" : nil
    }.joined(separator: " ")
  }

  /// Returns the sections of the shown cases; those that follow from a cause are collapsed under it.
  ///
  /// An explanation line appears once, even if one difference affects several kinds.
  private func sections(of shown: [(index: Int, value: ReportCase)]) -> String {
    let causes = Report.causes(of: shown.map { (offset: $0.index, element: $0.value) })
    let values = Dictionary(uniqueKeysWithValues: shown.map { ($0.index, $0.value) })
    let folded = Set(causes.flatMap(\.followers))
    let followers = Dictionary(uniqueKeysWithValues: causes.map { ($0.head, $0.followers) })
    var reported: Set<Substring> = []
    func section(_ index: Int) -> String {
      guard let value = values[index] else { return "" }
      let lines = value.explanation.split(separator: "\n").filter { reported.insert($0).inserted }
        .map { Markup.escaped(String($0)) }
      return self.section(index, value, explanation: lines.joined(separator: "<br>"))
    }
    return shown.map(\.index).filter { !folded.contains($0) }.map { index in
      let head = section(index)
      guard let below = followers[index], !below.isEmpty else { return head }
      return head + "<details class=\"follows\"><summary>\(below.count) more "
        + "\(below.count == 1 ? "follows" : "follow") from this</summary>"
        + below.map(section).joined() + "</details>"
    }.joined()
  }

  private func section(_ index: Int, _ value: ReportCase, explanation: String) -> String {
    "<section class=\"case\" id=\"case-\(index)\" tabindex=\"-1\" data-outcome=\"\(value.outcome.rawValue)\""
      + Markup.attributes([("data-text", "\(value.path) \(value.explanation)".lowercased())])
      + " aria-labelledby=\"title-\(index)\"><h3 id=\"title-\(index)\">"
      + "<span class=\"badge \(value.outcome.rawValue)\">\(value.outcome.words)</span> "
      + Markup.escaped(value.heading)
      + (value.surroundings.map { " <small>\(Markup.escaped($0))</small>" } ?? "") + "</h3>"
      + "<p class=\"path\">\(Markup.escaped(value.path))</p>"
      + (explanation.isEmpty ? "" : "<p class=\"explanation\">\(explanation)</p>")
      + ownButtons(value) + viewer(index, value)
      + (value.motion == nil ? "" : "<div class=\"motion\" data-motion=\"\(index)\"></div>")
      + film(index, value)
      + limits(value) + Self.command(value.command) + "</section>"
  }

  /// Returns a button that copies a command; empty for no command.
  static func command(_ command: String) -> String {
    guard !command.isEmpty else { return "" }
    return "<button type=\"button\" class=\"command\" title=\"Copy this command\">"
      + "<code>\(Markup.escaped(command))</code><span aria-live=\"polite\">copy</span></button>"
  }

  private func viewer(_ index: Int, _ value: ReportCase) -> String {
    let pictures = value.pictures
    guard !pictures.isEmpty else { return "" }
    let tile = pictures.worstTile.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
    let sizes = ReportPictures.Side.compared.compactMap { side in
      pictures[side].map { ("data-\(side.rawValue)", "\($0.width) \($0.height)") }
    }
    return "<figure class=\"viewer\" data-case=\"\(index)\""
      + Markup.attributes(sizes + (tile.map { [("data-tile", $0)] } ?? [])) + "></figure>"
  }

  /// Returns the film around the first difference; one without a player plays on hover or after a tap.
  private func film(_ index: Int, _ value: ReportCase) -> String {
    guard value.pictures.film != nil, let moment = value.pictures.moment else { return "" }
    let words =
      "<figcaption>The scene as it is, moved as the reference moved and as it moves now, at half its speed.</figcaption>"
    if value.pictures.player != nil {
      return "<figure class=\"reel\" data-film=\"film-\(index)\"><div></div>\(words)</figure>"
    }
    return "<figure class=\"film\"><button type=\"button\" class=\"play\" data-film=\"film-\(index)\" "
      + "aria-label=\"Play reference and actual\"><img data-picture=\"moment-\(index)\" width=\"\(moment.width)\" "
      + "height=\"\(moment.height)\" alt=\"Reference and actual where they first differ\"></button>"
      + words + "</figure>"
  }

  private func limits(_ value: ReportCase) -> String {
    let lines =
      value.tolerances.map { Markup.escaped($0.text) }
      + (value.masks.isEmpty ? [] : ["left out: " + Markup.escaped(value.masks.joined(separator: ", "))])
    return lines.isEmpty ? "" : "<ul class=\"limits\">" + lines.map { "<li>\($0)</li>" }.joined() + "</ul>"
  }

  private func list(_ passed: [(index: Int, value: ReportCase)]) -> String {
    guard !passed.isEmpty else { return "" }
    let items = passed.map { _, value in
      let limits = value.tolerances.filter(\.isLoose).map(\.text).joined(separator: "; ")
      return "<li data-outcome=\"passed\"" + Markup.attributes([("data-text", value.path.lowercased())])
        + ">\(Markup.escaped(value.path))"
        + (limits.isEmpty ? "" : " <small>\(Markup.escaped(limits))</small>") + "</li>"
    }
    return
      "<details class=\"passed\"><summary>\(passed.count) passed</summary><ul>\(items.joined())</ul></details>"
  }
}
