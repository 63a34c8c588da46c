import Documents
import Foundation

/// The reader of the pictures that cards refer to, which also finds their files.
///
/// A picture must be inside the feed's folder, also after links were followed. The result is the path with
/// links followed, so that exactly the checked file is opened.
nonisolated final class FeedPictureReader {
  private let folder: URL?
  private let wall: String?
  private let faults: DocumentFaults
  private var known: [String: LookupResult] = [:]
  /// The paths at which pictures were searched.
  private(set) var named: [URL] = []
  private var files: Set<URL> = []
  private var found = UnicodeFileNameLookup()
  /// The found files, each with the first position that names it.
  private(set) var mentions: [FeedReading.LocatedPicture] = []

  private enum LookupResult {
    case file(URL)
    case missing
    case outside
  }

  /// Creates a reader for pictures in `folder`, which must itself be inside `feedFolder` if its path is.
  init(folder: URL?, feedFolder: URL?, faults: DocumentFaults) {
    self.folder = folder
    self.faults = faults
    let isBelow = folder.flatMap { inner in feedFolder.map { inner.path.hasPrefix($0.path + "/") } } ?? false
    wall = (isBelow ? feedFolder : folder)?.resolvingSymlinksInPath().path
  }

  /// Returns the picture at `path`, which was read from `node`.
  ///
  /// The file's content determines its format, not its extension.
  func picture(_ path: String, at node: DocumentNode, plays: Bool = false) -> FeedPicture? {
    guard FeedPath.staysInside(path) else {
      faults.report(
        "\"picture\" is \(node.summary); allowed: a relative path inside the feed's folder",
        at: node.position)
      return nil
    }
    switch finding(path) {
    case .file(let url):
      if files.insert(url).inserted {
        mentions.append(FeedReading.LocatedPicture(file: url, path: path, position: node.position))
      }
      if plays, let place = mentions.firstIndex(where: { $0.file == url }) { mentions[place].plays = true }
      return FeedPicture(path: path, file: url, plays: plays)
    case .missing:
      faults.warn("the picture \(node.summary) is not there; a placeholder shows", at: node.position)
      return FeedPicture(path: path)
    case .outside:
      faults.report(
        "\"picture\" is \(node.summary), a link that leaves the feed's folder", at: node.position)
      return nil
    case nil: return FeedPicture(path: path, plays: plays)
    }
  }

  private func finding(_ path: String) -> LookupResult? {
    guard let folder, let wall else { return nil }
    if let finding = known[path] { return finding }
    let place = found.url(folder.appendingPathComponent(path))
    named.append(place)
    let finding = Self.find(place, inside: wall)
    known[path] = finding
    return finding
  }

  private static func find(_ url: URL, inside wall: String) -> LookupResult {
    let resolved = url.resolvingSymlinksInPath()
    guard resolved.path.hasPrefix(wall == "/" ? wall : wall + "/") else { return .outside }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: resolved.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue ? .file(resolved) : .missing
  }
}

/// The rule for paths in a feed.
nonisolated enum FeedPath {
  /// Returns true when `path` stays below its folder: relative, without `..`, without a drive.
  static func staysInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("~") else { return false }
    guard !path.unicodeScalars.contains(where: { $0 == "\\" || $0 == "\0" || $0 == ":" }) else {
      return false
    }
    return !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }

  /// Returns true when `path` has an extension that begins with a letter.
  static func hasEnding(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return false }
    return name[dot...].dropFirst().first.map { $0.isASCII && $0.isLetter } ?? false
  }
}
