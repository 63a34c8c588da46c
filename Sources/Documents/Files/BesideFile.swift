import Foundation

/// A file that stands beside the place it is meant for, until it is whole.
enum BesideFile {
  /// How many left-overs of runs that were killed are gone round.
  private static let capacity = 10_000

  /// Makes an empty file that nobody else has, and opens it.
  static func open(_ place: URL) throws -> (url: URL, handle: FileHandle) {
    let url = try make(beside: place) { try Data().write(to: $0, options: .withoutOverwriting) }
    do {
      return (url, try FileHandle(forUpdating: url))
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Makes a whole file that nobody else has.
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

  /// Makes a copy of a file that nobody else has, with its permissions.
  static func copy(of place: FilePlace) throws -> URL {
    try make(beside: place.url) { try FileManager.default.copyItem(at: place.url, to: $0) }
  }

  /// Puts the file in its place, with the permissions of the file that it replaces; what has come there meanwhile and is
  /// no plain file stays.
  static func rename(_ url: URL, to place: FilePlace) throws {
    if let former = try? FileManager.default.attributesOfItem(atPath: place.path) {
      let type = former[.type] as? FileAttributeType
      guard type == .typeRegular else { throw POSIXError(type == .typeDirectory ? .EISDIR : .EBUSY) }
      keep(former, of: url)
    }
    // FileManager can put a file only where there is none; its replaceItemAt moves the old over the new on Linux.
    guard Foundation.rename(url.path, place.path) == 0 else {
      throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
    }
  }

  /// Puts the file in its place, and takes it away where it cannot be put there.
  static func put(_ url: URL, in place: FilePlace) throws {
    do {
      try rename(url, to: place)
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// The owner may be another's only for those who may give files away; the permissions come last, because a change of
  /// owner takes some of them.
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
      while name.utf8.count + ending.utf8.count > FilePlace.longestName { name.removeLast() }
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
