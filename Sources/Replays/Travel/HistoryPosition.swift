/// A frame of a session: its number, when it was made, and how many entries were noted with it.
public nonisolated struct HistoryPosition: Sendable, Hashable {
  /// The frame's number, counted from 0; −1 before the first.
  public var frame: Int
  /// When it was made.
  public var time: Microseconds
  /// How many entries there were when it was made, itself included.
  var entries: Int

  /// The beginning of a session, before its first frame.
  static let beginning = HistoryPosition(frame: -1, time: Microseconds(0), entries: 0)
}
