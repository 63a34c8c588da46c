/// An editor of a YAML text that replaces or adds single values and keeps comments, order and spacing.
package struct DocumentTextEdit {
  private var lines: [[Unicode.Scalar]]

  /// Creates an editor of a text.
  package init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  /// The text.
  package var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: lines.joined(separator: ["\n"]))
    return String(text)
  }

  /// Writes a value at a key path, whose first key is one of `holder`.
  ///
  /// `list` is the whole list when one of its elements changes. Returns `false` where the text has no
  /// position for it.
  package mutating func write(
    _ value: String, at keys: [String], index: Int? = nil, list: [String] = [], in holder: DocumentNode
  ) -> Bool {
    var (node, rest) = (holder, keys[...])
    while let key = rest.first, case .map(let entries) = node.content {
      guard let entry = entries.first(where: { $0.key == key }) else { break }
      rest = rest.dropFirst()
      if entry.value.isEmpty {
        let text = rest.reversed().reduce(index == nil ? value : Self.flow(list)) { "{\($1): \($0)}" }
        return insert(" " + text, afterKey: entry)
      }
      node = entry.value
    }
    switch node.content {
    case .scalar(let old, let isQuoted) where rest.isEmpty && index == nil:
      return replaceScalar(old, isQuoted, at: node.position, with: value)
    case .list(let nodes) where rest.isEmpty:
      guard let index, nodes.indices.contains(index),
        case .scalar(let old, let isQuoted) = nodes[index].content
      else { return false }
      return replaceScalar(old, isQuoted, at: nodes[index].position, with: value)
    case .map(let entries) where !rest.isEmpty:
      return add(Array(rest), index == nil ? value : Self.flow(list), to: node, entries)
    default: return false
    }
  }

  private static func flow(_ list: [String]) -> String { "[" + list.joined(separator: ", ") + "]" }

  // MARK: Values that are there

  private mutating func replaceScalar(
    _ old: String, _ isQuoted: Bool, at place: DocumentPosition, with value: String
  ) -> Bool {
    let (line, start) = (place.line - 1, place.column - 1)
    guard lines.indices.contains(line), lines[line].indices.contains(start) else { return false }
    let end: Int
    if isQuoted {
      guard let close = closingQuote(on: line, from: start) else { return false }
      end = close + 1
    } else {
      end = start + old.unicodeScalars.count
      guard end <= lines[line].count, lines[line][start..<end].elementsEqual(old.unicodeScalars) else {
        return false
      }
    }
    lines[line].replaceSubrange(start..<end, with: Array(value.unicodeScalars))
    return true
  }

  private func closingQuote(on line: Int, from start: Int) -> Int? {
    let quote = lines[line][start]
    guard quote == "'" || quote == "\"" else { return nil }
    return lines[line].indices.dropFirst(start + 1).first {
      lines[line][$0] == quote && lines[line][$0 - 1] != "\\"
    }
  }

  // MARK: Values that are not there yet

  private mutating func insert(_ text: String, afterKey entry: DocumentNode.Entry) -> Bool {
    let (line, start) = (entry.keyPosition.line - 1, entry.keyPosition.column - 1)
    guard lines.indices.contains(line),
      let colon = lines[line].indices.dropFirst(start).first(where: { lines[line][$0] == ":" })
    else { return false }
    lines[line].insert(contentsOf: Array(text.unicodeScalars), at: colon + 1)
    return true
  }

  private mutating func add(
    _ keys: [String], _ value: String, to map: DocumentNode, _ entries: [DocumentNode.Entry]
  ) -> Bool {
    let (line, start) = (map.position.line - 1, map.position.column - 1)
    guard lines.indices.contains(line), lines[line].indices.contains(start) else { return false }
    let flow = keys.dropFirst().reversed().reduce(value) { "{\($1): \($0)}" }
    if lines[line][start] == "{" {
      return addInBraces("\(keys[0]): \(flow)", from: map.position, isFirst: entries.isEmpty)
    }
    guard let first = entries.first, let last = entries.last else { return false }
    let column = first.keyPosition.column - 1
    let place = end(of: column, from: last.keyPosition.line - 1)
    let ending: [Unicode.Scalar] = lines[line].last == "\r" ? ["\r"] : []
    var indent = column
    var added: [[Unicode.Scalar]] = []
    if column == 0 {
      for key in keys.dropLast() {
        added.append(Self.spaces(indent) + Array("\(key):".unicodeScalars) + ending)
        indent += 2
      }
      added.append(Self.spaces(indent) + Array("\(keys[keys.count - 1]): \(value)".unicodeScalars) + ending)
    } else {
      added.append(Self.spaces(indent) + Array("\(keys[0]): \(flow)".unicodeScalars) + ending)
    }
    lines.insert(contentsOf: added, at: place)
    return true
  }

  private static func spaces(_ count: Int) -> [Unicode.Scalar] { Array(repeating: " ", count: count) }

  /// Returns the line after a block whose keys begin at `column` and whose last key begins on `line`.
  private func end(of column: Int, from line: Int) -> Int {
    var last = line
    for index in lines.indices.dropFirst(line + 1) {
      let content = lines[index].drop { $0 == " " }
      guard let first = content.first, first != "\r", first != "#" else { continue }
      guard content.startIndex >= column else { break }
      last = index
    }
    return last + 1
  }

  /// Adds a member before the closing brace of the map that begins at `place`.
  private mutating func addInBraces(_ member: String, from place: DocumentPosition, isFirst: Bool) -> Bool {
    var (depth, quote) = (0, Unicode.Scalar?.none)
    for line in lines.indices.dropFirst(place.line - 1) {
      let start = line == place.line - 1 ? place.column - 1 : 0
      for index in lines[line].indices.dropFirst(start) {
        let scalar = lines[line][index]
        if let open = quote {
          if scalar == open { quote = nil }
          continue
        }
        switch scalar {
        case "'", "\"": quote = scalar
        case "#" where index == 0 || lines[line][index - 1] == " ": break
        case "{", "[": depth += 1
        case "}", "]":
          depth -= 1
          guard depth == 0 else { continue }
          let text = (isFirst ? "" : ", ") + member
          let before = lines[line][..<index].lastIndex { $0 != " " }.map { $0 + 1 } ?? index
          lines[line].insert(contentsOf: Array(text.unicodeScalars), at: before)
          return true
        default: break
        }
      }
    }
    return false
  }
}
