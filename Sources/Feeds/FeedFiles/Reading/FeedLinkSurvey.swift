import Documents
package import Foundation

/// The other feed files that a feed leads to, also where it or one of them cannot be read as a feed.
///
/// A window watches them after a fault, because the file that a link waits for may be written next.
nonisolated struct FeedLinkSurvey {
  private let limits: DocumentLimits
  private var known: Set<URL> = []
  private(set) var files: [URL] = []

  /// Finds the files from a first feed, each once, existing or not.
  init(from first: URL, limits: DocumentLimits) {
    self.limits = limits
    var waiting = [first]
    known.insert(first.resolved)
    while let file = waiting.popLast(), files.count < FeedLimits.linkedFeeds {
      waiting += follow(file)
    }
  }

  /// Notes the files that a feed names, and returns those that are there.
  private mutating func follow(_ file: URL) -> [URL] {
    guard let root = try? DocumentReader(limits: limits).read(contentsOf: file) else { return [] }
    let folder = file.absoluteURL.deletingLastPathComponent()
    var links = FeedFileLinks(folder: folder, faults: DocumentFaults(file: file.relativePath))
    var found: [URL] = []
    for (path, position) in Self.paths(in: root) where FeedPath.staysInside(path) {
      let target = links.feed(path, at: position)?.file
      guard known.insert(target ?? folder.appendingPathComponent(path).standardizedFileURL).inserted else {
        continue
      }
      files.append(target ?? folder.appendingPathComponent(path))
      if let target { found.append(target) }
    }
    return found
  }

  /// Returns the paths that the cards of a document name as links.
  private static func paths(in root: DocumentNode) -> [(path: String, position: DocumentPosition)] {
    let keys = FeedSectionKeys.declared
    guard case .list(let sections)? = root[FeedKeys.declared.sections.name]?.content else { return [] }
    return sections.flatMap { section in
      keys.cardLists.flatMap { list -> [DocumentNode] in
        guard case .list(let cards)? = section[list]?.content else { return [] }
        return cards
      }
    }
    .compactMap { card in
      guard let link = card[FeedCardKeys.declared.link.name], case .scalar(let path, _) = link.content,
        FeedFileLinks.isPath(path)
      else { return nil }
      return (path, link.position)
    }
  }
}

nonisolated extension FeedReader {
  /// Returns the other feed files that a feed leads to, existing or not, also where one of them is faulty.
  package func filesBehindLinks(of file: URL) -> [URL] { FeedLinkSurvey(from: file, limits: limits).files }
}
