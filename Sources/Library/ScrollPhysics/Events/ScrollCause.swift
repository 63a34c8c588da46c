/// The cause of a change of the offset.
public enum ScrollCause: String, Hashable, Sendable, CaseIterable, Codable {
  /// A pointer that holds the content, and the movement to rest after a release without velocity.
  case drag
  /// A release with velocity.
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
  /// Another row that is linked to this one.
  case link
  /// A new size or new content.
  case layout
}
