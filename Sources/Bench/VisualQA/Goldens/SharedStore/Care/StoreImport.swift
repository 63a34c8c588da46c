package import Documents
package import Foundation

/// The numbers of goldens that an import, an export or a merge changed.
package nonisolated struct StoreChangeCounts: Sendable, Hashable, CustomStringConvertible {
  /// The goldens that were not there before.
  package var new = 0
  /// The goldens that had another content.
  package var changed = 0
  /// The goldens that were taken away.
  package var removed = 0
  /// All goldens, with those that stayed as they were.
  package var total = 0

  package init() {}

  /// The numbers in words, such as `833 goldens: 2 new, 1 changed, 0 taken away`.
  package var description: String {
    "\(Pluralization.text(total, "golden")): \(new) new, \(changed) changed, \(removed) taken away"
  }
}

/// The import of a folder of goldens into a branch of a store.
package nonisolated struct StoreImport {
  private let branch: StoreBranch

  package init(into branch: StoreBranch) { self.branch = branch }

  /// Writes the goldens of a folder as objects, then one index file; files that are no goldens are left out.
  ///
  /// With `isMirror` the branch has what the folder has afterwards; else goldens that the folder lacks stay.
  ///
  /// - Throws: `DocumentError` for a folder without goldens, for a golden that cannot be read or is a pointer of
  ///   git-lfs, and for a store that is damaged or cannot be written; then the branch is unchanged.
  package func perform(_ folder: URL, isMirror: Bool) throws(DocumentError) -> StoreChangeCounts {
    guard try ResolvedPath(folder).kind == .folder else {
      throw .unusableFolder(folder.relativePath, reason: "there is no such folder of goldens")
    }
    let source = GoldenFolder(folder)
    let paths = try source.paths()
    guard !paths.isEmpty else { throw .unusableFolder(folder.relativePath, reason: "it holds no goldens") }
    if let other = paths.first(where: { !BranchIndexText.isGolden($0) }) {
      throw .unusableFolder(
        folder.relativePath, reason: "\(EscapedText.line(other)) is no path of a golden that a store holds")
    }
    try branch.store.checkWritable()
    let base = try branch.index()
    var changes: [String: StoredObject?] = [:]
    var counts = StoreChangeCounts()
    for path in paths {
      guard let data = try source.data(at: path) else {
        throw .missing(file: source.file(of: path).relativePath)
      }
      let object = try branch.store.add(data, for: path)
      let former = base.versions[path, default: []].map(\.object)
      if former.isEmpty { counts.new += 1 } else if former != [object] { counts.changed += 1 }
      changes[path] = .some(object)
    }
    let known = Set(paths)
    let others = base.paths.filter { !known.contains($0) }
    if isMirror {
      for path in others { changes[path] = .some(nil) }
      counts.removed = others.count
    }
    counts.total = paths.count + (isMirror ? 0 : others.count)
    try branch.commit(changes, to: base)
    return counts
  }
}
