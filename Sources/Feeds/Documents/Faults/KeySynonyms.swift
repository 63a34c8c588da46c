/// The keys of a document that words of other vocabularies mean, such as CSS's or UIKit's.
///
/// They come before the nearest key by edit distance, which for `padding` is another word than the meant one.
package struct KeySynonyms: Sendable {
  /// Words that mean the same keys.
  package struct Group: Sendable {
    /// The keys, the most fitting first.
    package let keys: [String]
    /// What to write, and where, in a map that has none of the keys; empty for no advice.
    package let advice: String
    /// The words in lower case, without `-` and `_`.
    package let words: [String]

    /// Creates a group.
    package init(_ keys: [String], _ advice: String, _ words: [String]) {
      (self.keys, self.advice, self.words) = (keys, advice, words)
    }
  }

  private let groups: [String: Group]

  /// Creates synonyms; a word in several groups belongs to the first.
  package init(_ groups: [Group] = []) {
    self.groups = Dictionary(
      groups.flatMap { group in group.words.map { ($0, group) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns what to write for a word in a map of known keys; `nil` for a word without a meaning there.
  package func hint(for word: String, among known: [String]) -> String? {
    guard let group = groups[Self.plain(word)] else { return nil }
    if let key = group.keys.first(where: known.contains) { return "did you mean \"\(key)\"?" }
    return group.advice.isEmpty ? nil : "write \(group.advice)"
  }

  /// Returns a word in lower case and without the marks that vocabularies put between words.
  package static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "." }
  }
}
