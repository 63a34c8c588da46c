package import Documents
package import Foundation

/// A branch of a store: a folder of index files, none of which is ever changed.
///
/// A reader puts all of them together, and reads only those that no other contains. So two writers on two machines need
/// no lock, and a file that becomes visible late loses nothing.
package nonisolated struct StoreBranch: Sendable, Hashable {
  /// An index file, named by its number and the hash of its bytes.
  struct IndexFile: Hashable, Comparable {
    let number: Int
    let hash: ObjectHash

    init(number: Int, hash: ObjectHash) {
      self.number = number
      self.hash = hash
    }

    /// Reads a name; `nil` for that of another file, such as an unfinished one.
    init?(name: String) {
      let parts = name.utf8.split(separator: UInt8(ascii: "-"))
      guard parts.count == 2, name.hasSuffix(Self.ending), (8...9).contains(parts[0].count),
        let number = Int(String(decoding: parts[0], as: UTF8.self)), number > 0,
        let hash = ObjectHash(digits: parts[1].dropLast(Self.ending.utf8.count))
      else { return nil }
      self.init(number: number, hash: hash)
    }

    static let ending = ".index"

    var name: String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, 8 - digits.count)) + digits + "-\(hash)" + Self.ending
    }

    /// The newest first: it contains most of the others.
    static func < (left: IndexFile, right: IndexFile) -> Bool {
      (right.number, right.hash) < (left.number, left.hash)
    }
  }

  /// The most index files of a branch that are listed.
  static let capacity = 100_000
  /// How often a branch is listed again when one of its files has gone meanwhile.
  private static let attempts = 3

  /// The store.
  package let store: ObjectStore
  /// The name of the branch.
  package let name: BranchName

  package init(_ name: BranchName, of store: ObjectStore) {
    self.store = store
    self.name = name
  }

  /// The folder of the index files.
  package var folder: URL {
    store.folder.appendingPathComponent("\(ObjectStore.branches)/\(name.folderName)", isDirectory: true)
  }

  /// The index files, the newest first; empty where the branch does not exist.
  func files() throws(DocumentError) -> [IndexFile] {
    guard try ResolvedPath(folder).kind == .folder else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw store.refusal("the branch \(name) cannot be listed: \(error.fileReason)")
    }
    let found = names.compactMap { IndexFile(name: $0) }
    guard found.count <= Self.capacity else {
      throw store.refusal(
        "the branch \(name) has \(found.count) index files; at most \(Self.capacity) are read")
    }
    return found.sorted()
  }

  /// Returns true when the branch has goldens of its own, or had.
  package func isThere() throws(DocumentError) -> Bool { try files().first != nil }

  /// Returns what the branch holds; one that does not exist holds what `main` does, or nothing without that.
  package func index() throws(DocumentError) -> BranchIndex {
    var attempts = 0
    while true {
      let own = try files()
      if own.isEmpty, name != .main { return try StoreBranch(.main, of: store).index() }
      do throws(DocumentError) {
        return try index(of: own)
      } catch .missing where attempts < Self.attempts {
        // A collection of garbage has taken away what another file contains.
        attempts += 1
      }
    }
  }

  /// Puts index files together, without reading those that others contain.
  func index(of files: [IndexFile]) throws(DocumentError) -> BranchIndex {
    var index = BranchIndex()
    for file in files where !index.contained.contains(file.hash) { index.merge(try read(file)) }
    return index
  }

  /// Reads an index file, which has to have the hash of its name.
  func read(_ file: IndexFile) throws(DocumentError) -> BranchIndex {
    let place = folder.appendingPathComponent(file.name)
    let data = try InputFile.data(contentsOf: place, limit: BranchIndexText.limit)
    let hash = ObjectHash(of: data)
    guard hash == file.hash else {
      throw store.refusal(
        "the index \(ObjectStore.branches)/\(name.folderName)/\(file.name) has other bytes, of hash \(hash); "
          + "the store is damaged, or the file is not complete yet")
    }
    return try BranchIndexText.index(from: data, hash: hash, file: place.relativePath)
  }

  /// Writes changes of the state `base` as a new index file, after their objects; none where nothing changes.
  ///
  /// - Returns: The index with the changes.
  @discardableResult
  func commit(
    _ changes: [String: StoredObject?], to base: BranchIndex
  ) throws(DocumentError) -> BranchIndex {
    var index = base
    for (path, object) in changes {
      guard BranchIndexText.isGolden(path) else {
        throw store.refusal("\(EscapedText.line(path)) is no path of a golden that a store holds")
      }
      let former = base.versions[path, default: []].map(\.object)
      if former.isEmpty && object == nil || former.count == 1 && former.first == object { continue }
      index.set(object, at: path)
    }
    return try add(index, to: base)
  }

  /// Writes a state that follows on `base` as a new index file, unless it is the same.
  @discardableResult
  func add(_ index: BranchIndex, to base: BranchIndex) throws(DocumentError) -> BranchIndex {
    let known = try files()
    guard index != base || known.isEmpty else { return base }
    let data = Data(BranchIndexText.text(of: index).utf8)
    guard data.count <= BranchIndexText.limit.bytes else {
      throw .tooLarge(
        file: "\(store.name): the index of \(name)", bytes: data.count, limit: BranchIndexText.limit.bytes)
    }
    let file = IndexFile(number: (known.first?.number ?? 0) + 1, hash: ObjectHash(of: data))
    let place = try store.bounded("\(ObjectStore.branches)/\(name.folderName)/\(file.name)")
    if !known.contains(where: { $0.hash == file.hash }) {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw .unwritable(file: folder.relativePath, reason: error.fileReason)
      }
      try OutputFile.write(data, to: place)
    }
    return try BranchIndexText.index(from: data, hash: file.hash, file: place.relativePath)
  }
}
