import Foundation

/// A recording that is written while a session goes on, and taken back where the session goes back.
final class FollowingFile {
  private struct Place {
    var entries: Int
    var length: UInt64
  }

  let writer: RecordingWriter
  /// How long the file was at marks of the history.
  private var places: [Place] = []

  /// Writes what a session has lived through so far, whose marks are where so many entries were noted.
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

  /// Writes what is noted as the entry at an index.
  func follow(_ entry: RecordingEntry, at index: Int) { writer.write(entry) }

  /// Remembers the file's length at a mark, when so many entries were noted.
  func mark(at entries: Int) { places.append(Place(entries: entries, length: writer.length)) }

  /// Forgets the file's lengths at marks that nobody can go back to.
  func forget(before entries: Int) { places.removeAll { $0.entries < entries } }

  /// Takes back what was written after a frame.
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
