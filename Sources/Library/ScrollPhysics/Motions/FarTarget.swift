/// The way in which an animated request goes to a place that is many pages away.
///
/// A page is a stop, or a viewport's length if content rests anywhere.
public enum FarTarget: Hashable, Sendable {
  /// One move over everything between.
  case sweep
  /// A jump at once to `pages` pages from the target, if it is further away, then a normal move.
  case preJump(pages: Int)
  /// A jump at once, if the target is further away than `beyond` pages.
  case cut(beyond: Int)
}
