package import CollectionViews
package import ComparisonLab
import Documents
import Foundation
import SDLRendering
import Stage
import VisualQA

/// The results of the pairs played without a window, as a table and as JSON, with the verdict on the lab.
package struct LabResults {
  /// The JSON object of a pair.
  package nonisolated struct Entry: Encodable, Sendable {
    /// The JSON object of a further metric of a pair.
    package nonisolated struct AdditionalCount: Encodable, Sendable {
      var measure: String
      var unit: String
      var naive: Double
      var ours: Double
      var limit: Double
    }

    package var id: String
    package var article: String
    package var system: String
    package var failure: String
    package var kind: String
    package var measure: String
    package var unit: String
    package var naive: Double
    package var ours: Double
    package var limit: Double
    package var fails: Bool
    package var holds: Bool
    /// The other metrics, which have to show the failure too.
    package var others: [AdditionalCount]
  }

  /// The result of each pair.
  package let results: [LabResult]
  /// The frames a second and the traits of the runs.
  package let rate: Double
  package let traits: TraitCollection

  /// Plays the pairs.
  ///
  /// Text is measured without fonts, so that the results are the same on every machine.
  package init(
    _ pairs: [LabPair], rate: Double, in surroundings: SceneEnvironment,
    timed: (_ pair: String, _ body: () throws -> LabResult) throws -> LabResult = { try $1() }
  ) throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let traits = surroundings.stageOptions().traits
    (self.rate, self.traits) = (rate, traits)
    results = try pairs.map { pair in
      try timed(pair.id) { try pair.result(rate: rate, traits: traits, text: renderer.textMeasuring) }
    }
  }

  /// True when every naive side fails and every side of ours passes.
  package var isProven: Bool { results.allSatisfy { $0.fails && $0.holds } }

  /// Returns the numbers of a pair as in `--json`.
  static func json(_ result: LabResult) -> JSONValue {
    let entry = Entry(result)
    return [
      "id": .string(entry.id), "measure": .string(entry.measure), "unit": .string(entry.unit),
      "naive": .number(entry.naive), "ours": .number(entry.ours), "limit": .number(entry.limit),
      "fails": .bool(entry.fails), "holds": .bool(entry.holds),
      "others": .array(
        entry.others.map { other in
          [
            "measure": .string(other.measure), "unit": .string(other.unit), "naive": .number(other.naive),
            "ours": .number(other.ours), "limit": .number(other.limit),
          ]
        }),
    ]
  }

  /// The results in the form of `--json`.
  package var entries: [Entry] { results.map(Entry.init) }

  /// The results as a table: a line for each metric, then a summary.
  package var table: String {
    let rows = results.flatMap { result in
      result.counts.enumerated().map { index, count in
        [
          index == 0 ? result.pair.id : "", count.measure.name,
          LabNumber.text(count.naive, unit: count.measure.unit),
          LabNumber.text(count.ours, unit: count.measure.unit), verdict(count),
        ]
      }
    }
    return TextTable([["", "measure", "naive", "ours", "verdict"]] + rows).text + "\n" + summary
  }

  /// A sentence with the number of pairs of which the naive side fails and ours passes.
  package var summary: String {
    ResultsSummary(
      .lab,
      results.map { ResultCase($0.pair.id, .passed, command: "", value: Self.json($0)) }
    ).text
  }

  private func verdict(_ count: LabResult.Count) -> String {
    let fails = count.measure.fails(count.naive) ? "fails" : "DOES NOT FAIL"
    let holds = count.measure.holds(count.ours) ? "holds" : "DOES NOT HOLD"
    return "\(fails), \(holds)"
  }
}

extension LabResults.Entry {
  fileprivate init(_ result: LabResult) {
    let (pair, main) = (result.pair, result.counts[0])
    self.init(
      id: pair.id, article: pair.article.rawValue, system: pair.name.english, failure: pair.failure,
      kind: pair.origin.word, measure: main.measure.name, unit: main.measure.unit,
      naive: main.naive.rounded6, ours: main.ours.rounded6, limit: main.measure.limit, fails: result.fails,
      holds: result.holds,
      others: result.counts.dropFirst().map {
        AdditionalCount(
          measure: $0.measure.name, unit: $0.measure.unit, naive: $0.naive.rounded6, ours: $0.ours.rounded6,
          limit: $0.measure.limit)
      })
  }
}

extension Double {
  /// The number rounded to six decimals, as in the log.
  fileprivate nonisolated var rounded6: Double { (self * 1e6).rounded() / 1e6 }
}
