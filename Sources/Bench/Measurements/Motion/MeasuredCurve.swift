public import Documents
public import Foundation

/// A curve of offsets measured elsewhere, such as on a phone, from a text file of `t,offset` lines.
///
/// The first line can name the columns: `t,offset` or `time,offset`, and a third one, `finger`, for the
/// finger's position on the screen. Each other line is a time in seconds and an offset in points, separated
/// by a comma; times ascend. A finger's position is empty where no finger was down. Empty lines are skipped.
/// Fields can be quoted. A first column without a name contains row names, as R's `write.csv` writes a table.
public nonisolated struct MeasuredCurve: Sendable, Hashable {
  /// The file name in messages.
  public let file: String
  /// The measured series.
  public let series: MotionSeries
  /// The finger's position at each sample, `nil` where no finger was down; empty when it was not measured.
  package let fingers: [Double?]

  private static let header = "t,offset"
  private static let longestLine = 4096
  private static let limit = 1e9

  /// The columns of the file.
  private struct Columns {
    /// True when a third column is the finger's position.
    var hasFinger = false
    /// True when a column of row names comes first.
    var hasNames = false

    /// Creates the columns of a file without a heading.
    init() {}

    /// Creates the columns that a first line names; `nil` when it is no heading.
    ///
    /// A first column without a name contains row names, as R's `write.csv` writes them.
    init?(heading fields: [CommaSeparatedLine.Field]) {
      var names = fields.map { $0.text.filter { !$0.isWhitespace }.lowercased() }
      hasNames = names.count > 1 && names[0].isEmpty
      if hasNames { names.removeFirst() }
      switch names {
      case ["t", "offset"], ["time", "offset"]: hasFinger = false
      case ["t", "offset", "finger"], ["time", "offset", "finger"]: hasFinger = true
      default: return nil
      }
    }

    var count: Int { (hasFinger ? 3 : 2) + (hasNames ? 1 : 0) }

    var words: String {
      (hasNames ? "a name and " : "")
        + (hasFinger
          ? "t,offset,finger, seconds, points and points or nothing" : "t,offset, seconds and points")
    }
  }

  /// Reads the file.
  ///
  /// - Throws: `DocumentError.unreadable`, or `.faulty` with line and column.
  public init(contentsOf url: URL) throws(DocumentError) {
    let file = url.relativePath
    var lines = try LineSource(url, limit: Self.longestLine)
    defer { lines.close() }
    var samples: [MotionSeries.Sample] = []
    var fingers: [Double?] = []
    var columns: Columns?
    while let bytes = try lines.next() {
      let line = String(decoding: bytes, as: UTF8.self)
      let text = line.trimmingCharacters(in: Self.margins)
      if text.isEmpty { continue }
      let indent = line.unicodeScalars.prefix { Self.margins.contains($0) }.count
      let fields: [CommaSeparatedLine.Field]
      do throws(CommaSeparatedLine.Fault) {
        fields = try CommaSeparatedLine(text).fields
      } catch {
        throw JSONLine.fault(file, lines.number, 1 + indent + error.column, error.message)
      }
      if columns == nil, let named = Columns(heading: fields) {
        columns = named
        continue
      }
      let known = columns ?? Columns()
      let isFirst = columns == nil
      columns = known
      do throws(CommaSeparatedLine.Fault) {
        let numbers = try Self.numbers(fields, of: text, known, after: samples.last)
        samples.append(MotionSeries.Sample(time: numbers[0] ?? 0, offset: numbers[1] ?? 0))
        if known.hasFinger { fingers.append(numbers[2]) }
      } catch {
        let hint = Self.separators(text) ?? (isFirst && Self.isNames(fields) ? Self.headings : "")
        throw JSONLine.fault(file, lines.number, 1 + indent + error.column, error.message + hint)
      }
      guard samples.count <= MotionLog.capacity else {
        throw JSONLine.fault(
          file, lines.number, 1, "the file has more than \(MotionLog.capacity) samples; no more are read")
      }
    }
    guard samples.count >= 2 else {
      throw JSONLine.fault(
        file, max(1, lines.number), 1, "a curve needs 2 lines of \(Self.header), not \(samples.count)")
    }
    self.file = file
    series = MotionSeries(samples)
    self.fingers = fingers.contains { $0 != nil } ? fingers : []
  }

  /// The characters that are trimmed from a line: a byte order mark, white space.
  private static let margins = CharacterSet(charactersIn: "\u{FEFF}").union(.whitespacesAndNewlines)

  private static func isNames(_ fields: [CommaSeparatedLine.Field]) -> Bool {
    fields.allSatisfy { Double($0.text.trimmingCharacters(in: .whitespaces)) == nil }
  }

  /// The hint for a first line without numbers.
  private static let headings =
    "; names of columns are t,offset or time,offset, and finger third, and times are seconds"

  /// Returns the hint for a faulty line whose fields are not separated by commas.
  private static func separators(_ text: String) -> String? {
    let other = text.contains(";") ? "semicolons" : text.contains("\t") ? "tabs" : nil
    return other.map { "; fields are separated by commas, not by \($0), and decimals by points" }
  }

  /// The text that R writes for a missing value.
  private static let missing = "NA"

  /// Returns the numbers of a line; only a finger's position can be missing.
  private static func numbers(
    _ fields: [CommaSeparatedLine.Field], of text: String, _ columns: Columns,
    after last: MotionSeries.Sample?
  ) throws(CommaSeparatedLine.Fault) -> [Double?] {
    guard fields.count == columns.count else {
      throw CommaSeparatedLine.Fault(
        message:
          "\(quoted(text)) has \(Pluralization.text(fields.count, "field")); a line is \(columns.words)",
        column: 0)
    }
    let values = fields.dropFirst(columns.hasNames ? 1 : 0)
    var numbers: [Double?] = []
    for field in values {
      let word = field.text.trimmingCharacters(in: .whitespaces)
      if numbers.count == 2, word.isEmpty || word == missing {
        numbers.append(nil)
        continue
      }
      guard let number = Double(word), abs(number) <= limit else {
        throw CommaSeparatedLine.Fault(
          message: "\(quoted(field.text)) is no number from -1000000000 to 1000000000", column: field.column)
      }
      numbers.append(number)
    }
    if let last, let time = numbers[0], let field = values.first, time <= last.time {
      throw CommaSeparatedLine.Fault(
        message: "the time is \(quoted(field.text)), after \(last.time); times grow",
        column: columns.hasNames ? field.column : 0)
    }
    return numbers
  }

  private static func quoted(_ text: String) -> String {
    "\"" + (text.count > 60 ? text.prefix(57) + "…" : text) + "\""
  }
}

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
