import Foundation
import Stage

/// The entries of a session in their order, with the saved scene states (checkpoints) to go back to.
struct HistoryFrames {
  /// A saved state of the scene, and the state of the pointer at that time.
  struct Checkpoint {
    var position: HistoryPosition
    var snapshot: StageSnapshot
    var pointer: PointerTrack
  }

  private(set) var log = EventLog()
  private(set) var marks: [Checkpoint] = []
  /// The last frame.
  private(set) var present = HistoryPosition.beginning

  /// The number of entries at each checkpoint.
  var markedEntries: [Int] { marks.map(\.position.entries) }

  // MARK: Adding entries

  /// Adds an entry; `present` stays where it is.
  mutating func append(_ entry: RecordingEntry) { log.append(entry) }

  /// Sets `present` to the entry added last, a frame at `time`.
  mutating func frameWasMade(at time: Microseconds) {
    present = HistoryPosition(frame: present.frame + 1, time: time, entries: log.count)
  }

  /// Saves the scene's state at `present`.
  mutating func keep(_ snapshot: StageSnapshot, _ pointer: PointerTrack) {
    marks.append(Checkpoint(position: present, snapshot: snapshot, pointer: pointer))
  }

  /// Makes `present` the earliest frame, with the checkpoint that is saved next and the entries up to it.
  mutating func beginAnew() {
    present.entries = log.count
    marks = []
  }

  /// Discards the checkpoints before `begin` that no later frame needs; returns true if there were any.
  mutating func forgetMarks(before begin: Microseconds) -> Bool {
    let old = marks.prefix { $0.position.time < begin }.count - 1
    if old > 0 { marks.removeFirst(old) }
    return old > 0
  }

  /// Discards the entries before the earliest checkpoint if all of them take more than `limit` bytes; returns
  /// true if so.
  mutating func forgetEntries(beyond limit: Int) -> Bool {
    guard log.bytes > limit, let first = marks.first else { return false }
    log.forget(before: first.position.entries)
    return true
  }

  /// Makes `position` the present and discards everything after it.
  mutating func truncate(to position: HistoryPosition) {
    log.truncate(to: position.entries)
    marks.removeAll { $0.position.entries > position.entries }
    present = position
  }

  // MARK: Finding frames

  /// The earliest frame that can be gone back to.
  var earliest: HistoryPosition {
    guard let first = marks.first else { return present }
    return next(after: first.position) ?? present
  }

  /// Returns the last frame at or before `time`.
  func position(at time: Microseconds) -> HistoryPosition {
    var found = earliest
    guard found.time <= time else { return found }
    if let mark = marks.last(where: { $0.position.frame >= found.frame && $0.position.time <= time }) {
      found = mark.position
    }
    while let next = next(after: found), next.time <= time { found = next }
    return found
  }

  /// Returns the next frame; `nil` at the present.
  func next(after position: HistoryPosition) -> HistoryPosition? {
    for index in position.entries..<max(position.entries, present.entries) {
      guard let time = log.frameTime(at: index) else { continue }
      return HistoryPosition(frame: position.frame + 1, time: time, entries: index + 1)
    }
    return nil
  }

  /// Returns the previous frame; `nil` at the earliest frame.
  func previous(before position: HistoryPosition) -> HistoryPosition? {
    let earliest = earliest
    guard position.frame > earliest.frame else { return nil }
    for index in stride(from: position.entries - 2, through: earliest.entries - 1, by: -1) {
      guard let time = log.frameTime(at: index) else { continue }
      return HistoryPosition(frame: position.frame - 1, time: time, entries: index + 1)
    }
    return nil
  }

  /// Returns the nearest checkpoint before a frame.
  func mark(before target: HistoryPosition) -> Checkpoint? {
    marks.last { $0.position.entries < target.entries }
  }
}

/// A frame of a session: its number, its time, and the number of entries up to it.
public nonisolated struct HistoryPosition: Sendable, Hashable {
  /// The frame's number, counted from 0; −1 before the first.
  public var frame: Int
  /// The time of the frame.
  public var time: Microseconds
  /// The number of entries up to and including the frame.
  var entries: Int

  /// The beginning of a session, before its first frame.
  static let beginning = HistoryPosition(frame: -1, time: Microseconds(0), entries: 0)
}
