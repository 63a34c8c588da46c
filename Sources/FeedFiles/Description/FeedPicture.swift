public import Foundation

/// A picture that a card names.
public nonisolated struct FeedPicture: Sendable, Hashable {
  /// The path as it is written in the feed.
  public var path: String
  /// Where the picture lies, with links followed; nil where there is none, and a placeholder shows.
  public var file: URL?

  /// Creates a picture.
  public init(path: String, file: URL? = nil) {
    self.path = path
    self.file = file
  }

  /// The kinds of files that are read as pictures, by their extension.
  public static let extensions = ["png", "jpg", "jpeg", "webp"]
}
