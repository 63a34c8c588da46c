package import Documents
package import Foundation

/// A folder of goldens that many machines share: objects named by their hash, and an index for each branch.
///
/// An object is written once, under a temporary name that is then renamed, and never again. Its name is the SHA-256 of
/// its bytes, so that a wrong byte is found by whoever reads it.
package nonisolated struct ObjectStore: Sendable, Hashable {
  /// The names of the two folders of a store.
  static let (objects, branches) = ("objects", "branches")

  /// The store's folder.
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// The store as the option `--goldens` names it.
  package var name: String { GoldenPlace.storePrefix + folder.relativePath }

  /// True when the folder is a store that holds a branch.
  var isThere: Bool { (try? ResolvedPath(folder.appendingPathComponent(Self.branches)))?.kind == .folder }

  /// Checks that a store may be made in the folder: it is one, or there is none, or it is empty.
  package func checkWritable() throws(DocumentError) {
    guard !isThere else { return }
    let kind = try ResolvedPath(folder).kind
    if kind == .nothing { return }
    guard kind == .folder else { throw refusal("it is no folder") }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let other = found.sorted().first(where: { $0 != Self.objects }) else { return }
    throw refusal("it holds \(other) and is no store; a store is made in a folder that is new or empty")
  }

  /// Checks that the folder is a store.
  package func checkReadable() throws(DocumentError) {
    guard !isThere else { return }
    throw refusal(
      "there is no store in this folder; \(ProgramName.text) goldens import DIR --goldens "
        + ShellWord.quoted(name) + " makes one")
  }

  /// The file of an object.
  func file(of hash: ObjectHash) -> URL { folder.appendingPathComponent(Self.path(of: hash)) }

  /// The path of an object's file in the store.
  package static func path(of hash: ObjectHash) -> String {
    let digits = hash.description
    return "\(objects)/\(digits.prefix(2))/\(digits)"
  }

  /// Returns the bytes of an object, checked; `path` is that of the golden in messages.
  ///
  /// - Throws: `DocumentError.unusableFolder` for an object that is missing or has other bytes, with its hash.
  package func data(of object: StoredObject, for path: String) throws(DocumentError) -> Data {
    let found = try InputFile.dataIfThere(contentsOf: file(of: object.hash), limit: .picture)
    guard let data = found else {
      throw refusal("\(path): its object \(object.hash) is not in the store, or not yet")
    }
    guard data.count == object.size else {
      throw refusal(
        "\(path): its object \(object.hash) has \(data.count) bytes instead of \(object.size); the store is damaged"
      )
    }
    let hash = ObjectHash(of: data)
    guard hash == object.hash else {
      throw refusal(
        "\(path): its object \(object.hash) has other bytes, of hash \(hash); the store is damaged")
    }
    return data
  }

  /// Writes bytes as an object, unless it is there.
  ///
  /// - Throws: `DocumentError.unusableFolder` where an object of this name has other bytes; it is not replaced.
  package func add(_ data: Data, for path: String) throws(DocumentError) -> StoredObject {
    guard data.count <= FileLimit.picture.bytes else {
      throw .tooLarge(file: path, bytes: data.count, limit: FileLimit.picture.bytes)
    }
    let object = StoredObject(of: data)
    if try holds(object, for: path) { return object }
    let place = try bounded(Self.path(of: object.hash))
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
    do {
      try OutputFile.write(data, to: place)
    } catch {
      // Where a file cannot be renamed over another, a writer of the same bytes was first.
      guard try holds(object, for: path) else { throw error }
    }
    return object
  }

  /// Returns true when the object is there, and then marks it as used now, so that no collection of garbage takes it.
  private func holds(_ object: StoredObject, for path: String) throws(DocumentError) -> Bool {
    let place = file(of: object.hash)
    guard try InputFile.dataIfThere(contentsOf: place, limit: .picture) != nil else { return false }
    _ = try data(of: object, for: path)
    utimensat(AT_FDCWD, place.path, nil, 0)
    return true
  }

  /// Returns the file at a path in the store, for writing.
  ///
  /// - Throws: `DocumentError.unusableFolder` where a link leads out of the store.
  func bounded(_ path: String) throws(DocumentError) -> URL {
    guard let file = FolderBounds(folder).file(path) else {
      throw refusal("a link leads \(path) out of the store")
    }
    return file
  }

  func refusal(_ reason: String) -> DocumentError { .unusableFolder(name, reason: reason) }
}
