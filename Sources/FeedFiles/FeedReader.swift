public import Documents
public import Foundation

/// Reads feed files; every fault of a file is told at once.
///
/// Touches no view and no main actor, so that a large feed can be read beside the running window.
public nonisolated struct FeedReader: Sendable, Hashable {
  /// The folder of the pictures that ship with the program, for feeds that say `pictures: catalog`; nil where it
  /// was not found.
  public var shippedPictures: URL?
  /// How much of a file is read.
  public var limits: DocumentLimits

  /// Creates a reader.
  public init(shippedPictures: URL? = nil, limits: DocumentLimits = DocumentLimits()) {
    self.shippedPictures = shippedPictures
    self.limits = limits
  }

  /// Reads the feed at `url`; pictures are looked for beside it.
  public func read(contentsOf url: URL) throws(FeedError) -> FeedReading {
    do throws(DocumentError) {
      let root = try DocumentReader(limits: limits).read(contentsOf: url)
      return try check(root, file: url.relativePath, folder: url.absoluteURL.deletingLastPathComponent())
    } catch {
      throw FeedError(error)
    }
  }

  /// Reads a feed from its text; messages call it `name`, and pictures are looked for in `baseFolder`, nowhere
  /// where that is nil.
  public func read(text: String, name: String, baseFolder: URL?) throws(FeedError) -> FeedReading {
    do throws(DocumentError) {
      let root = try DocumentReader(limits: limits).read(text: text, file: name)
      return try check(root, file: name, folder: baseFolder)
    } catch {
      throw FeedError(error)
    }
  }

  private func check(
    _ root: DocumentNode, file: String, folder: URL?
  ) throws(DocumentError) -> FeedReading {
    let faults = DocumentFaults(file: file, limits: limits)
    let reader = FeedRootReader(faults: faults, folder: folder, shippedPictures: shippedPictures)
    let feed = try reader.feed(root)
    return FeedReading(feed: feed, warnings: try faults.finish())
  }
}

/// A feed that can be shown, and what is odd about it.
public nonisolated struct FeedReading: Sendable, Hashable {
  /// The feed.
  public var feed: FeedDocument
  /// What does not stop it from being shown: missing pictures, sections without cards.
  public var warnings: [DocumentFault]
}
