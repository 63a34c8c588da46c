import Documents
import Foundation

/// Reads the outermost keys of a feed, and what only the whole feed can tell: ids given twice, links to nowhere.
nonisolated struct FeedRootReader {
  let faults: DocumentFaults
  let folder: URL?
  let shippedPictures: URL?

  func feed(_ root: DocumentNode) throws(DocumentError) -> FeedDocument {
    guard let map = faults.map(root, called: "the feed") else { throw .faulty(faults.faults) }
    let settings = FeedSettingsReader(faults: faults).settings(map)
    let pictures = FeedPictureReader(folder: pictureFolder(map), feedFolder: folder, faults: faults)
    let sectionReader = FeedSectionReader(faults: faults, settings: settings, pictures: pictures)
    let nodes = sectionNodes(map)
    var names = FeedNames(faults: faults)
    let sections = nodes.compactMap { sectionReader.section($0, names: &names) }
    names.checkLinks()
    let feed = FeedDocument(
      title: map.string("title") ?? "", subtitle: map.string("subtitle") ?? "",
      theme: map.choice("theme", of: FeedTheme.self) ?? .auto,
      paging: map.choice("paging", of: FeedPaging.self) ?? .none,
      sections: sections, settings: settings)
    map.reportUnknownKeys()
    return feed
  }

  private func sectionNodes(_ map: DocumentMap) -> [DocumentNode] {
    guard map.has("sections") else {
      _ = map.value("sections")
      map.reportMissing("sections", needed: "a list")
      return []
    }
    let nodes = map.list("sections") ?? []
    if nodes.isEmpty {
      faults.warn("the feed has no sections and shows nothing", at: map.position(of: "sections"))
    }
    return nodes
  }

  private func pictureFolder(_ map: DocumentMap) -> URL? {
    guard let node = map.value("pictures") else { return folder }
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
