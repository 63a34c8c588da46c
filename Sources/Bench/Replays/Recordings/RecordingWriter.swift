public import Documents
public import Foundation

/// A writer of a recording file, which has a temporary name until it is finished.
///
/// Until then its name is `<name>.partial`, or `<name>.2.partial` if that exists. After a crash this file can
/// be replayed up to its last complete entry.
public final class RecordingWriter: RecordingSink {
  private struct State {
    var pending = ""
    var failure: DocumentError?
    var isFinished = false
  }

  /// The final location of the file.
  public let url: URL
  private let file: OutputFile
  private var state = State()

  /// Creates the file and writes the header.
  public init(to url: URL, header: RecordingHeader) throws(DocumentError) {
    self.url = url
    file = try OutputFile(url)
    do {
      try file.write(Data((header.json.text() + "\n").utf8))
    } catch {
      file.abandon()
      throw error
    }
  }

  /// The file under its temporary name; `nil` for a device or a pipe, which have none.
  public var unfinished: URL? { state.isFinished ? nil : file.partial }

  /// Writes an entry to the file at once, so that it is there when its event crashes the program.
  package func write(_ entry: RecordingEntry) {
    guard let line = entry.json?.text() else { return }
    state.pending += line + "\n"
    flush()
  }

  /// The length of the recording so far, in bytes.
  var length: UInt64 { file.length + UInt64(state.pending.utf8.count) }

  /// Truncates the recording to the length `length`.
  func truncate(to length: UInt64) {
    flush()
    guard length < file.length else { return }
    attempt { () throws(DocumentError) in try file.truncate(to: length) }
  }

  /// Finishes the recording with a last digest.
  public func finish(with digest: RecordingDigest) throws(DocumentError) {
    write(.digest(digest))
    try finish(at: digest.time)
  }

  /// Finishes the recording and moves it to its place.
  ///
  /// After an error it throws that error and deletes the file.
  public func finish(at time: Microseconds) throws(DocumentError) {
    guard !state.isFinished else { return }
    state.isFinished = true
    write(.end(time))
    if let failure = state.failure {
      file.abandon()
      throw failure
    }
    try file.finish()
  }

  /// Cancels the recording and deletes the file.
  public func abandon() { file.abandon() }

  private func flush() {
    guard !state.pending.isEmpty else { return }
    let data = Data(state.pending.utf8)
    attempt { () throws(DocumentError) in try file.write(data) }
    state.pending.removeAll(keepingCapacity: true)
  }

  /// Runs `body` unless an error occurred before, and stores its error.
  private func attempt(_ body: () throws(DocumentError) -> Void) {
    guard state.failure == nil else { return }
    do { try body() } catch { state.failure = error }
  }
}

/// The destination of a recording in progress: a file, or the history of a session.
package protocol RecordingSink: AnyObject {
  /// Writes the next entry, after the event that it records.
  func write(_ entry: RecordingEntry)

  /// Writes the last digest and moves files to their places.
  func finish(with digest: RecordingDigest) throws(DocumentError)
}

/// A recording file that is written during a session and is truncated when the session goes back in time.
final class TruncatingRecordingFile {
  private struct Place {
    var entries: Int
    var length: UInt64
  }

  let writer: RecordingWriter
  /// The length of the file at each checkpoint of the history.
  private var places: [Place] = []

  /// Writes the session so far.
  ///
  /// `marks` are the numbers of entries at the checkpoints of the history.
  init(_ writer: RecordingWriter, _ log: EventLog, marks: [Int]) {
    self.writer = writer
    var next = 0
    for mark in marks {
      writer.write(log, next..<mark)
      self.mark(at: mark)
      next = mark
    }
    writer.write(log, next..<log.count)
  }

  /// Stores the present file length for a checkpoint after `entries` entries.
  func mark(at entries: Int) { places.append(Place(entries: entries, length: writer.length)) }

  /// Discards the file lengths at checkpoints before the earliest one.
  func forget(before entries: Int) { places.removeAll { $0.entries < entries } }

  /// Removes everything written after a frame.
  func takeBack(to position: HistoryPosition, of log: EventLog) {
    guard let place = places.last(where: { $0.entries <= position.entries }) else { return }
    places.removeAll { $0.entries > position.entries }
    writer.truncate(to: place.length)
    writer.write(log, place.entries..<position.entries)
  }
}

extension RecordingWriter {
  func write(_ log: EventLog, _ entries: Range<Int>) {
    for index in entries { write(log[index]) }
  }
}
