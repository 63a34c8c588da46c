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
