package import Foundation

/// The lookup of files whose names differ from the requested ones only in Unicode normalization.
///
/// macOS writes "é" as a letter and a combining accent (NFD), most other systems as one character (NFC). The
/// exact name is preferred; of several others the one with the lowest bytes. Each folder is listed once.
package struct UnicodeFileNameLookup {
  /// The names in each listed folder, by canonically equivalent names.
  private var listings: [String: [String: String]] = [:]

  /// Creates a lookup with an empty cache.
  package init() {}

  /// Returns the path of the existing file; `path` itself where it exists or no equivalent name does.
  package mutating func path(_ path: String) -> String {
    // ASCII has one normalization form only.
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

  /// Returns the URL of the existing file; `url` itself where it exists or no equivalent name does.
  package mutating func url(_ url: URL) -> URL {
    let found = path(url.path)
    return found.utf8.elementsEqual(url.path.utf8) ? url : URL(fileURLWithPath: found)
  }

  private mutating func names(in folder: String) -> [String: String] {
    if let known = listings[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    // Canonically equivalent names are one key.
    let listing = Dictionary(names.map { ($0, $0) }) { $0.utf8.lexicographicallyPrecedes($1.utf8) ? $0 : $1 }
    listings[folder] = listing
    return listing
  }
}

extension URL {
  /// The URL of the existing file under this name, in any normalization form.
  package var found: URL {
    var files = UnicodeFileNameLookup()
    return files.url(self)
  }
}
