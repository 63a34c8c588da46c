package import Documents
import Foundation

/// The files of a store that nothing needs any more: objects that no index names, index files that others contain, and
/// unfinished files.
///
/// A file younger than the grace period stays, since its writer may be about to name it. Ages are measured with the
/// store's own clock, that of its file system, so that the clocks of machines may differ.
package nonisolated struct StoreGarbage {
  /// A file to be deleted.
  package struct Item: Sendable, Hashable {
    /// The path in the store.
    package let path: String
    /// The number of bytes.
    package let size: Int
  }

  /// The shortest and longest grace period in days.
  package static let days = 0...3650
  /// The default grace period in days.
  package static let grace = 14

  private let store: ObjectStore
  private let grace: TimeInterval

  /// Creates a collection of the files older than `days`.
  package init(in store: ObjectStore, olderThan days: Int) {
    self.store = store
    grace = TimeInterval(days) * 86_400
  }

  /// Returns what can be deleted, sorted by path; deletes nothing.
  ///
  /// - Throws: `DocumentError` where an index cannot be read, since it may name any object.
  package func items() throws(DocumentError) -> [Item] {
    try store.checkReadable()
    let now = try clock()
    var named: Set<ObjectHash> = []
    var found: [Item] = []
    for branch in try StoreBranches(store).all() {
      for path in try superseded(of: branch, at: now, naming: &named) + unfinished(of: branch) {
        found += [item(path, at: now)].compactMap(\.self)
      }
    }
    let files = StoredFiles(store)
    for object in try files.objects() where !named.contains(object) {
      found += [item(ObjectStore.path(of: object), at: now)].compactMap(\.self)
    }
    for path in try files.unfinished() { found += [item(path, at: now)].compactMap(\.self) }
    return found.sorted { $0.path < $1.path }
  }

  /// Deletes what `items()` finds now, and returns it.
  ///
  /// - Throws: `DocumentError.unwritable` for a file that cannot be deleted.
  package func collect() throws(DocumentError) -> [Item] {
    let found = try items()
    let now = try clock()
    var deleted: [Item] = []
    // Each is looked at once more, because a writer may have begun to use it.
    for item in found where self.item(item.path, at: now) != nil {
      let place = store.folder.appendingPathComponent(item.path)
      do {
        try FileManager.default.removeItem(at: place)
      } catch {
        throw .unwritable(file: place.relativePath, reason: error.fileReason)
      }
      deleted.append(item)
    }
    return deleted
  }

  /// Returns the old index files of a branch that others contain, and adds the objects that all others name.
  private func superseded(
    of branch: StoreBranch, at now: Date, naming named: inout Set<ObjectHash>
  ) throws(DocumentError) -> [String] {
    let files = try branch.files()
    var contained: Set<ObjectHash> = []
    for file in files { contained.formUnion(try branch.read(file).contained.subtracting([file.hash])) }
    var paths: [String] = []
    for file in files {
      let path = self.path(file.name, of: branch)
      if contained.contains(file.hash), item(path, at: now) != nil {
        paths.append(path)
      } else {
        named.formUnion(try branch.read(file).hashes)
      }
    }
    return paths
  }

  private func unfinished(of branch: StoreBranch) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: branch.folder.path)) ?? []
    return names.filter { $0.hasSuffix(".partial") }.sorted().map { path($0, of: branch) }
  }

  private func path(_ name: String, of branch: StoreBranch) -> String {
    "\(ObjectStore.branches)/\(branch.name.folderName)/\(name)"
  }

  /// Returns a file that is older than the grace period; `nil` for any other.
  private func item(_ path: String, at now: Date) -> Item? {
    guard let place = FolderBounds(store.folder).file(path)?.path,
      let found = try? FileManager.default.attributesOfItem(atPath: place),
      found[.type] as? FileAttributeType == .typeRegular, let date = found[.modificationDate] as? Date,
      now.timeIntervalSince(date) >= grace
    else { return nil }
    return Item(path: path, size: (found[.size] as? NSNumber)?.intValue ?? 0)
  }

  /// The time of the file system that holds the store: that of a file which is made for this and taken away.
  private func clock() throws(DocumentError) -> Date {
    let probe = try OutputFile(store.folder.appendingPathComponent("clock"))
    defer { probe.abandon() }
    let found = probe.partial.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    guard let now = found?[.modificationDate] as? Date else {
      throw store.refusal("its file system tells no time of a file")
    }
    return now
  }
}
