package import Foundation

/// Several files that change together, or none of them.
///
/// Each is written whole beside its place first; when all are there, they take their places, and what was there before
/// stays beside them until it is known that nothing went wrong.
package struct FileBatch {
  private struct Change {
    let place: FilePlace
    /// What comes into the place; `nil` where nothing is to be there.
    let file: URL?
    /// What was in the place, once it was put aside.
    var former: URL?
    var isDone = false
  }

  private var changes: [Change] = []
  private var madeFolders: [URL] = []

  /// Begins without a file.
  package init() {}

  /// Writes a file beside its place; its folders are made.
  ///
  /// - Throws: `DocumentError.unwritable`, also where a path goes through a file, one of these or another.
  package mutating func write(_ data: Data, to url: URL) throws(DocumentError) {
    try makeFolder(url.deletingLastPathComponent(), for: url)
    let place = try OutputFile.writable(url)
    try check(place, url)
    do {
      changes.append(Change(place: place, file: try BesideFile.write(data, beside: place.url)))
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Makes sure that a file can be taken away.
  package mutating func remove(_ url: URL) throws(DocumentError) {
    let place = try OutputFile.writable(url)
    try check(place, url)
    changes.append(Change(place: place, file: nil))
  }

  /// Puts all files in their places, and takes away what is to go; where one of them cannot be, everything is put back.
  package mutating func commit() throws(DocumentError) {
    for index in changes.indices {
      do {
        try perform(index)
      } catch {
        let name = changes[index].place.name
        abandon()
        throw .unwritable(file: name, reason: error.fileReason)
      }
    }
  }

  /// Gives all of it up, also after it was done: everything is as it was.
  package mutating func abandon() {
    for change in changes.reversed() {
      if change.isDone {
        putBack(change)
      } else {
        for left in [change.file, change.former] {
          if let left { try? FileManager.default.removeItem(at: left) }
        }
      }
    }
    for folder in madeFolders.reversed() where Self.isEmpty(folder) {
      try? FileManager.default.removeItem(at: folder)
    }
    changes = []
  }

  /// Lets go of what was in the places before.
  package func close() {
    for case let former? in changes.map(\.former) { try? FileManager.default.removeItem(at: former) }
  }

  private func putBack(_ change: Change) {
    if let former = change.former {
      try? BesideFile.rename(former, to: change.place)
    } else {
      try? FileManager.default.removeItem(at: change.place.url)
    }
  }

  private mutating func perform(_ index: Int) throws {
    let change = changes[index]
    if change.place.kind == .file {
      changes[index].former = try BesideFile.copy(of: change.place)
    }
    if let file = change.file {
      try BesideFile.rename(file, to: change.place)
    } else {
      try FileManager.default.removeItem(at: change.place.url)
    }
    changes[index].isDone = true
  }

  /// No two are one file, and none lies in another as if that were a folder.
  private func check(_ place: FilePlace, _ url: URL) throws(DocumentError) {
    for other in changes.map(\.place) {
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
