import Documents
import Foundation

/// The other feed files that the cards of a feed lead to.
///
/// A file must be inside the feed's folder, also after links were followed.
nonisolated struct FeedFileLinks {
  private enum LookupResult {
    case file(URL)
    case missing
    case outside
  }

  private let folder: URL?
  private let faults: DocumentFaults
  /// True when a file that is not there is a warning.
  private let toleratesMissing: Bool
  private var known: [String: LookupResult] = [:]
  private var files: Set<URL> = []
  /// The found files, each with the first position that names it.
  private(set) var mentions: [FeedReading.LocatedFeed] = []
  /// The expected paths of the files that are not there.
  private(set) var missing: [URL] = []

  /// Creates the links of a feed in `folder`; without a folder no file is looked for.
  init(folder: URL?, faults: DocumentFaults, toleratesMissing: Bool = false) {
    self.folder = folder
    self.faults = faults
    self.toleratesMissing = toleratesMissing
  }

  /// Returns true for a link to a file; the id of a section has neither a dot nor a slash.
  static func isPath(_ link: String) -> Bool { link.contains(".") || link.contains("/") }

  /// Returns the feed at `path`, which was read at `position`; reports one that is not there.
  mutating func feed(_ path: String, at position: DocumentPosition) -> LinkedFeed? {
    guard FeedPath.staysInside(path) else {
      faults.report(
        "\"link\" is \(path); allowed: the id of a section, or a relative path inside the feed's folder",
        at: position)
      return nil
    }
    guard let folder else { return LinkedFeed(path: path) }
    let finding = known[path] ?? Self.find(path, in: folder)
    known[path] = finding
    switch finding {
    case .file(let url):
      if files.insert(url).inserted {
        mentions.append(FeedReading.LocatedFeed(file: url, path: path, position: position))
      }
      return LinkedFeed(path: path, file: url)
    case .missing where toleratesMissing:
      missing.append(folder.appendingPathComponent(path))
      faults.warn("\"link\" is \(path), a file that is not there; the card leads nowhere", at: position)
      return LinkedFeed(path: path)
    case .missing: faults.report("\"link\" is \(path), a file that is not there", at: position)
    case .outside: faults.report("\"link\" is \(path), a link that leaves the feed's folder", at: position)
    }
    return nil
  }

  private static func find(_ path: String, in folder: URL) -> LookupResult {
    let wall = folder.resolvingSymlinksInPath().path
    let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
    guard file.path.hasPrefix(wall == "/" ? wall : wall + "/") else { return .outside }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue ? .file(file) : .missing
  }
}
