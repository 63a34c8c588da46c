/// One value of a document, with the place where it begins.
public struct DocumentNode: Sendable, Hashable {
  /// What a value can be.
  public enum Content: Sendable, Hashable {
    /// A single word, number or text; `isQuoted` where the file says that it is text.
    case scalar(String, isQuoted: Bool)
    /// Values in a row.
    case list([DocumentNode])
    /// Values with names, in the order of the file.
    case map([Entry])
  }

  /// One named value of a map.
  public struct Entry: Sendable, Hashable {
    /// The name.
    public var key: String
    /// Where the name begins.
    public var keyPosition: DocumentPosition
    /// The value.
    public var value: DocumentNode
  }

  /// Where the value begins.
  public var position: DocumentPosition
  /// The value.
  public var content: Content

  /// Creates a value.
  public init(_ content: Content, at position: DocumentPosition) {
    self.content = content
    self.position = position
  }

  /// Whether nothing is written: an empty value, `~` or `null`.
  public var isEmpty: Bool {
    guard case .scalar(let text, isQuoted: false) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The value as messages show it: the scalar itself, shortened where it is long, or `a list`, `a map`.
  public var summary: String {
    switch content {
    case .list: "a list"
    case .map: "a map"
    case .scalar where isEmpty: "empty"
    case .scalar(let text, let isQuoted):
      isQuoted ? "the text \"\(Self.shortened(text))\"" : Self.shortened(text)
    }
  }

  private static func shortened(_ text: String) -> String {
    ShownText.shortened(String(text.prefix { $0 != "\n" }))
  }
}
