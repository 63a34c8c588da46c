package import Foundation

/// Finds files whose names are written with other code points than they are asked for.
///
/// A Mac writes "é" as a letter and an accent of its own (NFD), most else as one character (NFC). The exact name wins; of
/// several others the one with the lowest bytes. Each folder is listed once.
package struct UnicodeFileNameLookup {
  /// The names in each folder that was listed, by names that are alike.
  private var listings: [String: [String: String]] = [:]

  /// Creates a finder that has listed nothing yet.
  package init() {}

  /// Returns the path of what is there; `path` itself where it, or nothing like it, is.
  package mutating func path(_ path: String) -> String {
    // Plain letters are written in one way only.
    guard path.utf8.contains(where: { $0 > 127 }), !FileManager.default.fileExists(atPath: path) else {
      return path
    }
    var found = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/").map(String.init) {
      let place = found + name
      if FileManager.default.fileExists(atPath: place) {
        found = place + "/"
      } else if let other = names(in: found)[name] {
        found += other + "/"
      } else {
        return path
      }
    }
    return String(found.dropLast())
  }

  /// Returns the place of what is there; `url` itself where it, or nothing like it, is.
  package mutating func url(_ url: URL) -> URL {
    let found = path(url.path)
    return found.utf8.elementsEqual(url.path.utf8) ? url : URL(fileURLWithPath: found)
  }

  private mutating func names(in folder: String) -> [String: String] {
    if let known = listings[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    // Two names that are written differently are one key.
    let listing = Dictionary(names.map { ($0, $0) }) { $0.utf8.lexicographicallyPrecedes($1.utf8) ? $0 : $1 }
    listings[folder] = listing
    return listing
  }
}

extension URL {
  /// The place of what is there under this name, however its characters are written.
  package var found: URL {
    var files = UnicodeFileNameLookup()
    return files.url(self)
  }
}
