import Documents
import Foundation

/// The sentence that sums up the results of a verb, computed from the results alone, so that merged results give it too.
package nonisolated struct ResultsSummary {
  private let verb: RunVerb
  private let cases: [ResultCase]

  /// Creates the summary of results.
  package init(_ verb: RunVerb, _ cases: [ResultCase]) { (self.verb, self.cases) = (verb, cases) }

  /// The sentence.
  package var text: String {
    switch verb {
    case .lab: lab
    case .strokes: strokes
    case .fuzz: fuzz
    case .check, .compare: files
    }
  }

  private func count(where name: String) -> Int { cases.count { $0.value[name] == .bool(true) } }

  private var lab: String {
    Pluralization.text(count(where: "fails"), of: cases.count, verb: "fail") + " on the naive side, "
      + Pluralization.text(count(where: "holds"), of: cases.count, verb: "hold") + " on ours"
  }

  private var strokes: String {
    var parts = [Pluralization.text(cases.count, "stroke")]
    if cases.contains(where: { $0.value["elsewhere"] != nil }) {
      let elsewhere = count(where: "elsewhere")
      parts.append(
        elsewhere == 0
          ? "all land where they did" : "\(elsewhere) land\(elsewhere == 1 ? "s" : "") elsewhere")
      let late = count(where: "late")
      if late > 0 { parts.append("\(late) settle\(late == 1 ? "s" : "") at another time") }
    }
    let labelled = cases.filter { $0.value["fault"] != nil }
    if !labelled.isEmpty {
      let held = labelled.count { $0.value["fault"] == .null }
      parts.append(Pluralization.text(held, of: labelled.count, "label", verb: "hold"))
    }
    return parts.joined(separator: ", ")
  }

  private var fuzz: String {
    let strokes = cases.reduce(0) { sum, value in
      if case .number(let number)? = value.value["strokes"] { return sum + Int(number) }
      return sum
    }
    let findings = cases.reduce(0) { sum, value in
      if case .array(let list)? = value.value["findings"] { return sum + list.count }
      return sum
    }
    let scenes = Pluralization.text(cases.count, "scene")
    return "\(Pluralization.text(strokes, "stroke")) on \(scenes), "
      + (findings == 0 ? "nothing broken" : Pluralization.text(findings, "finding"))
  }

  private var files: String {
    let faulty = cases.count { $0.outcome != .passed }
    let all = Pluralization.text(cases.count, "file")
    return faulty == 0
      ? "\(all), none at fault" : "\(faulty) of \(all) \(faulty == 1 ? "is" : "are") at fault"
  }
}
