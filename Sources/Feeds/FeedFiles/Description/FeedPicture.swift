public import Foundation

/// A picture that a card refers to.
public nonisolated struct FeedPicture: Sendable, Hashable {
  /// The path, as written in the feed.
  public var path: String
  /// The picture's file with links followed; `nil` when it is missing and a placeholder is shown.
  public var file: URL?
  /// The focal point of cropping, in fractions from the picture's left and top; default the middle.
  package var focus = CGPoint(x: 0.5, y: 0.5)
  /// True when an animation plays; default false, which shows its first frame.
  public var plays = false
}
