package import Documents
import Foundation

/// The reader of all feeds that can be reached from one, each read once, so that feeds may lead to each other.
///
/// They are read with the first one and not when a card is pressed: a run reads no files, and a fault is found before it.
/// A link from one of them to a missing file is a warning, so that the first one opens.
nonisolated struct LinkedFeedsReader {
  private let reader: FeedReader

  /// Creates the reader of feeds behind a first one, which was read by `reader`.
  init(reader: FeedReader) {
    var reader = reader
    reader.readsLinked = true
    self.reader = reader
  }

  /// Returns the feed with those that it leads to; the faults of all of them are reported together.
  func follow(_ first: FeedReading) throws(FeedError) -> FeedReading {
    guard let file = first.file, !first.links.isEmpty else { return first }
    var result = first
    var known: Set<URL> = [file.resolved]
    var faults: [DocumentFault] = []
    var waiting = Self.mentions(in: first)
    var next = 0
    while next < waiting.count {
      let mention = waiting[next]
      next += 1
      guard known.insert(mention.feed.file).inserted else { continue }
      guard known.count <= FeedLimits.linkedFeeds else {
        let most = FeedLimits.linkedFeeds
        let message =
          "\"link\" is \(mention.feed.path), one feed more than the \(most) that are read together"
        faults.append(
          DocumentFault(file: mention.source, position: mention.feed.position, message: message))
        break
      }
      do throws(FeedError) {
        let reading = try reader.readAlone(contentsOf: mention.url)
        waiting += Self.mentions(in: reading)
        result.take(reading)
      } catch {
        faults += error.faults
      }
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    return result
  }

  /// A feed that another one names.
  private struct Mention {
    let feed: FeedReading.LocatedFeed
    /// The feed that names it, as messages call it.
    let source: String
    /// The file, with a path for messages that begins as that of the feed which names it.
    let url: URL
  }

  private static func mentions(in reading: FeedReading) -> [Mention] {
    guard let file = reading.file else { return [] }
    let folder = (file.relativePath as NSString).deletingLastPathComponent
    return reading.links.map { feed in
      let path = folder.isEmpty ? feed.path : (folder as NSString).appendingPathComponent(feed.path)
      return Mention(
        feed: feed, source: file.relativePath, url: URL(fileURLWithPath: path, relativeTo: file.baseURL))
    }
  }
}

nonisolated extension FeedReading {
  /// Adds a feed that can be reached, with its warnings.
  fileprivate mutating func take(_ reading: FeedReading) {
    linked.append(reading)
    warnings += reading.warnings
  }

  /// The warnings of the feed's own file.
  package var ownWarnings: [DocumentFault] {
    guard let name = file?.relativePath else { return warnings }
    return warnings.filter { $0.file == name }
  }

  /// The feed and all that can be reached from it.
  package var all: [FeedReading] { [self] + linked }
}

nonisolated extension URL {
  /// The file with links followed.
  var resolved: URL { absoluteURL.resolvingSymlinksInPath() }
}
