/// The glossary of the documentation: a table of words, each with a sentence and the type that it is.
enum Glossary {
  static let path = "Sources/Library/Orihon/Orihon.docc/Glossary.md"

  struct Entry: Equatable {
    let word: String
    let meaning: String
    /// The types of the last column, by their full names.
    let types: [String]
    let line: Int
  }

  /// Returns the rows of the table with three columns, without its head.
  static func entries(in page: String) -> [Entry] {
    page.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard line.hasPrefix("|") else { return nil }
      let columns = line.split(separator: "|").map { trimmed($0) }
      guard columns.count == 3, columns[0] != "word", columns[0].contains(where: \.isLetter) else {
        return nil
      }
      return Entry(
        word: columns[0], meaning: columns[1], types: InlineCode.pieces(of: columns[2]), line: index + 1)
    }
  }

  static func violations(in page: String, of files: [SourceFile]) -> [Violation] {
    let declared = files.filter(\.isSource).flatMap(TypeDeclarations.all).filter { !$0.isPrivate }
    let counts = Dictionary(grouping: declared, by: \.name).mapValues(\.count)
    var words: Set<String> = []
    return entries(in: page).flatMap { entry -> [Violation] in
      var reasons: [String] = []
      if !words.insert(entry.word.lowercased()).inserted { reasons.append("\(entry.word) has two meanings") }
      if entry.types.isEmpty { reasons.append("\(entry.word) names no type") }
      let sentence = entry.meaning
      if !sentence.hasSuffix(".") || sentence.dropLast().contains(". ") {
        reasons.append("\(entry.word) is told in one sentence, which ends with a full stop")
      }
      for type in entry.types where counts[type] != 1 {
        reasons.append("\(type) is declared \(counts[type] ?? 0) times in the sources")
      }
      return reasons.map { Violation(path: path, line: entry.line, reason: $0) }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
