import Documents

/// The page of a run's progress, which loads itself again from its folder until the run is over.
package nonisolated struct ProgressPage {
  private static let template = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    {{refresh}}<title>Orihon progress: {{title}}</title>
    <style>
    {{style}}
    .overview table { border-collapse: collapse; }
    .overview th, .overview td { padding: 4px 20px 4px 0; text-align: start; }
    .overview td.number { text-align: end; font-variant-numeric: tabular-nums; }
    .overview .bad { color: var(--vermilion); }
    progress { accent-color: var(--indigo); inline-size: 10em; }
    </style>
    </head>
    <body>
    <a class="skip" href="#cases">Skip to the shards</a>
    <header class="head">
      <p class="slip" lang="ja" aria-hidden="true">進捗</p>
      <div>
        <h1>{{title}}</h1>
        <p class="lead">A straggler does less than half of what the median shard does in a second, or has not written
          for {{patience}}; after {{loss}} it counts as lost. {{state}}</p>
      </div>
    </header>
    <main id="cases">
    {{table}}</main>
    </body>
    </html>

    """

  private let board: ProgressBoard
  private let isLive: Bool

  /// Creates the page of a board; with `isLive` it loads itself again every few seconds.
  package init(_ board: ProgressBoard, isLive: Bool) { (self.board, self.isLive) = (board, isLive) }

  /// The HTML of the page.
  package var html: String {
    let template = ReportTemplate(page: Self.template, style: ReportTemplate.lab.style, script: "")
    let seconds = Int(ProgressReporter.period)
    return template.filled(with: [
      "refresh": isLive ? "<meta http-equiv=\"refresh\" content=\"\(seconds)\">\n" : "",
      "title": Markup.escaped(board.summary), "patience": ProgressLine.time(ProgressBoard.patience),
      "loss": ProgressLine.time(ProgressBoard.lossTime),
      "state": isLive ? "The page loads itself again every \(seconds) seconds." : "This is the last state.",
      "table": table,
    ])
  }

  private var table: String {
    let rows = board.rows
    guard !rows.isEmpty else { return "" }
    let headings = ["shard", "machine", "", "done", "left", "a second", "findings", "time", "state"]
    let head = headings.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return "<div class=\"overview\"><table><thead><tr>\(head)</tr></thead><tbody>\n"
      + rows.map(html).joined() + missing + "</tbody></table></div>\n"
  }

  private var missing: String {
    board.missing.prefix(Self.most).map {
      "<tr><th scope=\"row\">\(Markup.escaped($0))</th><td colspan=\"8\">not begun</td></tr>\n"
    }.joined()
  }

  /// The most shards that are listed without a file.
  private static let most = 1000

  private func html(_ row: ProgressBoard.Row) -> String {
    let words = ProgressBoard.words(of: row).map(Markup.escaped)
    let isBad = row.straggles != nil || row.line.state == .failed
    let numbers = words[2...6].enumerated().map { place, word in
      let isFinding = place == 3 && row.line.findings > 0
      return "<td class=\"number\(isFinding ? " bad" : "")\">\(word)</td>"
    }
    return "<tr><th scope=\"row\">\(words[0])</th><td>\(words[1])</td><td>\(bar(row.line))</td>"
      + numbers.joined() + "<td\(isBad ? " class=\"bad\"" : "")>\(words[7])</td></tr>\n"
  }

  private func bar(_ line: ProgressLine) -> String {
    let share: Double
    if line.state == .done {
      share = 1
    } else if let remaining = line.remaining {
      share = line.elapsed / max(line.elapsed + remaining, 0.001)
    } else if let left = line.left {
      share = Double(line.done) / Double(max(line.done + left, 1))
    } else {
      return ""
    }
    let percent = Int((share * 100).rounded(.down))
    return "<progress max=\"100\" value=\"\(percent)\" aria-label=\"\(Markup.escaped(line.name))\">"
      + "\(percent) %</progress>"
  }
}
