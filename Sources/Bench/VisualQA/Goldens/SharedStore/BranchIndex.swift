package import Documents

/// What a branch of a store holds: the goldens by their paths, and which index files are contained.
///
/// Index files are never changed. Each write adds one, which contains all that its writer had read. The files of two
/// writers who did not know of each other are put together without either's changes being lost: a golden of one side
/// has gone or was replaced if the other side knows the file that wrote it and has it no more.
package nonisolated struct BranchIndex: Sendable, Hashable {
  /// A version of a golden, and the index file that wrote it.
  struct Version: Sendable, Hashable {
    var object: StoredObject
    /// The hash of the index file; `nil` while that is being made.
    var writer: ObjectHash?
  }

  /// The versions of each golden: one, or several that were written at the same time.
  private(set) var versions: [String: [Version]]
  /// The hashes of the index files that this one contains.
  private(set) var contained: Set<ObjectHash>

  init(versions: [String: [Version]] = [:], contained: Set<ObjectHash> = []) {
    self.versions = versions
    self.contained = contained
  }

  /// The paths of the goldens, sorted.
  package var paths: [String] { versions.keys.sorted() }

  /// The number of goldens.
  package var count: Int { versions.count }

  /// Returns the content of a golden; `nil` when there is none.
  ///
  /// - Throws: `DocumentError.unusableFolder` with both hashes where two writers gave it different contents.
  package func object(at path: String, of branch: StoreBranch) throws(DocumentError) -> StoredObject? {
    guard let first = versions[path]?.first?.object else { return nil }
    let hashes = conflict(at: path)
    guard hashes.isEmpty else {
      throw branch.store.refusal(
        "\(path): the branch \(branch.name) has \(hashes.count) versions of it, written at the same time, "
          + hashes.map(\.description).joined(separator: " and ")
          + "; compare --record all, or goldens import, writes the one that is meant")
    }
    return first
  }

  /// Returns the hashes of a golden's versions, sorted, where they differ; empty where they do not.
  func conflict(at path: String) -> [ObjectHash] {
    let found = Set(versions[path, default: []].map(\.object.hash))
    return found.count > 1 ? found.sorted() : []
  }

  /// The paths of the goldens with different versions, sorted.
  var conflicts: [String] { versions.keys.filter { !conflict(at: $0).isEmpty }.sorted() }

  /// The hashes of all objects that are named.
  var hashes: Set<ObjectHash> { Set(versions.values.joined().map(\.object.hash)) }

  /// Gives a golden a content, or takes it away; in place of all its versions.
  mutating func set(_ object: StoredObject?, at path: String) {
    versions[path] = object.map { [Version(object: $0, writer: nil)] }
  }

  /// Adds the index of another file.
  mutating func merge(_ other: BranchIndex) {
    guard !versions.isEmpty || !contained.isEmpty else {
      self = other
      return
    }
    for (path, theirs) in other.versions {
      let ours = versions[path, default: []]
      if ours == theirs { continue }
      let kept = ours.filter { theirs.contains($0) || !other.knows($0) }
      let added = theirs.filter { !ours.contains($0) && !knows($0) }
      versions[path] = kept.isEmpty && added.isEmpty ? nil : kept + added
    }
    for (path, ours) in versions where other.versions[path] == nil {
      let kept = ours.filter { !other.knows($0) }
      if kept.count != ours.count { versions[path] = kept.isEmpty ? nil : kept }
    }
    contained.formUnion(other.contained)
  }

  private func knows(_ version: Version) -> Bool { version.writer.map(contained.contains) ?? false }
}
