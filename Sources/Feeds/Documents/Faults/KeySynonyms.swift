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
  private let homes: @Sendable () -> [String: [String]]

  /// Creates synonyms; a word in several groups belongs to the first.
  ///
  /// `homes` are the maps that have a key, in words, for keys that stand in the wrong map.
  package init(_ groups: [Group] = [], homes: @escaping @Sendable () -> [String: [String]] = { [:] }) {
    self.groups = Dictionary(
      groups.flatMap { group in group.words.map { ($0, group) } }, uniquingKeysWith: { first, _ in first })
    self.homes = homes
  }

  /// Returns what to write for a word in a map of known keys; `nil` for a word without a meaning there.
  package func hint(for word: String, among known: [String]) -> String? {
    let plain = Self.plain(word)
    let same = known.first { $0 != word && Self.plain($0) == plain }
    if let same { return "did you mean \"\(same)\"?" }
    guard let group = groups[plain] else { return nil }
    if let key = group.keys.first(where: known.contains) { return "did you mean \"\(key)\"?" }
    return group.advice.isEmpty ? nil : "write \(group.advice)"
  }

  /// Returns the maps that have a word as their key; `nil` for a key of none, or where a known key contains the word.
  package func home(of word: String, among known: [String]) -> String? {
    let plain = Self.plain(word)
    guard !known.contains(where: { Self.plain($0).contains(plain) }), let homes = homes()[word],
      let last = homes.last
    else { return nil }
    let others = homes.dropLast().joined(separator: ", ")
    return "it is a key of \(others.isEmpty ? last : "\(others) or \(last)")"
  }

  /// The spellings of a word in British English, with those that keys have.
  private static let spellings = [
    ("colour", "color"), ("behaviour", "behavior"), ("centre", "center"), ("grey", "gray"),
  ]

  /// Returns a word in lower case, without the marks that vocabularies put between words, and as keys spell it.
  package static func plain(_ word: String) -> String {
    let letters = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "." }
    return spellings.reduce(letters) { $0.replacing($1.0, with: $1.1) }
  }
}
