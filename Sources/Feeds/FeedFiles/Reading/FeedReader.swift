public import Documents
public import Foundation

/// A reader of feed files, which reports all faults of a file together.
///
/// It uses no view and no main actor, so that a large feed can be read in the background.
public nonisolated struct FeedReader: Sendable, Hashable {
  /// The folder of the shipped pictures, for feeds with `pictures: catalog`; `nil` when it was not found.
  public var shippedPictures: URL?
  /// The limits on the size of a file.
  public var limits: DocumentLimits
  /// True for the reader of feeds that another one leads to, in which a link to a missing file is a warning.
  var readsLinked = false

  /// Creates a reader; by default a file has at most 16 MB and a million marks, enough for 100,000 cards.
  public init(shippedPictures: URL? = nil, limits: DocumentLimits? = nil) {
    self.shippedPictures = shippedPictures
    self.limits = limits ?? FeedLimits.document
  }

  /// Reads the feed at `url`, and the other feeds that its cards lead to; paths are relative to its folder.
  public func read(contentsOf url: URL) throws(FeedError) -> FeedReading {
    try LinkedFeedsReader(reader: self).follow(try readAlone(contentsOf: url))
  }

  /// Reads a feed from the tree of a file that was already parsed, and the other feeds that its cards lead to.
  package func read(_ root: DocumentNode, of url: URL) throws(FeedError) -> FeedReading {
    try LinkedFeedsReader(reader: self).follow(try readAlone(root, of: url))
  }

  /// Reads the feed at `url`, and no other one.
  func readAlone(contentsOf url: URL) throws(FeedError) -> FeedReading {
    let root: DocumentNode
    do throws(DocumentError) {
      root = try DocumentReader(limits: limits).read(contentsOf: url)
    } catch {
      throw FeedError(error)
    }
    return try readAlone(root, of: url)
  }

  private func readAlone(_ root: DocumentNode, of url: URL) throws(FeedError) -> FeedReading {
    do throws(DocumentError) {
      var reading = try check(
        root, file: url.relativePath, folder: url.absoluteURL.deletingLastPathComponent())
      reading.file = url
      return reading
    } catch {
      throw FeedError(error)
    }
  }

  /// Reads a feed from its text; messages call it `name`.
  ///
  /// Picture paths are relative to `baseFolder`; without a folder none is found.
  public func read(text: String, name: String, baseFolder: URL?) throws(FeedError) -> FeedReading {
    do throws(DocumentError) {
      let root = try DocumentReader(limits: limits).read(text: text, file: name)
      return try check(root, file: name, folder: baseFolder)
    } catch {
      throw FeedError(error)
    }
  }

  /// Reads a feed from the tree of a file, whose pictures are in `folder`.
  func check(
    _ root: DocumentNode, file: String, folder: URL?
  ) throws(DocumentError) -> FeedReading {
    let faults = DocumentFaults(file: file, limits: limits)
    faults.synonyms = FeedSynonyms.keys
    faults.valueSynonyms = FeedPlaceSynonyms.values
    let reader = FeedRootReader(
      faults: faults, folder: folder, shippedPictures: shippedPictures, isLinked: readsLinked)
    let (feed, pictures, links) = try reader.feed(root)
    let warnings = try faults.finish()
    let tuning = FeedTuning(root, feed, FeedSource(reader: self, file: file, folder: folder))
    var reading = FeedReading(
      feed: feed, warnings: warnings, pictures: pictures.mentions, named: pictures.named,
      links: links.mentions, tuning: tuning, content: FeedReading.content(of: root))
    reading.awaited = links.missing
    return reading
  }
}

/// The result of reading a feed: a valid feed, with its warnings.
public nonisolated struct FeedReading: Sendable, Hashable {
  /// The feed.
  public var feed: FeedDocument
  /// The warnings, such as missing pictures and sections without cards.
  public var warnings: [DocumentFault]
  /// The picture files named by the feed, each with the first position that names it.
  public var pictures: [LocatedPicture]
  /// The expected paths of pictures, existing or not; links are not followed.
  package var named: [URL]
  /// The file that was read; `nil` for a text.
  package var file: URL?
  /// The other feeds that cards of this one lead to, each with the first position that names it.
  package var links: [LocatedFeed]
  /// All feeds that can be reached from this one, in the order in which they were found, without itself.
  package var linked: [FeedReading] = []
  /// The expected paths of other feeds that cards of this one lead to and that are not there.
  package var awaited: [URL] = []
  /// The feed's settings, to be changed while it runs.
  package var tuning: FeedTuning
  /// The hash of what the file says; comments and blanks do not count.
  let content: UInt64

  /// Another feed file, with its position in a feed.
  package struct LocatedFeed: Sendable, Hashable {
    /// The file, links followed.
    package var file: URL
    /// The path, as written in the feed.
    package var path: String
    /// The position of the path in the feed.
    package var position: DocumentPosition
  }

  /// A picture file, with its position in a feed.
  public struct LocatedPicture: Sendable, Hashable {
    /// The file, links followed.
    public var file: URL
    /// The path, as written in the feed.
    public var path: String
    /// The position of the path in the feed.
    public var position: DocumentPosition
    /// True when it plays as an animation in at least one card.
    package var plays = false
  }
}

nonisolated extension FeedReader {
  /// The form of a feed file.
  package static var form: ValueForm { .map(FeedKeys.form) }
}
