import Documents

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

nonisolated extension DocumentNode {
  /// Returns the value at a key path; `nil` where there is none, or an empty one.
  func value(at keys: some Sequence<String>) -> DocumentNode? {
    var node = self
    for key in keys {
      guard case .map(let entries) = node.content,
        let entry = entries.first(where: { $0.key == key }), !entry.value.isEmpty
      else { return nil }
      node = entry.value
    }
    return node
  }

  /// The text of a scalar; `nil` for a list or a map.
  var scalarText: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The texts of a list of scalars.
  var listTexts: [String] {
    if case .list(let nodes) = content { nodes.compactMap(\.scalarText) } else { [] }
  }

  /// Returns the node with a value at a key path; missing maps along the path are created.
  func setting(_ keys: ArraySlice<String>, to value: DocumentNode) -> DocumentNode {
    guard let key = keys.first else { return value }
    var entries: [Entry] = []
    if case .map(let present) = content { entries = present }
    let rest = keys.dropFirst()
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = entries[index].value.setting(rest, to: value)
    } else {
      let empty = DocumentNode(.scalar("", isQuoted: false), at: position)
      entries.append(Entry(key: key, keyPosition: position, value: empty.setting(rest, to: value)))
    }
    return DocumentNode(.map(entries), at: position)
  }

  /// Returns the feed without the value at a key path, which begins in a row or at the top level.
  func removing(_ keys: [String], inRow row: Int?) -> DocumentNode {
    guard let row else { return removing(keys) }
    let sections = FeedKeys.declared.sections.name
    guard case .list(var rows)? = value(at: [sections])?.content, rows.indices.contains(row) else {
      return self
    }
    rows[row] = rows[row].removing(keys)
    return setting([sections], to: DocumentNode(.list(rows), at: position))
  }

  private func removing(_ keys: [String]) -> DocumentNode {
    guard value(at: keys) != nil, let last = keys.last else { return self }
    let holder = value(at: keys.dropLast()) ?? self
    guard case .map(let entries) = holder.content else { return self }
    let bare = DocumentNode(.map(entries.filter { $0.key != last }), at: holder.position)
    return setting(keys.dropLast(), to: bare)
  }

  /// The feed without its cards, which no setting depends on, so that a large feed is read again quickly.
  var withoutCards: DocumentNode {
    guard case .map(var entries) = content else { return self }
    let (sections, lists) = (FeedKeys.declared.sections.name, FeedSectionKeys.declared.cardLists)
    for index in entries.indices where entries[index].key == sections {
      guard case .list(let rows) = entries[index].value.content else { continue }
      let bare = rows.map { row -> DocumentNode in
        guard case .map(let members) = row.content else { return row }
        return DocumentNode(.map(members.filter { !lists.contains($0.key) }), at: row.position)
      }
      entries[index].value = DocumentNode(.list(bare), at: entries[index].value.position)
    }
    return DocumentNode(.map(entries), at: position)
  }
}
