package import Foundation

/// A folder that confines the paths of an untrusted source, such as a report.
package struct FolderBounds {
  /// The folder.
  package let folder: URL

  /// Creates bounds from a folder, which need not exist.
  package init(_ folder: URL) { self.folder = folder }

  /// Returns the file at a path below the folder; `nil` when the path leads out of it.
  ///
  /// An absolute path, one with `..`, an empty one, and one that leaves the folder through a link give `nil`.
  package func file(_ path: String) -> URL? {
    guard Self.isBelow(path) else { return nil }
    let bounds = folder.resolvingSymlinksInPath().path
    var place = folder
    for part in Self.parts(of: path) {
      place.appendPathComponent(String(part))
      guard isLink(place) else { continue }
      let target = place.resolvingSymlinksInPath().path
      guard FileManager.default.fileExists(atPath: place.path), target.hasPrefix(bounds + "/") else {
        return nil
      }
    }
    return place
  }

  /// Returns true when a path, without following links, stays below any folder it is appended to.
  package static func isBelow(_ path: String) -> Bool {
    let parts = parts(of: path)
    return !path.hasPrefix("/") && !path.contains("\0") && !parts.isEmpty && !parts.contains("..")
  }

  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  private func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}
