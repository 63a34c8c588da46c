public import Foundation

/// A picture named by a card.
public nonisolated struct FeedPicture: Sendable, Hashable {
  /// The path, as written in the feed.
  public var path: String
  /// The picture's file with links followed; `nil` when it is missing and a placeholder shows.
  public var file: URL?
  /// The point that stays in sight where the picture is cropped, in shares from its left and its top; default the middle.
  package var focus = CGPoint(x: 0.5, y: 0.5)
  /// True when an animation plays; default false: its first frame shows.
  public var plays = false
}
