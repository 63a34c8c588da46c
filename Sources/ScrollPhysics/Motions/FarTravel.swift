/// How an animated request goes to a place that is many pages away.
///
/// A page is a stop, or a viewport's length where content rests anywhere.
public enum FarTravel: Hashable, Sendable {
  /// One move over everything between.
  case sweep
  /// From further than so many pages first to that distance from the target, at once, and from there like any
  /// other request.
  case preJump(pages: Int)
  /// At once, when it is further than so many pages.
  case cut(beyond: Int)
}
