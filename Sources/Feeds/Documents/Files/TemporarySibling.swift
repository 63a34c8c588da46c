import Foundation

/// The functions for a temporary file beside the path of the final file.
enum TemporarySibling {
  /// The greatest number of `.partial` files of killed runs that a new name avoids.
  private static let capacity = 10_000

  /// Creates an empty file under a name that no other run uses, and opens it.
  static func open(_ place: URL) throws -> (url: URL, handle: FileHandle) {
    let url = try make(beside: place) { try Data().write(to: $0, options: .withoutOverwriting) }
    do {
      return (url, try FileHandle(forUpdating: url))
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Writes a whole file under a name that no other run uses.
  static func write(_ data: Data, beside place: URL) throws -> URL {
    let (url, handle) = try open(place)
    do {
      try handle.write(contentsOf: data)
      try handle.close()
      return url
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Copies a file, with its permissions, to a name beside it that no other run uses.
  static func copy(of place: ResolvedPath) throws -> URL {
    try make(beside: place.url) { try FileManager.default.copyItem(at: place.url, to: $0) }
  }

  /// Renames the file to its final path, with the permissions of the file it replaces.
  ///
  /// If anything but a regular file exists there meanwhile, it stays, and the rename fails.
  static func rename(_ url: URL, to place: ResolvedPath) throws {
    if let former = try? FileManager.default.attributesOfItem(atPath: place.path) {
      let type = former[.type] as? FileAttributeType
      guard type == .typeRegular else { throw POSIXError(type == .typeDirectory ? .EISDIR : .EBUSY) }
      keep(former, of: url)
    }
    // FileManager moves a file only to a free path; its replaceItemAt moves the old file over the new one on Linux.
    guard Foundation.rename(url.path, place.path) == 0 else {
      throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
    }
  }

  /// Renames the file to its final path, and deletes it when that fails.
  static func put(_ url: URL, in place: ResolvedPath) throws {
    do {
      try rename(url, to: place)
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Sets the owner and permissions of the replaced file on the new file.
  ///
  /// Only a privileged process may set another owner. The permissions are set last, because a change of owner
  /// clears some of them.
  private static func keep(_ former: [FileAttributeKey: Any], of url: URL) {
    let owners = former.filter { [.ownerAccountID, .groupOwnerAccountID].contains($0.key) }
    try? FileManager.default.setAttributes(owners, ofItemAtPath: url.path)
    let permissions = former.filter { $0.key == .posixPermissions }
    try? FileManager.default.setAttributes(permissions, ofItemAtPath: url.path)
  }

  private static func make(beside place: URL, _ body: (URL) throws -> Void) throws -> URL {
    let folder = place.deletingLastPathComponent()
    for number in 1...capacity {
      let ending = (number == 1 ? "" : ".\(number)") + ".partial"
      var name = place.lastPathComponent
      while name.utf8.count + ending.utf8.count > ResolvedPath.longestName { name.removeLast() }
      let url = folder.appendingPathComponent(name + ending)
      do {
        try body(url)
        return url
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
    }
    throw CocoaError(.fileWriteFileExists)
  }
}
