import ComparisonLab
import Documents
import Foundation
import Replays
import VisualQA

/// The HTML page of the lab: a table of all pairs, then each with its curves, its film strip and its animation.
struct LabPage {
  /// A pair with its pictures.
  struct Entry {
    let result: LabResult
    let figure: String
    let still: Data
    let strip: Data
    let stripWidth: Int
    let animation: Data
  }

  let entries: [Entry]
  let command: String
  let summary: String

  /// The HTML of the page.
  var html: String {
    ReportTemplate.lab.filled(with: [
      "policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      "kind": "lab", "cases": "pairs", "slip": "実験室",
      "title": Markup.escaped(summary), "program": Markup.escaped(BuildIdentity.text),
      "command": "<p class=\"command\"><code>\(Markup.escaped(command))</code></p>", "table": table,
      "cards": entries.map(card).joined(), "store": entries.map(store).joined(),
    ])
  }

  private var table: String {
    let head = ["", "system", "measure", "naive", "ours", "verdict"].map { "<th scope=\"col\">\($0)</th>" }
    return "<thead><tr>\(head.joined())</tr></thead><tbody>\(entries.map(row).joined())</tbody>"
  }

  private func row(_ entry: Entry) -> String {
    let (pair, count) = (entry.result.pair, entry.result.counts[0])
    return "<tr><td><a href=\"#\(pair.id)\">\(pair.id)</a></td>"
      + "<th scope=\"row\">\(Markup.escaped(pair.name.english))</th><td>\(Markup.escaped(count.measure.name))</td>"
      + "<td class=\"number naive\">\(Markup.escaped(text(count.naive, count)))</td>"
      + "<td class=\"number\">\(Markup.escaped(text(count.ours, count)))</td><td>\(verdict(entry.result))</td></tr>"
  }

  private func verdict(_ result: LabResult) -> String {
    let words = [result.fails ? "fails" : "does not fail", result.holds ? "holds" : "does not hold"]
    let text = words.joined(separator: ", ")
    return result.fails && result.holds ? text : "<span class=\"wrong\">\(text)</span>"
  }

  private func text(_ reading: Double, _ count: LabResult.Count) -> String {
    LabNumber.text(reading, unit: count.measure.unit)
  }

  private func card(_ entry: Entry) -> String {
    let pair = entry.result.pair
    return "<article class=\"card pair\" id=\"\(pair.id)\"><header><h2>\(pair.id) "
      + "\(Markup.escaped(pair.name.japanese)) · \(Markup.escaped(pair.name.english))</h2></header>"
      + "<p class=\"failure\">\(Markup.escaped(pair.failure))</p>"
      + "<p lang=\"ja\">\(Markup.escaped(pair.japaneseFailure))</p>"
      + "<p class=\"source\">Article \(Markup.escaped(pair.article.credit)); "
      + "system \(pair.id); on the left \(pair.origin == .code ? "the article’s way in code" : "UIKit’s behaviour, modelled").</p>"
      + "<p class=\"source\">Instead: \(Markup.escaped(pair.cure)); "
      + "<code>Sources/Feeds/Gallery/Gallery.docc/Article\(pair.article.rawValue).md</code> tells of it.</p>"
      + readings(entry.result) + looks(entry)
      + "<div class=\"strip\"><img data-picture=\"strip-\(pair.id)\" width=\"\(entry.stripWidth)\" alt=\"Film strip of both sides\"></div>"
      + "<p class=\"command\"><code>\(ProgramName.text) lab \(pair.id)</code></p></article>\n"
  }

  private func readings(_ result: LabResult) -> String {
    let counts = result.counts.map { count in
      "<div class=\"reading naive\"><b>\(Markup.escaped(text(count.naive, count)))</b><span>naive</span></div>"
        + "<div class=\"reading\"><b>\(Markup.escaped(text(count.ours, count)))</b><span>ours, at most "
        + "\(Markup.escaped(text(count.measure.limit, count)))</span></div>"
        + "<p class=\"source\">\(Markup.escaped(count.measure.name))</p>"
    }
    return counts.map { "<div class=\"readings\">\($0)</div>" }.joined()
  }

  private func looks(_ entry: Entry) -> String {
    let id = entry.result.pair.id
    return "<div class=\"looks\"><button type=\"button\" class=\"play\" data-film=\"film-\(id)\" "
      + "aria-label=\"Play \(id)\"><img data-picture=\"still-\(id)\" alt=\"Both sides of \(id)\"></button>"
      + "<div class=\"figure\">\(entry.figure)</div></div>"
  }

  private func store(_ entry: Entry) -> String {
    let id = entry.result.pair.id
    return [("still", entry.still), ("strip", entry.strip), ("film", entry.animation)].map { name, data in
      "<script type=\"text/plain\" id=\"\(name)-\(id)\">\(data.base64EncodedString())</script>\n"
    }.joined()
  }
}
