import Foundation

/// The way of a path through folders and links to a file, with every name on which the way depends watched.
nonisolated struct PathResolver: Sendable {
  /// A name in a watched folder.
  struct Step: Hashable, Sendable {
    /// The kernel's number of the folder.
    let folder: Int32
    let name: String
  }

  /// What a path led to.
  struct Destination: Hashable, Sendable {
    /// The path with links followed.
    let path: String
    let stamp: FileStamp
    let isFolder: Bool
    let isSingleFile: Bool
  }

  /// The names on the way, as far as it leads.
  private(set) var steps: [Step] = []
  /// The end of the way; `nil` where a name on it is missing.
  private(set) var end: Destination?
  /// Why the last name on the way cannot be watched; `nil` when it is.
  private(set) var refusal: SDLError?

  /// The most links that are followed, as the kernel does.
  private static let longestChain = 40

  /// Follows an absolute path; each folder is watched before it is looked into, so that no change is missed.
  init(_ path: String, watching folders: FolderWatches) {
    var names = Self.names(of: path)
    var (place, links) = ("", 0)
    while let name = names.popLast() {
      if name == ".." { place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)]) }
      if name == ".." || name == "." { continue }
      do throws(SDLError) {
        let folder = try folders.watch(place.isEmpty ? "/" : place, noticingWrites: names.isEmpty)
        steps.append(Step(folder: folder, name: name))
        refusal = nil
      } catch {
        // A folder above may be closed to us; the watches of those below it tell when they go.
        refusal = error
      }
      let next = place + "/" + name
      guard let entry = FolderEntry(next) else { return }
      if let target = entry.target {
        links += 1
        if links > Self.longestChain { return }
        if target.hasPrefix("/") { place = "" }
        names += Self.names(of: target)
      } else {
        place = next
        end = Destination(
          path: next, stamp: entry.stamp, isFolder: entry.isFolder, isSingleFile: entry.isSingleFile)
        if !names.isEmpty { end = nil }
      }
    }
  }

  /// The names of a path, the first one last.
  private static func names(of path: String) -> [String] {
    path.split(separator: "/").reversed().map(String.init)
  }
}
