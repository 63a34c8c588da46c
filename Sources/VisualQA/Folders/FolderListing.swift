import Documents
import Foundation

/// The pictures below a folder.
nonisolated struct FolderListing {
  /// The paths of the PNG files below the folder.
  private(set) var pictures: Set<String> = []
  /// How many files are something else.
  private(set) var ignored = 0
  private let folder: URL

  init(of folder: URL) throws(DocumentError) {
    self.folder = folder
    var isThere: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isThere), isThere.boolValue,
      let walk = FileManager.default.enumerator(atPath: folder.path)
    else {
      throw .unreadable(file: folder.relativePath, reason: "the folder cannot be listed")
    }
    while let path = walk.nextObject() as? String {
      var isFolder: ObjCBool = false
      guard
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      guard path.lowercased().hasSuffix(".png") else {
        ignored += 1
        continue
      }
      pictures.insert(path)
      guard pictures.count <= FolderComparison.capacity else {
        throw .unreadable(
          file: folder.relativePath, reason: "it holds more than \(FolderComparison.capacity) pictures")
      }
    }
  }

  /// The file of a picture; `nil` where this folder has none of this path.
  func url(of path: String) -> URL? { pictures.contains(path) ? folder.appendingPathComponent(path) : nil }
}
