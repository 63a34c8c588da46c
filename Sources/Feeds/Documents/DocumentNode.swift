/// One value of a document, with its position in the file.
public struct DocumentNode: Sendable, Hashable {
  /// The content of a value, by its kind.
  public enum Content: Sendable, Hashable {
    /// A single word, number or text; `isQuoted` is true when the file marks it as text by quotes.
    case scalar(String, isQuoted: Bool)
    /// A list of values.
    case list([DocumentNode])
    /// Named values, in the order of the file.
    case map([Entry])
  }

  /// One named value of a map.
  public struct Entry: Sendable, Hashable {
    /// The name.
    public var key: String
    /// The position where the name begins.
    public var keyPosition: DocumentPosition
    /// The value.
    public var value: DocumentNode

    /// Creates an entry.
    package init(key: String, keyPosition: DocumentPosition, value: DocumentNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// The position where the value begins.
  public var position: DocumentPosition
  /// The value.
  public var content: Content
  /// The words that stand in the place of an empty value, from the `#` that makes them a comment; `nil` for none.
  package var comment: String?

  /// Creates a value.
  public init(_ content: Content, at position: DocumentPosition) {
    self.content = content
    self.position = position
  }

  /// True when the value is empty: nothing, `~` or `null`.
  public var isEmpty: Bool {
    guard case .scalar(let text, isQuoted: false) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The value in messages: the scalar itself, truncated when long, or `a list`, `a map`.
  public var summary: String {
    switch content {
    case .list: "a list"
    case .map: "a map"
    case .scalar where isEmpty: "empty"
    case .scalar(let text, let isQuoted):
      isQuoted ? "the text \"\(Self.shortened(text))\"" : Self.shortened(text)
    }
  }

  /// The value on one line: a scalar as in `summary`, a list or map with as many parts as fit in a message.
  package var outline: String {
    switch content {
    case .scalar: summary
    case .list, .map: outline(of: 60)
    }
  }

  private func outline(of length: Int) -> String {
    switch content {
    case .scalar where isEmpty: "~"
    case .scalar(let text, let isQuoted): isQuoted ? "\"\(Self.shortened(text))\"" : Self.shortened(text)
    case .list(let nodes): Self.joined(nodes, "[", "]", length) { $0.outline(of: $1) }
    case .map(let entries):
      Self.joined(entries, "{", "}", length) { "\($0.key): \($0.value.outline(of: $1 - $0.key.count - 2))" }
    }
  }

  /// Returns the first parts, as many as fit.
  private static func joined<Part>(
    _ parts: [Part], _ open: String, _ close: String, _ length: Int, _ text: (Part, Int) -> String
  ) -> String {
    var line = open
    for (place, part) in parts.enumerated() {
      let room = length - line.count - close.count - 3
      let words = room > 0 ? text(part, room) : ""
      let separator = place == 0 ? "" : ", "
      guard room > 0, words.count <= room else { return line + separator + "…" + close }
      line += separator + words
    }
    return line + close
  }

  private static func shortened(_ text: String) -> String {
    EscapedText.shortened(String(text.prefix { $0 != "\n" }))
  }
}

/// A position in a text file: line and column.
///
/// Both numbers start at 1; the column counts Unicode scalars, as text editors do.
public struct DocumentPosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// The first character of a file.
  public static let start = DocumentPosition(line: 1, column: 1)

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension DocumentNode {
  /// The value of a key of a map; `nil` for a missing key.
  package subscript(key: String) -> DocumentNode? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
