package import Foundation

/// A transaction that changes several files together, or none.
///
/// Each file is first written to a temporary file beside its path. When all are complete, they are renamed to
/// their paths. Copies of the former files are kept until no step can fail any more.
package struct FileTransaction {
  private struct Change {
    let place: ResolvedPath
    /// The temporary file with the new content; `nil` when the file is to be deleted.
    let file: URL?
    /// The copy of the former file; `nil` until it exists.
    var former: URL?
    var isDone = false
  }

  private var changes: [Change] = []
  /// The names of the files by their paths, and by the paths of the folders that they lie in.
  private var names: (files: [String: String], folders: [String: String]) = ([:], [:])
  private var madeFolders: [URL] = []

  /// Creates an empty batch.
  package init() {}

  /// Writes a temporary file beside its path, and creates the folders it needs.
  ///
  /// - Throws: `DocumentError.unwritable`, also for a path that leads through a file, of this batch or
  ///   another.
  package mutating func write(_ data: Data, to url: URL) throws(DocumentError) {
    try makeFolder(url.deletingLastPathComponent(), for: url)
    let place = try OutputFile.writable(url)
    try check(place, url)
    do {
      add(Change(place: place, file: try TemporarySibling.write(data, beside: place.url)))
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Plans the deletion of a file, after checking that it can be deleted.
  package mutating func remove(_ url: URL) throws(DocumentError) {
    let place = try OutputFile.writable(url)
    try check(place, url)
    add(Change(place: place, file: nil))
  }

  /// Renames all files to their paths and deletes those planned; restores everything when one step fails.
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

  /// Restores the former files and folders, even after the batch was committed.
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
    names = ([:], [:])
  }

  /// Deletes the copies of the former files.
  package func close() {
    for case let former? in changes.map(\.former) { try? FileManager.default.removeItem(at: former) }
  }

  private func putBack(_ change: Change) {
    if let former = change.former {
      try? TemporarySibling.rename(former, to: change.place)
    } else {
      try? FileManager.default.removeItem(at: change.place.url)
    }
  }

  private mutating func perform(_ index: Int) throws {
    let change = changes[index]
    if change.place.kind == .file {
      changes[index].former = try TemporarySibling.copy(of: change.place)
    }
    if let file = change.file {
      try TemporarySibling.rename(file, to: change.place)
    } else {
      try FileManager.default.removeItem(at: change.place.url)
    }
    changes[index].isDone = true
  }

  /// Throws for a path that is already in the batch, or lies below one as if that were a folder.
  private func check(_ place: ResolvedPath, _ url: URL) throws(DocumentError) {
    guard names.files[place.path] == nil else {
      throw .unwritable(file: url.relativePath, reason: "it is there twice")
    }
    let around = Self.folders(of: place).compactMap { names.files[$0] }.first
    guard let other = around ?? names.folders[place.path] else { return }
    throw .unwritable(
      file: url.relativePath, reason: "\(other) is there too, and one of them would be a folder")
  }

  private mutating func add(_ change: Change) {
    changes.append(change)
    names.files[change.place.path] = change.place.name
    for folder in Self.folders(of: change.place) { names.folders[folder] = change.place.name }
  }

  /// Returns the paths of the folders around a file.
  private static func folders(of place: ResolvedPath) -> [String] {
    var folders: [String] = []
    var folder = (place.path as NSString).deletingLastPathComponent
    while folder.count > 1 {
      folders.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folders
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
