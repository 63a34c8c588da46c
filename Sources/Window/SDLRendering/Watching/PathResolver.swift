import Foundation

/// The resolution of a path through folders and links to a file, which watches every name it depends on.
nonisolated struct PathResolver: Sendable {
  /// A name in a watched folder.
  struct Step: Hashable, Sendable {
    /// The kernel's watch descriptor of the folder.
    let folder: Int32
    let name: String
  }

  /// The file to which a path resolves.
  struct Destination: Hashable, Sendable {
    /// The path with links followed.
    let path: String
    let stamp: FileStamp
    let isFolder: Bool
    let isSingleFile: Bool
  }

  /// The names along the path, as far as it resolves.
  private(set) var steps: [Step] = []
  /// The resolved file; `nil` where a name along the path is missing.
  private(set) var end: Destination?
  /// The error that prevents watching the last name; `nil` when it is watched.
  private(set) var refusal: SDLError?

  /// The greatest number of links that are followed, as in the kernel.
  private static let longestChain = 40

  /// Resolves an absolute path; each folder is watched before it is read, so that no change is missed.
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
        // A parent folder may be unreadable; the watches of the folders below it report their removal.
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

  /// Returns the components of a path in reverse order.
  private static func names(of path: String) -> [String] {
    path.split(separator: "/").reversed().map(String.init)
  }
}
