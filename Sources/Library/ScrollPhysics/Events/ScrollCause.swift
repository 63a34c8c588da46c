/// The cause of an offset's movement.
public enum ScrollCause: String, Hashable, Sendable, CaseIterable, Codable {
  /// A pointer that holds the content, and the movement to rest after a release without speed.
  case drag
  /// A release with speed.
  case fling
  /// A wheel or a touch pad.
  case wheel
  /// A key.
  case key
  /// A page control.
  case dots
  /// Auto-scroll.
  case autoplay
  /// A call by the program.
  case api
  /// Another row, which this one follows or which follows it.
  case link
  /// A new size or new content.
  case layout
}
