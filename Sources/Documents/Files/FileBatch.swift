package import Foundation

/// Several files that change together, or none of them: each is written whole beside its place first, and only when all
/// are there do they take their places.
package struct FileBatch {
  private var written: [(file: URL, place: FilePlace)] = []
  private var removed: [FilePlace] = []
  private var madeFolders: [URL] = []

  /// Begins without a file.
  package init() {}

  /// Writes a file beside its place; its folders are made.
  ///
  /// - Throws: `DocumentError.unwritable`, also where a path goes through a file, one of these or another.
  package mutating func write(_ data: Data, to url: URL) throws(DocumentError) {
    try check(FilePlace(url), url)
    try makeFolder(url.deletingLastPathComponent(), for: url)
    let place = try OutputFile.writable(url)
    do {
      written.append((try BesideFile.write(data, beside: place.url), place))
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Makes sure that a file can be taken away.
  package mutating func remove(_ url: URL) throws(DocumentError) {
    let place = try OutputFile.writable(url)
    try check(place, url)
    removed.append(place)
  }

  /// Puts all files in their places, and takes away what is to go.
  package func commit() throws(DocumentError) {
    for (index, (file, place)) in written.enumerated() {
      do {
        try BesideFile.rename(file, to: place)
      } catch {
        for (left, _) in written[index...] { try? FileManager.default.removeItem(at: left) }
        throw .unwritable(file: place.name, reason: error.fileReason)
      }
    }
    for place in removed {
      do {
        try FileManager.default.removeItem(at: place.url)
      } catch {
        throw .unwritable(file: place.name, reason: error.fileReason)
      }
    }
  }

  /// Gives all of it up; everything is as it was.
  package func abandon() {
    for (file, _) in written { try? FileManager.default.removeItem(at: file) }
    for folder in madeFolders.reversed() where Self.isEmpty(folder) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// No two are one file, and none lies in another as if that were a folder.
  private func check(_ place: FilePlace, _ url: URL) throws(DocumentError) {
    for other in written.map(\.place) + removed {
      guard place.path != other.path else {
        throw .unwritable(file: url.relativePath, reason: "it is there twice")
      }
      guard !place.path.hasPrefix(other.path + "/"), !other.path.hasPrefix(place.path + "/") else {
        throw .unwritable(
          file: url.relativePath, reason: "\(other.name) is there too, and one of them would be a folder")
      }
    }
  }

  private mutating func makeFolder(_ folder: URL, for url: URL) throws(DocumentError) {
    var missing: [URL] = []
    var next = folder.standardizedFileURL
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: next.path, isDirectory: &isFolder), next.path != "/" {
      missing.append(next)
      next.deleteLastPathComponent()
    }
    guard isFolder.boolValue else {
      throw .unwritable(file: url.relativePath, reason: "a part of its path is no folder")
    }
    for folder in missing.reversed() {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      } catch {
        throw .unwritable(file: url.relativePath, reason: error.fileReason)
      }
      madeFolders.append(folder)
    }
  }

  private static func isEmpty(_ folder: URL) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? false
  }
}
