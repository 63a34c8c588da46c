/// The rule for an animated request whose target is many pages away.
///
/// A page is a snap point, or a viewport's length if there are none.
public enum FarTarget: Hashable, Sendable {
  /// One motion over the whole distance.
  case sweep
  /// An immediate jump to `pages` pages from the target, if it is further away, then a normal motion.
  case preJump(pages: Int)
  /// An immediate jump, if the target is further away than `beyond` pages.
  case cut(beyond: Int)
}
