import Documents
import Foundation
import Replays

nonisolated extension ReportOutcome {
  /// The outcome as text.
  package var words: String { self == .notCompared ? "not compared" : rawValue }
}

nonisolated extension ReportCase {
  /// The kind and capture name, as a heading: `still at rest`.
  var heading: String {
    let kind = kind == .drawList ? "draw list" : kind.rawValue
    return moment.map { "\(kind), \($0)" } ?? kind
  }

  /// The variant as text; `nil` when unknown.
  var surroundings: String? {
    guard let variant else { return nil }
    let numbers = [variant.size.width, variant.size.height, variant.scale].map {
      JSONText.number($0, decimals: 3)
    }
    let direction = variant.direction == .leftToRight ? "left to right" : "right to left"
    let text = variant.textScale == 1 ? "" : " · text ×\(JSONText.number(variant.textScale, decimals: 3))"
    return "\(numbers[0]) × \(numbers[1]) at \(numbers[2]) · \(variant.theme.rawValue) · \(direction)\(text)"
  }
}

nonisolated extension Report {
  /// The result of the run in one sentence: `3 of 210 differ; 2 not compared`.
  public var verdict: String {
    let failed = cases.count { $0.outcome.isFailure }
    let skipped = count(of: .notCompared)
    let compared = cases.count - skipped
    let rest = skipped > 0 ? "; \(skipped) not compared" : ""
    if compared == 0 { return "nothing was compared" + rest }
    let causes = self.causes.count
    let shared = causes < failed ? ", from \(Pluralization.text(causes, "cause"))" : ""
    return
      (failed == 0
      ? "nothing differs in \(compared)" : Pluralization.text(failed, of: compared, verb: "differ"))
      + shared
      + rest
  }

  /// The result, and the scenarios that were compared: `nothing differs in 8; compared: home, shop`.
  package var compared: String {
    let most = 12
    let names = scenarios
    if names.isEmpty { return verdict }
    let more = names.count > most ? " and \(names.count - most) more" : ""
    return "\(verdict); compared: \(names.prefix(most).joined(separator: ", "))\(more)"
  }

  /// The loose tolerances, each once, in the order in which they first occur.
  var looseTolerances: [(tolerance: ReportTolerance, measured: ClosedRange<Double>?, cases: Int)] {
    struct Key: Hashable {
      var name: String
      var allowed: Double
      var origin: String
    }
    var order: [Key] = []
    var found: [Key: [ReportTolerance]] = [:]
    for tolerance in cases.flatMap(\.tolerances) where tolerance.isLoose {
      let key = Key(name: tolerance.name, allowed: tolerance.allowed, origin: tolerance.origin)
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(tolerance)
    }
    return order.compactMap { key in
      guard let group = found[key], let first = group.first else { return nil }
      let measured = group.compactMap(\.measured)
      let range = measured.min().flatMap { low in measured.max().map { low...$0 } }
      return (first, range, group.count)
    }
  }
}
