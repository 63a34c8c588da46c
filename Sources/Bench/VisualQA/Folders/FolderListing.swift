import Documents
import Foundation

/// A recursive listing of the pictures in a folder, which follows links to folders.
nonisolated struct FolderListing {
  /// The paths of the PNG files, relative to the folder.
  private(set) var pictures: Set<String> = []
  /// The number of files that are no PNG.
  private(set) var ignored = 0
  private let folder: URL

  /// Lists the folder.
  ///
  /// - Throws: `DocumentError.unusableFolder` for a folder that cannot be listed: skipped, its pictures would
  /// pass unnoticed.
  init(of folder: URL) throws(DocumentError) {
    self.folder = folder
    try list("", inside: [])
  }

  /// Returns the file of a picture; `nil` when this folder has none at this path.
  func url(of path: String) -> URL? { pictures.contains(path) ? folder.appendingPathComponent(path) : nil }

  /// Lists the contents of `path` in the folder; `holders` are the folders that contain it.
  private mutating func list(_ path: String, inside holders: [FolderIdentity]) throws(DocumentError) {
    let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
    guard let stream = opendir(place.path), let identity = FolderIdentity(place) else {
      throw refusal(path.isEmpty ? "the folder cannot be listed" : "its folder \(path) cannot be listed")
    }
    defer { closedir(stream) }
    guard !holders.contains(identity) else { throw refusal("its folder \(path) is a link that leads round") }
    while let entry = readdir(stream) {
      guard let name = try name(of: entry, in: stream, place) else { continue }
      let path = path.isEmpty ? name : path + "/" + name
      if FolderIdentity(place.appendingPathComponent(name)) != nil {
        try list(path, inside: holders + [identity])
      } else if name.lowercased().hasSuffix(".png") {
        pictures.insert(path)
      } else {
        ignored += 1
      }
      guard pictures.count <= FolderComparison.capacity else {
        throw refusal("it holds more than \(FolderComparison.capacity) pictures")
      }
    }
  }

  private func refusal(_ reason: String) -> DocumentError {
    .unusableFolder(folder.relativePath, reason: reason)
  }

  /// Returns the name of an entry; `nil` for `.` and `..`, and for a file that is no picture and has no UTF-8 name.
  private mutating func name(
    of entry: UnsafeMutablePointer<dirent>, in stream: OpaquePointer, _ place: URL
  ) throws(DocumentError) -> String? {
    let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { return nil }
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    var status = stat()
    let isThere = (bytes + [0]).withUnsafeBytes { name in
      name.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { fstatat(dirfd(stream), $0, &status, 0) == 0 } ?? false
      }
    }
    let isFolder = isThere && status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || bytes.suffix(4).map({ $0 | 0x20 }).elementsEqual(".png".utf8.map { $0 | 0x20 }) else {
      ignored += 1
      return nil
    }
    throw .unusableFolder(
      place.relativePath,
      reason: "it holds \"\(String(decoding: bytes, as: UTF8.self))\", whose name is not UTF-8; rename it")
  }
}

/// The identity of a folder: the device and inode number of its path, with links resolved.
nonisolated struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Looks up the folder at a path; `nil` when there is no folder.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
