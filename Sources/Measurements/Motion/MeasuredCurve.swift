public import Documents
public import Foundation

/// A curve of offsets measured elsewhere, such as on a phone: a text file of `t,offset` lines.
///
/// The first line may name the columns, `t,offset` or `time,offset`, and a third one, `finger`, the place of the finger
/// on the screen. Each other line is a time in seconds and an offset in points, separated by a comma; times grow. A
/// finger's place is empty where none was down. Empty lines are skipped.
public nonisolated struct MeasuredCurve: Sendable, Hashable {
  /// The file as messages name it.
  public let file: String
  /// The measured series.
  public let series: MotionSeries
  /// The finger's place at each sample, `nil` where none was down; empty when it was not measured.
  package let fingers: [Double?]

  private static let header = "t,offset"
  private static let longestLine = 4096
  private static let limit = 1e9

  /// The columns that each line has.
  private enum Columns: Int {
    case offset = 2
    case finger = 3

    /// The columns that a first line names; `nil` when it is no heading.
    init?(heading text: String) {
      switch text.filter({ !$0.isWhitespace }).lowercased() {
      case "t,offset", "time,offset": self = .offset
      case "t,offset,finger", "time,offset,finger": self = .finger
      default: return nil
      }
    }

    var words: String {
      self == .offset
        ? "t,offset, seconds and points" : "t,offset,finger, seconds, points and points or nothing"
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
      if columns == nil, let named = Columns(heading: text) {
        columns = named
        continue
      }
      let known = columns ?? .offset
      let isFirst = columns == nil
      columns = known
      do throws(Fault) {
        let numbers = try Self.numbers(text, known, after: samples.last)
        samples.append(MotionSeries.Sample(time: numbers[0] ?? 0, offset: numbers[1] ?? 0))
        if known == .finger { fingers.append(numbers[2]) }
      } catch {
        let indent = line.unicodeScalars.prefix { Self.margins.contains($0) }.count
        let hint = Self.separators(text) ?? (isFirst && Self.isNames(text) ? Self.headings : "")
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

  /// What stands around a line's numbers: a byte order mark, white space.
  private static let margins = CharacterSet(charactersIn: "\u{FEFF}").union(.whitespacesAndNewlines)

  private static func isNames(_ text: String) -> Bool {
    text.split(separator: ",").allSatisfy { Double($0.trimmingCharacters(in: .whitespaces)) == nil }
  }

  /// What may be said of a first line that is no numbers.
  private static let headings =
    "; names of columns are t,offset or time,offset, and finger third, and times are seconds"

  /// What may be said of a faulty line in which something else than commas stands between the fields.
  private static func separators(_ text: String) -> String? {
    let other = text.contains(";") ? "semicolons" : text.contains("\t") ? "tabs" : nil
    return other.map { "; fields are separated by commas, not by \($0), and decimals by points" }
  }

  /// A fault of a line, with the characters before it.
  private struct Fault: Error {
    var message: String
    var column = 0
  }

  /// The numbers of a line; only a finger's place may be left out.
  private static func numbers(
    _ text: String, _ columns: Columns, after last: MotionSeries.Sample?
  ) throws(Fault) -> [Double?] {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == columns.rawValue else {
      throw Fault(
        message:
          "\(quoted(text)) has \(Counted.text(fields.count, "field")); a line is \(columns.words)"
      )
    }
    var numbers: [Double?] = []
    var column = 0
    for (index, field) in fields.enumerated() {
      let word = field.trimmingCharacters(in: .whitespaces)
      if index == Columns.offset.rawValue, word.isEmpty {
        numbers.append(nil)
      } else {
        guard let number = Double(word), abs(number) <= limit else {
          throw Fault(
            message: "\(quoted(String(field))) is no number from -1000000000 to 1000000000", column: column)
        }
        numbers.append(number)
      }
      column += field.unicodeScalars.count + 1
    }
    if let last, let time = numbers[0], time <= last.time {
      throw Fault(message: "the time is \(quoted(String(fields[0]))), after \(last.time); times grow")
    }
    return numbers
  }

  private static func quoted(_ text: String) -> String {
    "\"" + (text.count > 60 ? text.prefix(57) + "…" : text) + "\""
  }
}
