/// A replacement of some bytes of a text.
package struct TextEdit: Equatable {
  let range: Range<Int>
  let text: String
}

/// A text before and after edits, as hunks that `patch` and `git apply` read.
package struct UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  /// The diff; empty without edits.
  package let text: String

  /// Creates the diff of a file; edits that overlap an earlier one are left out.
  package init(of file: String, _ original: String, _ edits: [TextEdit]) {
    let bytes = Array(original.utf8)
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    if starts.last == bytes.count, starts.count > 1 { starts.removeLast() }
    let lines = starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)
    }
    let changes = Self.changes(edits, bytes, lines)
    guard !changes.isEmpty else {
      text = ""
      return
    }
    var hunks = ""
    var shift = 0
    for group in Self.groups(changes, lines.count) {
      hunks += Self.hunk(group, bytes, lines, shift: &shift)
    }
    text = "--- \(file)\n+++ \(file)\n" + hunks
  }

  /// Lines of the original with the text in their place.
  private struct Change {
    var lines: Range<Int>
    var text: String
  }

  private static func changes(_ edits: [TextEdit], _ bytes: [UInt8], _ lines: [Range<Int>]) -> [Change] {
    var changes: [Change] = []
    var done = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= done {
      done = edit.range.upperBound
      let first = line(of: edit.range.lowerBound, lines)
      var last = line(of: max(edit.range.lowerBound, edit.range.upperBound - 1), lines)
      // A line that has lost its end goes on with the next one.
      if edit.range.upperBound == lines[last].upperBound, last + 1 < lines.count { last += 1 }
      let end = lines[last].upperBound
      let tail = string(bytes[edit.range.upperBound..<end])
      if let former = changes.last, former.lines.upperBound > first {
        // The text of the former change ends with the rest of its last line, which begins with this edit's line.
        let kept = lines[former.lines.upperBound - 1].upperBound - edit.range.lowerBound
        let text = String(decoding: former.text.utf8.dropLast(kept), as: UTF8.self)
        changes[changes.count - 1] = Change(
          lines: former.lines.lowerBound..<(last + 1), text: text + edit.text + tail)
      } else {
        let head = string(bytes[lines[first].lowerBound..<edit.range.lowerBound])
        changes.append(Change(lines: first..<(last + 1), text: head + edit.text + tail))
      }
    }
    return changes.filter { $0.text != string(bytes[range(of: $0.lines, lines)]) }
  }

  private static func groups(_ changes: [Change], _ count: Int) -> [[Change]] {
    changes.reduce(into: []) { groups, change in
      if let last = groups.last?.last, change.lines.lowerBound - last.lines.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
  }

  private static func hunk(
    _ changes: [Change], _ bytes: [UInt8], _ lines: [Range<Int>], shift: inout Int
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let range = max(0, first.lines.lowerBound - context)..<min(lines.count, last.lines.upperBound + context)
    var body = ""
    var added = 0
    var place = range.lowerBound
    for change in changes {
      for index in place..<change.lines.lowerBound { body += marked(" ", string(bytes[lines[index]])) }
      for index in change.lines { body += marked("-", string(bytes[lines[index]])) }
      // A carriage return and a line feed are one character, so lines are told by their bytes.
      let new = change.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      let hasEnd = endsLine(change.text)
      let texts = hasEnd || change.text.isEmpty ? new.dropLast() : new[...]
      for (index, line) in texts.enumerated() {
        body += marked("+", line + (index < texts.count - 1 || hasEnd ? "\n" : ""))
      }
      added += texts.count - change.lines.count
      place = change.lines.upperBound
    }
    for index in place..<range.upperBound { body += marked(" ", string(bytes[lines[index]])) }
    let start = range.lowerBound + 1
    let head = "@@ -\(start),\(range.count) +\(start + shift),\(range.count + added) @@\n"
    shift += added
    return head + body
  }

  private static func marked(_ mark: String, _ line: String) -> String {
    endsLine(line) ? mark + line : mark + line + "\n\\ No newline at end of file\n"
  }

  private static func endsLine(_ text: String) -> Bool { text.utf8.last == UInt8(ascii: "\n") }

  private static func line(of place: Int, _ lines: [Range<Int>]) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func range(of numbers: Range<Int>, _ lines: [Range<Int>]) -> Range<Int> {
    lines[numbers.lowerBound].lowerBound..<lines[numbers.upperBound - 1].upperBound
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
