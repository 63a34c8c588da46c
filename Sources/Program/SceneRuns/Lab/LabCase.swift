import ComparisonLab
import Documents
import Foundation
import Replays
import VisualQA

/// A pair with its pictures as the case of a report, with its row, its card and its pictures for the page.
struct LabCase {
  let result: LabResult
  let figure: String
  let still: Data
  let strip: Data
  let stripWidth: Int
  let animation: Data

  /// The case; `value` has the pair's numbers.
  func value(_ value: JSONValue) -> ResultCase {
    let isProven = result.fails && result.holds
    var entry = ResultCase(
      result.pair.id, isProven ? .passed : .failed, command: "\(ProgramName.text) lab \(result.pair.id)",
      value: value)
    if !isProven { entry.explanation = verdictText }
    entry.markup = ResultCase.Markup(row: row, card: card, store: store)
    return entry
  }

  private var verdictText: String {
    [result.fails ? "fails" : "does not fail", result.holds ? "holds" : "does not hold"]
      .joined(separator: ", ")
  }

  private var row: String {
    let (pair, count) = (result.pair, result.counts[0])
    return "<tr><td><a href=\"#\(pair.id)\">\(pair.id)</a></td>"
      + "<th scope=\"row\">\(Markup.escaped(pair.name.english))</th><td>\(Markup.escaped(count.measure.name))</td>"
      + "<td class=\"number naive\">\(Markup.escaped(text(count.naive, count)))</td>"
      + "<td class=\"number\">\(Markup.escaped(text(count.ours, count)))</td><td>\(verdict)</td></tr>"
  }

  private var verdict: String {
    result.fails && result.holds ? verdictText : "<span class=\"wrong\">\(verdictText)</span>"
  }

  private func text(_ reading: Double, _ count: LabResult.Count) -> String {
    LabNumber.text(reading, unit: count.measure.unit)
  }

  private var card: String {
    let pair = result.pair
    return "<article class=\"card pair\" id=\"\(pair.id)\"><header><h2>\(pair.id) "
      + "\(Markup.escaped(pair.name.japanese)) · \(Markup.escaped(pair.name.english))</h2></header>"
      + "<p class=\"failure\">\(Markup.escaped(pair.failure))</p>"
      + "<p lang=\"ja\">\(Markup.escaped(pair.japaneseFailure))</p>"
      + "<p class=\"source\">Article \(Markup.escaped(pair.article.credit)); "
      + "system \(pair.id); on the left \(pair.origin == .code ? "the article’s way in code" : "UIKit’s behaviour, modelled").</p>"
      + "<p class=\"source\">Instead: \(Markup.escaped(pair.cure)); "
      + "<code>Sources/Feeds/Gallery/Gallery.docc/Article\(pair.article.rawValue).md</code> tells of it.</p>"
      + readings + looks
      + "<div class=\"strip\"><img data-picture=\"strip-\(pair.id)\" width=\"\(stripWidth)\" alt=\"Film strip of both sides\"></div>"
      + "<p class=\"command\"><code>\(ProgramName.text) lab \(pair.id)</code></p></article>\n"
  }

  private var readings: String {
    let counts = result.counts.map { count in
      "<div class=\"reading naive\"><b>\(Markup.escaped(text(count.naive, count)))</b><span>naive</span></div>"
        + "<div class=\"reading\"><b>\(Markup.escaped(text(count.ours, count)))</b><span>ours, at most "
        + "\(Markup.escaped(text(count.measure.limit, count)))</span></div>"
        + "<p class=\"source\">\(Markup.escaped(count.measure.name))</p>"
    }
    return counts.map { "<div class=\"readings\">\($0)</div>" }.joined()
  }

  private var looks: String {
    let id = result.pair.id
    return "<div class=\"looks\"><button type=\"button\" class=\"play\" data-film=\"film-\(id)\" "
      + "aria-label=\"Play \(id)\"><img data-picture=\"still-\(id)\" alt=\"Both sides of \(id)\"></button>"
      + "<div class=\"figure\">\(figure)</div></div>"
  }

  private var store: String {
    let id = result.pair.id
    return [("still", still), ("strip", strip), ("film", animation)].map { name, data in
      "<script type=\"text/plain\" id=\"\(name)-\(id)\">\(data.base64EncodedString())</script>\n"
    }.joined()
  }
}
