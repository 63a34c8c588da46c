import TestSupport

/// The table of every system of the articles (S) and every requirement (R), with what holds it.
struct RequirementTable {
  /// One line: the source file, the test that holds it, and the pair of the lab that shows it.
  struct Row: Decodable, Sendable {
    let id: String
    /// The file of the type that carries it; `nil` while it is open.
    var source: String?
    /// The file of its test.
    var test: String?
    /// The sentence that is the test's name.
    var says: String?
    /// The number of the pair that shows it; `nil` for one that no pair shows.
    var pair: String?
    /// True while nothing holds it yet.
    var open: Bool?
  }

  /// The files of the repository, by their paths.
  let text: (String) -> String?
  /// The paths of the repository.
  let paths: [String]

  /// Returns what is wrong with a row; `nil` for one that holds.
  func fault(of row: Row) -> String? {
    if row.open == true {
      return [row.source, row.test, row.says, row.pair].allSatisfy { $0 == nil }
        ? nil : "it is open, and held"
    }
    guard let source = row.source, paths.contains(source) else { return "its source is not there" }
    guard let test = row.test, let says = row.says, let body = text(test) else {
      return "its test is not there"
    }
    guard body.contains("func `\(says)`") else { return "\(test) does not say “\(says)”" }
    if let pair = row.pair, !paths.contains(where: { $0.contains("/Pairs/") && $0.contains("/\(pair)") }) {
      return "its pair is not there"
    }
    return row.id.hasPrefix("S") && row.pair != row.id ? "no pair of its own shows it" : nil
  }
}
