package import Foundation

/// A folder below which files are named by something that nobody vouches for, such as a report.
package struct FolderBounds {
  /// The folder.
  package let folder: URL

  /// Bounds files by a folder, which need not be there.
  package init(_ folder: URL) { self.folder = folder }

  /// The file at a path below the folder; `nil` for an absolute path, for one that goes up, for one that names nothing,
  /// and for one that leaves the folder through a link.
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

  /// Whether a path stays below whatever folder it is looked for in, where there are no links.
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
