import CollectionViews
import Documents
import Foundation

/// The reader of a feed's top-level keys, which also checks the whole: duplicate ids, broken links.
nonisolated struct FeedRootReader {
  let faults: DocumentFaults
  let folder: URL?
  let shippedPictures: URL?
  /// True for a feed that another one leads to, in which a link to a missing file is a warning.
  var isLinked = false

  /// Returns the feed, the reader that has found its pictures, and the other feeds that its cards lead to.
  func feed(
    _ root: DocumentNode
  ) throws(DocumentError) -> (feed: FeedDocument, pictures: FeedPictureReader, links: FeedFileLinks) {
    guard let map = faults.map(root, called: "the feed") else { throw .faulty(faults.faults) }
    let settings = FeedSettingsReader(faults: faults).settings(map)
    let pictures = FeedPictureReader(folder: pictureFolder(map), feedFolder: folder, faults: faults)
    let look = FeedLookReader(faults: faults, pictures: pictures).look(map)
    let sectionReader = FeedSectionReader(
      faults: faults, settings: settings, pictures: pictures, titles: look.titles,
      kinds: FeedKindsReader(faults: faults).kinds(map))
    let nodes = sectionNodes(map)
    guard isWithinLimits(nodes, map) else { throw .faulty(faults.faults) }
    var names = FeedSectionIDs(faults: faults, folder: folder, toleratesMissingFeeds: isLinked)
    let sections = nodes.compactMap { sectionReader.section($0, names: &names) }
    names.checkLinks()
    _ = FeedLinkedRows(sections, names: names, faults: faults)
    let keys = FeedKeys.declared
    var feed = FeedDocument(
      title: map.read(keys.title), subtitle: map.read(keys.subtitle), theme: map.read(keys.theme), look: look,
      paging: map.read(keys.paging), sections: sections, settings: settings)
    feed.direction = map.read(keys.direction)
    feed.refresh = map.read(keys.refresh).map(FeedAnswerKeys.answer)
    feed.turnsCards = map.read(keys.turns) ?? look.showsBadges
    feed.takeWords()
    map.reportUnknownKeys()
    return (feed, pictures, names.files)
  }

  /// Returns true when the feed has no more sections and cards than allowed; a larger one is not read.
  private func isWithinLimits(_ nodes: [DocumentNode], _ map: DocumentMap) -> Bool {
    guard nodes.count <= FeedLimits.sections else {
      faults.report(
        "\"sections\" has \(nodes.count) entries; at most \(FeedLimits.sections) are read",
        at: map.position(of: "sections"))
      return false
    }
    var count = 0
    for node in nodes {
      guard case .map(let entries) = node.content else { continue }
      for entry in entries where FeedSectionKeys.declared.cardLists.contains(entry.key) {
        guard case .list(let cards) = entry.value.content else { continue }
        count += cards.count
        guard count <= FeedLimits.cards else {
          faults.report(
            "with these \(cards.count) cards the feed has \(count); at most \(FeedLimits.cards) are read",
            at: entry.keyPosition)
          return false
        }
      }
    }
    return true
  }

  private func sectionNodes(_ map: DocumentMap) -> [DocumentNode] {
    let key = FeedKeys.declared.sections
    let nodes = map.read(key) ?? []
    guard map.has(key.name) else {
      map.reportMissing(key.name, needed: "a list")
      return []
    }
    if nodes.isEmpty {
      faults.warn("the feed has no sections and shows nothing", at: map.position(of: key.name))
    }
    return nodes
  }

  private func pictureFolder(_ map: DocumentMap) -> URL? {
    guard let node = map.read(FeedKeys.declared.pictures) else { return folder }
    guard let path = faults.string(node, called: "pictures") else { return nil }
    if path == "catalog" {
      if shippedPictures == nil {
        faults.warn("the pictures that ship with the program were not found", at: node.position)
      }
      return shippedPictures
    }
    guard FeedPath.staysInside(path) else {
      faults.report(
        "\"pictures\" is \(node.summary); allowed: catalog, or a folder inside the feed's folder",
        at: node.position)
      return nil
    }
    return folder?.appendingPathComponent(path, isDirectory: true)
  }
}

/// The check of rows that follow another one, which must be a carousel with pages and must not form a cycle.
nonisolated struct FeedLinkedRows {
  private let sections: [String: FeedSection]
  /// The leader of each following row, direct or indirect (path compression).
  private var leaders: [String: String] = [:]
  /// The row with auto-scroll of each group of linked rows, by the group's root.
  private var turning: [String: String] = [:]

  /// Reports every row that cannot follow its named leader, at the position of that name.
  init(_ sections: [FeedSection], names: FeedSectionIDs, faults: DocumentFaults) {
    self.sections = Dictionary(sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for section in sections where section.carousel?.autoplay != nil { turning[section.id] = section.id }
    for section in sections {
      guard let leader = section.carousel?.follows, !names.isUnclear(leader),
        let position = names.position(ofLeaderOf: section.id)
      else { continue }
      if let reason = fault(of: leader) ?? link(section.id, to: leader) {
        faults.report("\"follows\" is \(leader), \(reason)", at: position)
      }
    }
  }

  /// Returns the fault of a row that others follow; `nil` without a fault.
  private func fault(of leader: String) -> String? {
    guard let section = sections[leader] else { return "which is the id of no section" }
    guard let carousel = section.carousel else { return "which has no pages; only carousels have" }
    return carousel.behavior.hasStops ? nil : "which has no pages, being \"\(carousel.behavior.rawValue)\""
  }

  /// Links a row to its leader; returns the fault, or `nil`.
  private mutating func link(_ row: String, to leader: String) -> String? {
    let first = first(from: leader)
    guard first != row else {
      return leader == row
        ? "which is this row itself" : "which in the end follows this row; one row of a circle follows none"
    }
    if let own = turning[row], let other = turning[first] {
      return "and then \(other) and \(own) turn by themselves; of linked rows one may"
    }
    turning[first] = turning[first] ?? turning[row]
    leaders[row] = first
    return nil
  }

  /// Returns the root of a row's leaders, and compresses the path for the next call.
  private mutating func first(from row: String) -> String {
    let way = Array(sequence(first: row) { [leaders] in leaders[$0] })
    guard let first = way.last else { return row }
    for passed in way.dropLast() { leaders[passed] = first }
    return first
  }
}
