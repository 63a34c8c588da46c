import Foundation

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
