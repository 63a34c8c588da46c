import Documents
import Foundation

/// The export of the changes: into the file's own text, and as fragments of YAML, Swift or arguments.
nonisolated extension FeedTuning {
  /// Returns the text of the feed file with the changed values; comments and order stay.
  ///
  /// The result is read again to verify that the feed differs only in these values.
  ///
  /// - Throws: `RejectedEdit` for a text in which a value cannot be written, such as one over several lines.
  package func written(into text: String) throws(RejectedEdit) -> String {
    var text = text
    for (path, value) in ordered { text = try writing(value, at: path, into: text) }
    guard let reading = try? reading(of: text), isWhatRuns(reading.tuning) else {
      throw RejectedEdit(
        description: "the file's spelling leaves no safe place for the values; copy them instead")
    }
    return text
  }

  /// Returns the text of the feed file with the values that run now, of which `text` has some already.
  ///
  /// They are written into `base`, the file before any value was written into it, so that a value that was changed back
  /// leaves no key behind. Where that is not possible they are written into `text`.
  ///
  /// - Throws: `RejectedEdit` as `written(into:)`.
  package func written(into text: String, from base: String) throws(RejectedEdit) -> String {
    if text != base, let former = try? reading(of: base).tuning, let text = written(over: former, base) {
      return text
    }
    return try written(into: text)
  }

  /// Returns a former text with the values that run now; `nil` where they cannot be written or give another feed.
  private func written(over former: FeedTuning, _ base: String) -> String? {
    var tuned = former
    // Values that follow from others, as those of a preset, are not written.
    let written = moving(changes, to: former).filter { text(at: $0.key, in: tree) != nil }
    guard (try? tuned.take(written)) != nil, keys.map(\.path) == tuned.keys.map(\.path),
      keys.allSatisfy({ value(of: $0).text == tuned.value(of: $0).text })
    else { return nil }
    return tuned.changes.isEmpty ? base : try? tuned.written(into: base)
  }

  private var ordered: [(SettingPath, String)] {
    changes.sorted { $0.key.description < $1.key.description }.map { ($0.key, $0.value) }
  }

  /// Returns true when another reading of the file gives the running feed.
  private func isWhatRuns(_ other: FeedTuning) -> Bool {
    // Both are read without cards: no setting of a section is derived from its cards.
    (try? other.read(other.source)) == document
      && changes.allSatisfy { other.text(at: $0.key, in: other.source) == $0.value }
  }

  private func writing(_ value: String, at path: SettingPath, into text: String) throws(RejectedEdit)
    -> String
  {
    let mark = text.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    let body = String(text.unicodeScalars.dropFirst(mark.isEmpty ? 0 : 1))
    let list = numbers(of: path.list)
    var edit = DocumentTextEdit(body)
    guard let reading = try? reading(of: body), let root = try? root(of: body),
      let place = reading.tuning.place(of: path, in: root),
      edit.write(value, at: place.keys, index: path.index, list: list, in: place.holder)
    else { throw RejectedEdit(description: "the file has no place for \"\(path)\"; copy it instead") }
    return mark + edit.text
  }

  /// Returns the map of a file, with the positions in its text, and the keys from it to a path's value.
  private func place(of path: SettingPath, in root: DocumentNode) -> (holder: DocumentNode, keys: [String])? {
    guard let holder = holder(of: path, in: root) else { return nil }
    return (holder, path.row == nil ? [FeedKeys.declared.settings.name] + path.keys : path.keys)
  }

  // MARK: Fragments

  /// The changes as a fragment of a feed file.
  package var yaml: String {
    var lines: [String] = []
    let lists = Set(changes.keys.map(\.list))
    func text(_ list: SettingPath) -> String {
      changes[list] ?? "[" + numbers(of: list).joined(separator: ", ") + "]"
    }
    let paths = lists.sorted { $0.description < $1.description }
    for (group, members) in groups(of: paths.filter { $0.row == nil }) {
      if lines.isEmpty { lines.append("settings:") }
      lines.append("  \(group):")
      lines += members.map { "    \($0.keys[1]): \(text($0))" }
    }
    for (number, row) in Set(paths.compactMap(\.row)).sorted().enumerated() {
      if number == 0 { lines.append("sections:") }
      lines.append("  - id: \(row)")
      for (group, members) in groups(of: paths.filter { $0.row == row }) {
        if members[0].keys.count == 1 {
          lines.append("    \(group): \(text(members[0]))")
        } else {
          lines.append("    \(group):")
          lines += members.map { "      \($0.keys[1]): \(text($0))" }
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func groups(of paths: [SettingPath]) -> [(String, [SettingPath])] {
    Dictionary(grouping: paths) { $0.keys[0] }.sorted { $0.key < $1.key }
  }

  /// The changes as arguments of a command line, without quotes.
  package var arguments: [String] { assignments.flatMap { ["--set", "\($0.name)=\($0.text)"] } }
}
