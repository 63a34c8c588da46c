import Documents
import Foundation

/// The ids of a feed's sections, and the links whose targets have to be checked.
nonisolated struct FeedSectionIDs {
  private let faults: DocumentFaults
  private var lines: [String: Int] = [:]
  private var links: [(id: String, position: DocumentPosition)] = []
  /// The other feeds that cards lead to.
  private(set) var files: FeedFileLinks

  private var leaders: [String: DocumentPosition] = [:]
  private var unclear: Set<String> = []

  /// Creates the ids of a feed in `folder`; without a folder no other feed is looked for.
  init(faults: DocumentFaults, folder: URL?, toleratesMissingFeeds: Bool = false) {
    self.faults = faults
    files = FeedFileLinks(folder: folder, faults: faults, toleratesMissing: toleratesMissingFeeds)
  }

  /// Records the id of the next section, and reports one that is already taken.
  mutating func claim(_ id: String, at position: DocumentPosition) {
    if let line = lines[id] {
      faults.report(
        "the id \"\(id)\" is taken by the section in line \(line); ids are given once", at: position)
    } else {
      lines[id] = position.line
    }
  }

  /// Records a link until all ids are known; returns the other feed that it leads to, `nil` for a section.
  mutating func expect(_ link: String, at position: DocumentPosition) -> LinkedFeed? {
    if FeedFileLinks.isPath(link) { return files.feed(link, at: position) }
    links.append((link, position))
    return nil
  }

  /// Records the position at which a row names its leader.
  mutating func noteLeader(of id: String, at position: DocumentPosition) { leaders[id] = position }

  /// Returns the position at which a row names its leader; `nil` for a row without one.
  func position(ofLeaderOf id: String) -> DocumentPosition? { leaders[id] }

  /// Records a section of an unknown layout, which may have pages.
  mutating func noteUnclear(_ id: String) { unclear.insert(id) }

  /// Returns true for a section of an unknown layout.
  func isUnclear(_ id: String) -> Bool { unclear.contains(id) }

  /// Reports every link to a missing section.
  func checkLinks() {
    for link in links where lines[link.id] == nil {
      faults.report("\"link\" is \(link.id), which is the id of no section", at: link.position)
    }
  }
}
