public import Documents
public import Foundation
import ScreenInterface

/// A streaming reader of recordings, which throws for an entry that cannot be played.
///
/// It reads the header at once and the entries line by line, in bounded memory. A recording without an end
/// entry is truncated: it can be played up to `cut`.
public nonisolated struct RecordingReader {
  /// The file's name in messages.
  public let file: String
  /// The header of the recording.
  public let header: RecordingHeader
  /// The place at which a recording is truncated; `nil` until reading reaches it.
  public private(set) var cut: DocumentPosition?
  /// The time of the last entry that was read.
  public private(set) var time = Microseconds(0)

  /// The line of the last entry that was read, counted from 1.
  public var line: Int { lines.number }

  private var lines: LineSource
  private var hasEnded = false

  /// Opens a recording and reads its header.
  public init(contentsOf url: URL) throws(DocumentError) {
    file = url.relativePath
    lines = try LineSource(url, limit: JSONLine.longest)
    guard let first = try lines.next() else {
      throw JSONLine.fault(file, 1, 1, "the file is empty; a recording begins with a header")
    }
    header = try Self.header(in: first, isWhole: lines.isComplete, file)
  }

  private static func header(
    in bytes: [UInt8], isWhole: Bool, _ file: String
  ) throws(DocumentError) -> RecordingHeader {
    do throws(DocumentError) {
      return try JSONLine.reading(bytes, file, 1) { line throws(JSONLine.Fault) in
        try line.header()
      }
    } catch {
      let beginning = Array("{\"kind\":\"recording\"".utf8)
      guard !isWhole, bytes.prefix(beginning.count) == beginning.prefix(bytes.count) else { throw error }
      throw JSONLine.fault(
        file, 1, 1, "the recording ends in the middle of its header; nothing of it can be played")
    }
  }

  /// Reads and returns the next entry; `nil` after the last.
  package mutating func next() throws(DocumentError) -> RecordingEntry? {
    guard !hasEnded, cut == nil else { return nil }
    guard let bytes = try lines.next() else {
      cut = DocumentPosition(line: lines.number + 1, column: 1)
      return nil
    }
    let entry: RecordingEntry
    do {
      entry = try JSONLine.reading(bytes, file, lines.number) { line throws(JSONLine.Fault) in
        try line.entry()
      }
    } catch {
      if !lines.isComplete {
        cut = DocumentPosition(line: lines.number, column: 1)
        return nil
      }
      throw error
    }
    try check(entry)
    return entry
  }

  /// The message about a truncated recording; `nil` for a complete one.
  public var cutDescription: String? {
    cut.map {
      "\(file):\($0.line):\($0.column): the recording ends in the middle of this line; it was played up to here"
    }
  }

  /// Closes the file.
  public func close() { lines.close() }

  private mutating func check(_ entry: RecordingEntry) throws(DocumentError) {
    if case .end = entry {
      hasEnded = true
      if try lines.next() != nil {
        throw JSONLine.fault(file, lines.number, 1, "the file goes on after its end")
      }
    }
    guard entry.time >= time else {
      throw JSONLine.fault(
        file, lines.number, 1,
        "\"t\" is \(entry.time.count), earlier than \(time.count) above; time goes forward")
    }
    time = entry.time
  }
}

nonisolated extension RecordingEntry {
  /// The time of the entry.
  var time: Microseconds {
    switch self {
    case .input(let event): Microseconds(seconds: event.timestamp)
    case .edit(_, let time), .unrecorded(_, let time), .frame(let time, _), .end(let time): time
    case .digest(let digest): digest.time
    }
  }
}
