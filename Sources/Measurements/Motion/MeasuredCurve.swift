public import Documents
public import Foundation

/// A curve of offsets measured elsewhere, such as on a phone: a text file of `t,offset` lines.
///
/// The first line may name the two columns, `t,offset`. Each other line is a time in seconds and an offset in
/// points, separated by a comma; times grow. Empty lines are skipped.
public nonisolated struct MeasuredCurve: Sendable, Hashable {
  /// The file as messages name it.
  public let file: String
  /// The measured series.
  public let series: MotionSeries

  private static let header = "t,offset"
  private static let longestLine = 4096

  /// Reads the file.
  ///
  /// - Throws: `DocumentError.unreadable`, or `.faulty` with line and column.
  public init(contentsOf url: URL) throws(DocumentError) {
    let file = url.relativePath
    var lines = try LineSource(url, limit: Self.longestLine)
    defer { lines.close() }
    var samples: [MotionSeries.Sample] = []
    while let bytes = try lines.next() {
      let text = Self.text(bytes)
      if text.isEmpty || (samples.isEmpty && text.filter { !$0.isWhitespace } == Self.header) { continue }
      let sample: MotionSeries.Sample
      do throws(JSONLine.Fault) {
        sample = try Self.sample(text, after: samples.last)
      } catch {
        throw JSONLine.fault(file, lines.number, 1, error.message)
      }
      guard samples.count < MotionLog.capacity else {
        throw JSONLine.fault(
          file, lines.number, 1, "the file has more than \(MotionLog.capacity) samples; no more are read")
      }
      samples.append(sample)
    }
    guard samples.count >= 2 else {
      throw JSONLine.fault(
        file, max(1, lines.number), 1, "a curve needs 2 lines of \(Self.header), not \(samples.count)")
    }
    self.file = file
    series = MotionSeries(samples)
  }

  /// A line without byte order mark and white space at its ends.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: CharacterSet(charactersIn: "\u{FEFF}").union(.whitespacesAndNewlines))
  }

  private static func sample(
    _ text: String, after last: MotionSeries.Sample?
  ) throws(JSONLine.Fault) -> MotionSeries.Sample {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 2 else {
      throw JSONLine.Fault(
        message: "\(quoted(text)) has \(fields.count) fields; a line is \(header), seconds and points")
    }
    var numbers: [Double] = []
    for field in fields {
      guard let number = Double(field.trimmingCharacters(in: .whitespaces)), abs(number) <= 1e9 else {
        throw JSONLine.Fault(
          message: "\(quoted(String(field))) is no number from -1000000000 to 1000000000")
      }
      numbers.append(number)
    }
    if let last, numbers[0] <= last.time {
      throw JSONLine.Fault(
        message: "the time is \(quoted(String(fields[0]))), after \(last.time); times grow")
    }
    return MotionSeries.Sample(time: numbers[0], offset: numbers[1])
  }

  private static func quoted(_ text: String) -> String {
    "\"" + (text.count > 60 ? text.prefix(57) + "…" : text) + "\""
  }
}
