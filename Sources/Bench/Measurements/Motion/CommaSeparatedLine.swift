import Foundation

/// A line of comma-separated values; a field can be quoted, as R's `write.csv` writes names and texts.
///
/// A quote inside quotes is written twice. Source: RFC 4180.
nonisolated struct CommaSeparatedLine {
  /// A field of a line.
  struct Field {
    /// The text, without the quotes around it.
    var text: String
    /// The number of characters before the field.
    var column: Int
  }

  /// A fault in a line, with the number of characters before it.
  struct Fault: Error {
    var message: String
    var column: Int
  }

  /// The fields, at least one.
  let fields: [Field]

  /// Parses a line.
  init(_ line: some StringProtocol) throws(Fault) {
    var rest = Array(line.unicodeScalars)[...]
    var fields: [Field] = []
    while true {
      let start = rest.startIndex
      let text = try Self.quoted(&rest) ?? Self.plain(&rest)
      fields.append(Field(text: text, column: start))
      guard !rest.isEmpty else { break }
      rest.removeFirst()
    }
    self.fields = fields
  }

  /// Reads the text before the next comma.
  private static func plain(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    let field = rest.prefix { $0 != "," }
    rest = rest[field.endIndex...]
    return text(field)
  }

  /// Reads a quoted text with white space around it; `nil` where there is none.
  private static func quoted(_ rest: inout ArraySlice<Unicode.Scalar>) throws(Fault) -> String? {
    let opening = rest.drop(while: \.properties.isWhitespace)
    guard opening.first == "\"" else { return nil }
    var inner: [Unicode.Scalar] = []
    var tail = opening.dropFirst()
    while let next = tail.popFirst() {
      if next == "\"" {
        guard tail.first == "\"" else {
          tail = tail.drop(while: \.properties.isWhitespace)
          guard tail.isEmpty || tail.first == "," else {
            throw Fault(message: "a comma is needed after a field in quotes", column: tail.startIndex)
          }
          rest = tail
          return text(inner[...])
        }
        tail.removeFirst()
      }
      inner.append(next)
    }
    throw Fault(message: "the quote that begins here has no end in this line", column: opening.startIndex)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
