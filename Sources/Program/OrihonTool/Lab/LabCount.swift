import CollectionViews
import ComparisonLab
import Documents
import Foundation
import SDLRendering
import Stage

/// What the pairs count when they are played without a window: a table, JSON, and whether the lab proves its point.
struct LabCount {
  /// A pair in `--json`.
  nonisolated struct Entry: Encodable, Sendable {
    /// A further measure of a pair.
    nonisolated struct AdditionalCount: Encodable, Sendable {
      var measure: String
      var unit: String
      var naive: Double
      var ours: Double
      var limit: Double
    }

    var id: String
    var article: String
    var system: String
    var failure: String
    var kind: String
    var measure: String
    var unit: String
    var naive: Double
    var ours: Double
    var limit: Double
    var fails: Bool
    var holds: Bool
    /// The other measures, which have to show the failure too.
    var others: [AdditionalCount]
  }

  /// What each pair counted.
  let results: [LabResult]
  /// The frames a second and the traits of the runs.
  let rate: Double
  let traits: TraitCollection

  /// Plays the pairs.
  ///
  /// Text is measured without fonts, so that every machine counts the same.
  init(_ pairs: [LabPair], rate: Double, in surroundings: Surroundings) throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let traits = surroundings.stageOptions().traits
    (self.rate, self.traits) = (rate, traits)
    results = try pairs.map { try $0.result(rate: rate, traits: traits, text: renderer.textMeasuring) }
  }

  /// True when every naive side fails and ours always holds.
  var isProven: Bool { results.allSatisfy { $0.fails && $0.holds } }

  /// The numbers, as `--json` writes them.
  var entries: [Entry] { results.map(Entry.init) }

  /// The table: a line for each measure, and a last one that sums up.
  var table: String {
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

  /// How many pairs prove their point.
  var summary: String {
    let (failed, held) = (results.count(where: \.fails), results.count(where: \.holds))
    return Pluralization.text(failed, of: results.count, verb: "fail") + " on the naive side, "
      + Pluralization.text(held, of: results.count, verb: "hold") + " on ours"
  }

  private func verdict(_ count: LabResult.Count) -> String {
    let fails = count.measure.fails(count.naive) ? "fails" : "DOES NOT FAIL"
    let holds = count.measure.holds(count.ours) ? "holds" : "DOES NOT HOLD"
    return "\(fails), \(holds)"
  }
}

extension LabCount.Entry {
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
  /// The number to six decimals, as the log writes numbers.
  fileprivate nonisolated var rounded6: Double { (self * 1e6).rounded() / 1e6 }
}
