import ComparisonLab

/// The pairs of the lab, as `orihon lab --list` shows them.
struct LabPairList {
  /// A pair.
  nonisolated struct Entry: Encodable, Sendable {
    var id: String
    var article: String
    var system: String
    var japanese: String
    var failure: String
    var japaneseFailure: String
    var title: String?
    var author: String
    var kind: String
    var measure: String
    var unit: String
    var limit: Double
  }

  /// The pairs.
  let entries: [Entry]

  init(_ pairs: [LabPair]) {
    entries = pairs.map { pair in
      Entry(
        id: pair.id, article: pair.article.rawValue, system: pair.name.english, japanese: pair.name.japanese,
        failure: pair.failure, japaneseFailure: pair.japaneseFailure, title: pair.article.title,
        author: pair.article.author, kind: pair.origin.word, measure: pair.measures[0].name,
        unit: pair.measures[0].unit, limit: pair.measures[0].limit)
    }
  }

  /// The list as text, one pair on each line.
  var text: String {
    entries.map { "\($0.id)  \($0.article)  \($0.system): \($0.failure) [\($0.author)]" }.joined(
      separator: "\n")
  }
}
