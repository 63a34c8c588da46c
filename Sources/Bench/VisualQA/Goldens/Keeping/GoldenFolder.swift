package import Documents
package import Foundation
package import Measurements

/// A folder of references.
package nonisolated struct GoldenFolder: GoldenKeeper, Sendable {
  /// The deepest folder whose goldens are listed: that of a variant with a text scale, and some room.
  private static let depth = 16

  /// The folder.
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  package func file(of path: String) -> URL { folder.appendingPathComponent(path) }

  package func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(of: path).path)
  }

  package func data(at path: String) throws(DocumentError) -> Data? {
    let file = file(of: path)
    guard let data = try InputFile.dataIfThere(contentsOf: file, limit: .picture) else { return nil }
    if let pointer = LFSPointer(data) { throw pointer.refusal(of: file) }
    return data
  }

  package func motion(at path: String) throws(DocumentError) -> MotionRecord? {
    let file = file(of: path)
    if let pointer = try LFSPointer(at: file) { throw pointer.refusal(of: file) }
    return try MotionRecord(ifThere: file)
  }

  package func names(in folder: String) throws(DocumentError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file(of: folder).path)) ?? []
    var found: [String] = []
    for name in names.sorted() where GoldenKind(fileName: name) != nil {
      if try ResolvedPath(file(of: folder + name)).kind == .file { found.append(name) }
    }
    return found
  }

  package func write(_ data: Data, to path: String) throws(DocumentError) {
    try GoldenFolder.write(data, to: path, in: folder)
  }

  package func remove(_ path: String) throws(DocumentError) {
    let file = try Self.bounded(path, in: folder)
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw .unwritable(file: file.relativePath, reason: error.fileReason)
    }
  }

  /// Writes a file at a path below a folder, with the folders it needs.
  static func write(_ data: Data, to path: String, in folder: URL) throws(DocumentError) {
    let file = try bounded(path, in: folder)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(file: file.relativePath, reason: error.fileReason)
    }
    try OutputFile.write(data, to: file)
  }

  private static func bounded(_ path: String, in folder: URL) throws(DocumentError) -> URL {
    guard let file = FolderBounds(folder).file(path) else {
      throw .unwritable(
        file: folder.appendingPathComponent(path).relativePath,
        reason: "a link leads it out of \(folder.relativePath)")
    }
    return file
  }
}

nonisolated extension GoldenFolder {
  /// Returns the paths of all goldens in the folder, sorted; links to folders are followed.
  ///
  /// - Throws: `DocumentError.unusableFolder` for a folder that cannot be listed: skipped, its goldens would be lost
  ///   unnoticed.
  package func paths() throws(DocumentError) -> [String] {
    var found: [String] = []
    try list("", depth: 0, into: &found)
    return found.sorted()
  }

  private func list(_ path: String, depth: Int, into found: inout [String]) throws(DocumentError) {
    let place = path.isEmpty ? folder : file(of: path)
    func refusal(_ reason: String) -> DocumentError {
      .unusableFolder(folder.relativePath, reason: path.isEmpty ? reason : "\(path): \(reason)")
    }
    guard depth <= Self.depth else {
      throw refusal("its folders are nested too deeply, or a link leads round")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    } catch {
      throw refusal("the folder cannot be listed: \(error.fileReason)")
    }
    for name in names {
      let path = path.isEmpty ? name : path + "/" + name
      switch try ResolvedPath(file(of: path)).kind {
      case .folder: try list(path, depth: depth + 1, into: &found)
      case .file where GoldenKind(fileName: name) != nil: found.append(path)
      default: break
      }
    }
    guard found.count <= FolderComparison.capacity else {
      throw refusal("it holds more than \(FolderComparison.capacity) goldens")
    }
  }
}
