import Documents
import Foundation

/// A file that the user brings to an open window, judged by its name and its content.
package nonisolated enum OpenedFile: Hashable {
  /// A feed, which is shown.
  case feed(String)
  /// A recording, which plays on its own scene.
  case recording(String)
  /// A script, which plays on the scene that is shown.
  case script(String)

  /// The endings of the names of feeds.
  private static let feedEndings: Set = ["yml", "yaml", "json"]
  /// The most files of a folder that are read, and the most that a message names.
  private static let (most, mostNamed) = (200, 6)

  /// Judges a file, or a folder that holds a feed; `nil` for a file that is none of these.
  ///
  /// A document with a fault counts as a script if it is a list, else as a feed: their readers know the fault.
  ///
  /// - Throws: `CommandError.notOpened` for a file that does not exist or that other verbs use, and for a folder
  ///   without one feed.
  package init?(_ path: String) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .notOpened(URL(fileURLWithPath: path).lastPathComponent, reason: "there is no such file")
    }
    if let feed = try Self.feed(ofFolder: path) {
      self = .feed(feed)
      return
    }
    let file = URL(fileURLWithPath: path)
    if ScriptSource.isRecording(file) {
      self = .recording(path)
      return
    }
    switch FileKind(contentsOf: file) {
    case .feed: self = .feed(path)
    case .script: self = .script(path)
    case let kind?:
      throw .notOpened(file.lastPathComponent, reason: "it is a \(kind.word); \(kind.use(path))")
    case nil:
      guard Self.feedEndings.contains(file.pathExtension.lowercased()) else { return nil }
      self = Self.isList(file) ? .script(path) : .feed(path)
    }
  }

  /// The path of the file, that of the feed for a folder.
  package var path: String {
    switch self {
    case .feed(let path), .recording(let path), .script(let path): path
    }
  }

  private static func isList(_ file: URL) -> Bool {
    guard let data = try? InputFile.data(contentsOf: file, limit: .text),
      let root = try? DocumentReader().read(data: data, file: file.relativePath)
    else { return false }
    return FileKind(root) == .script
  }

  /// Returns the path of a folder's feed: `feed.yml`, otherwise its only feed; `nil` for what is no folder.
  ///
  /// - Throws: `CommandError.notOpened` for a folder without one feed.
  package static func feed(ofFolder path: String) throws(CommandError) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return nil
    }
    return try feed(inFolder: path)
  }

  private static func feed(inFolder path: String) throws(CommandError) -> String {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }
    let place = path.hasSuffix("/") ? path : path + "/"
    if names.contains("feed.yml") { return place + "feed.yml" }
    let feeds = names.filter { feedEndings.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
      .prefix(most).filter { FileKind(contentsOf: folder.appendingPathComponent($0)) == .feed }
    if feeds.count == 1 { return place + feeds[0] }
    let reason =
      if !feeds.isEmpty {
        "it holds \(list(feeds)), and none is called feed.yml; open one of them"
      } else if names.isEmpty {
        "it is empty"
      } else {
        "it holds no feed, but \(list(names))"
      }
    throw .notOpened(folder.lastPathComponent, reason: reason)
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - mostNamed
    return names.prefix(mostNamed).map(EscapedText.line).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
