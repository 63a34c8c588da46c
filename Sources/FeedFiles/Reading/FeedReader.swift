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

  /// Creates a reader; by default a file has at most 16 MB and a million marks, of which
  /// a hundred thousand cards are made.
  public init(shippedPictures: URL? = nil, limits: DocumentLimits? = nil) {
    self.shippedPictures = shippedPictures
    self.limits = limits ?? FeedLimits.document
  }

  /// Reads the feed at `url`; pictures are looked for beside it.
  public func read(contentsOf url: URL) throws(FeedError) -> FeedReading {
    let root: DocumentNode
    do throws(DocumentError) {
      root = try DocumentReader(limits: limits).read(contentsOf: url)
    } catch {
      throw FeedError(error)
    }
    return try read(root, of: url)
  }

  /// Reads the feed that a file holds, of which the tree was read already.
  package func read(_ root: DocumentNode, of url: URL) throws(FeedError) -> FeedReading {
    do throws(DocumentError) {
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
    let (feed, pictures) = try reader.feed(root)
    return FeedReading(feed: feed, warnings: try faults.finish(), pictures: pictures)
  }
}

/// A feed that can be shown, and what is odd about it.
public nonisolated struct FeedReading: Sendable, Hashable {
  /// The feed.
  public var feed: FeedDocument
  /// What does not stop it from being shown: missing pictures, sections without cards.
  public var warnings: [DocumentFault]
  /// The picture files that it names, each at the first place that does.
  public var pictures: [PictureMention]

  /// A picture file, and where a feed names it.
  public struct PictureMention: Sendable, Hashable {
    /// The file, links followed.
    public var file: URL
    /// The path as it is written.
    public var path: String
    /// Where it is written.
    public var position: DocumentPosition
  }
}
