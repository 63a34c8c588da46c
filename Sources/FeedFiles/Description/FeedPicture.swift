public import Foundation

/// A picture named by a card.
public nonisolated struct FeedPicture: Sendable, Hashable {
  /// The path, as written in the feed.
  public var path: String
  /// The picture's file with links followed; `nil` when it is missing and a placeholder shows.
  public var file: URL?

  /// The file extensions that are read as pictures.
  public static let extensions = ["png", "jpg", "jpeg", "webp"]
}
