package import Documents
import Foundation

/// The merge of one branch of a store into another, and the removal of goldens from a branch.
package nonisolated struct GoldenStoreMerge {
  private let branch: StoreBranch

  package init(into branch: StoreBranch) { self.branch = branch }

  /// Adds what was changed on another branch.
  ///
  /// Where both have changed a golden, `prefersOther` takes the other branch's.
  ///
  /// - Throws: `DocumentError.unusableFolder` for a branch that is not there, and with the goldens that both have changed;
  ///   then nothing is written.
  package func perform(_ other: BranchName, prefersOther: Bool) throws(DocumentError) -> StoreChangeCounts {
    try branch.store.checkReadable()
    let source = StoreBranch(other, of: branch.store)
    guard try source.isThere() else { throw try StoreBranches(branch.store).unknown(other) }
    let (own, theirs) = (try branch.index(), try source.index())
    var merged = own
    merged.merge(theirs)
    let known = Set(own.conflicts)
    let conflicts = merged.conflicts.filter { !known.contains($0) }
    if !conflicts.isEmpty, !prefersOther {
      let rest = conflicts.count > 3 ? " and \(conflicts.count - 3) more" : ""
      throw branch.store.refusal(
        "\(conflicts.prefix(3).joined(separator: ", "))\(rest): changed on both branches, \(branch.name) and \(other); "
          + "nothing is merged; --theirs takes what \(other) has")
    }
    for path in conflicts { merged.set(try theirs.object(at: path, of: source), at: path) }
    var counts = StoreChangeCounts()
    counts.total = merged.count
    for path in Set(own.versions.keys).union(merged.versions.keys) {
      let (old, new) = (own.versions[path], merged.versions[path])
      if old?.map(\.object) == new?.map(\.object) { continue }
      if old == nil {
        counts.new += 1
      } else if new == nil {
        counts.removed += 1
      } else {
        counts.changed += 1
      }
    }
    try branch.add(merged, to: own)
    return counts
  }

  /// Takes goldens away.
  package func remove(_ paths: [String]) throws(DocumentError) {
    try branch.store.checkReadable()
    let changes = paths.map { ($0, StoredObject?.none) }
    try branch.commit(Dictionary(uniqueKeysWithValues: changes), to: try branch.index())
  }
}

/// The branches of a store.
package nonisolated struct StoreBranches {
  private let store: ObjectStore

  package init(_ store: ObjectStore) { self.store = store }

  /// Returns all branches, sorted by name.
  ///
  /// - Throws: `DocumentError.unusableFolder` for a folder that is no branch's, whose goldens would be overlooked.
  package func all() throws(DocumentError) -> [StoreBranch] {
    try store.checkReadable()
    let folder = store.folder.appendingPathComponent(ObjectStore.branches)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw store.refusal("the branches cannot be listed: \(error.fileReason)")
    }
    var found: [StoreBranch] = []
    for name in names.sorted() where try ResolvedPath(folder.appendingPathComponent(name)).kind == .folder {
      guard let branch = BranchName(folderName: name) else {
        throw store.refusal("\(ObjectStore.branches)/\(EscapedText.line(name)) is no folder of a branch")
      }
      found.append(StoreBranch(branch, of: store))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the error for a branch that is not there, with those that are.
  func unknown(_ name: BranchName) throws(DocumentError) -> DocumentError {
    let names = try all().map(\.name.description)
    let list = names.isEmpty ? "there is none" : "the branches are " + names.joined(separator: ", ")
    return store.refusal(
      "there is no branch \(name); \(SpellingSuggestion.suggestion(for: name.description, among: names))\(list)"
    )
  }
}
