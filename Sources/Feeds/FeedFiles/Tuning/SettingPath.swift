/// The path of a setting in a feed, such as `motion.decelerationRate` or `cards.paging.threshold`.
///
/// The words before the last one are the keys under `settings:`, or under a row with its id first.
package nonisolated struct SettingPath: Sendable, Hashable, CustomStringConvertible {
  /// The row's id; `nil` for a key under `settings:`.
  package var row: String?
  /// The keys from the row, or from `settings:`, down to the value.
  package var keys: [String]
  /// The index in a list of numbers, from 0; `nil` for a single value.
  package var index: Int?

  init(row: String? = nil, _ keys: [String], index: Int? = nil) {
    self.row = row
    self.keys = keys
    self.index = index
  }

  /// The groups of keys in a row for its motion, its auto-scroll and its dots.
  static let rowGroups = ["paging", "autoplay", "dots", "transform"]

  /// Parses a path: words separated by dots, an index of a list last; a leading `settings.` may be omitted.
  package init?(_ text: String) {
    var words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= 200, words.count >= 2, !words.contains("") else { return nil }
    var index: Int?
    if let last = words.last, let place = Int(last), (0...99).contains(place) {
      index = place
      words.removeLast()
    }
    if words.first == "settings", words.count == 3 { words.removeFirst() }
    guard words.count >= 2 else { return nil }
    let isRow =
      Self.rowGroups.contains(words[1]) && (words.count == 3 || words == [words[0], "transform"])
    self.init(row: isRow ? words.removeFirst() : nil, words, index: index)
  }

  /// The path as it is written.
  package var description: String {
    (([row] + keys).compactMap(\.self) + (index.map { [String($0)] } ?? [])).joined(separator: ".")
  }

  /// Returns true when another path equals this one or begins with it.
  func holds(_ other: SettingPath) -> Bool { row == other.row && other.keys.starts(with: keys) }

  /// The path of the whole list that contains this element.
  var list: SettingPath { SettingPath(row: row, keys) }
}
