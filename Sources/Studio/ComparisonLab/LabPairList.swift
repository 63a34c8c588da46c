/// The pairs of the lab, as `orihon lab --list` shows them.
package struct LabPairList {
  /// A pair.
  package nonisolated struct Entry: Encodable, Sendable {
    package var id: String
    package var article: String
    package var system: String
    package var japanese: String
    package var failure: String
    package var japaneseFailure: String
    package var title: String?
    var author: String
    package var kind: String
    package var measure: String
    package var unit: String
    package var limit: Double
  }

  /// The pairs.
  package let entries: [Entry]

  package init(_ pairs: [LabPair]) {
    entries = pairs.map { pair in
      Entry(
        id: pair.id, article: pair.article.rawValue, system: pair.name.english, japanese: pair.name.japanese,
        failure: pair.failure, japaneseFailure: pair.japaneseFailure, title: pair.article.title,
        author: pair.article.author, kind: pair.origin.word, measure: pair.measures[0].name,
        unit: pair.measures[0].unit, limit: pair.measures[0].limit)
    }
  }

  /// The list as text, one pair on each line.
  package var text: String {
    entries.map { "\($0.id)  \($0.article)  \($0.system): \($0.failure) [\($0.author)]" }.joined(
      separator: "\n")
  }
}
