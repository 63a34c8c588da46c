package import Documents
package import Foundation
package import Measurements

/// The references in a branch of a store, as they were when the first was asked for.
///
/// Only the objects that are asked for are read. Written goldens become objects at once, and goldens of the branch when
/// `commit()` adds an index file.
package nonisolated final class StoredGoldens: GoldenKeeper {
  /// A golden that was written, or taken away.
  package struct Change: Sendable, Hashable {
    /// The path.
    package var path: String
    /// The content; `nil` for a golden that was taken away.
    package var object: StoredObject?

    package init(_ path: String, _ object: StoredObject?) {
      self.path = path
      self.object = object
    }
  }

  private struct State {
    var index: BranchIndex?
    var changes: [String: StoredObject?] = [:]
  }

  /// The branch.
  package let branch: StoreBranch
  private var state = State()

  package init(_ branch: StoreBranch) { self.branch = branch }

  /// The goldens that were written or taken away and are not in the index yet, sorted by path.
  package var changes: [Change] {
    state.changes.sorted { $0.key < $1.key }.map { Change($0.key, $0.value) }
  }

  /// Reads the state of the branch that this is compared with and that changes are made to; once.
  @discardableResult
  package func open() throws(DocumentError) -> BranchIndex {
    if let index = state.index { return index }
    let index = try branch.index()
    state.index = index
    return index
  }

  /// Adds what the worker of an outcome wrote into the store.
  package func add(from outcome: ScenarioOutcome) {
    for change in outcome.recorded { state.changes[change.path] = .some(change.object) }
  }

  /// Gives what was written to a worker's outcome.
  package func hand(to outcome: inout ScenarioOutcome) { outcome.recorded = changes }

  /// Adds an index file with the changes, if there are any.
  ///
  /// - Throws: `DocumentError.unusableFolder` with the golden that another run has given another content meanwhile. Both
  ///   are kept then.
  package func commit() throws(DocumentError) {
    guard !state.changes.isEmpty else { return }
    let changes = state.changes
    state.index = try branch.commit(changes, to: try open())
    state.changes = [:]
    let merged = try branch.index()
    for path in changes.keys.sorted() { _ = try merged.object(at: path, of: branch) }
  }

  /// Returns the content of a golden; `nil` when there is none.
  func object(at path: String) throws(DocumentError) -> StoredObject? {
    if let change = state.changes[path] { return change }
    return try open().object(at: path, of: branch)
  }

  package func file(of path: String) throws(DocumentError) -> URL {
    try object(at: path).map { branch.store.file(of: $0.hash) } ?? branch.folder.appendingPathComponent(path)
  }

  package func contains(_ path: String) throws(DocumentError) -> Bool {
    if let change = state.changes[path] { return change != nil }
    return try open().versions[path] != nil
  }

  package func data(at path: String) throws(DocumentError) -> Data? {
    guard let object = try object(at: path) else { return nil }
    return try branch.store.data(of: object, for: path)
  }

  package func motion(at path: String) throws(DocumentError) -> MotionRecord? {
    guard let data = try data(at: path) else { return nil }
    return try MotionRecord(data, name: file(of: path).relativePath)
  }

  package func names(in folder: String) throws(DocumentError) -> [String] {
    let changed = state.changes
    let paths =
      try open().versions.keys.filter { changed[$0] == nil } + changed.filter { $0.value != nil }.keys
    return paths.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }
      .map { String($0.dropFirst(folder.count)) }.sorted()
  }

  package func write(_ data: Data, to path: String) throws(DocumentError) {
    guard BranchIndexText.isGolden(path) else {
      throw branch.store.refusal("\(EscapedText.line(path)) is no path of a golden that a store holds")
    }
    try branch.store.checkWritable()
    state.changes[path] = .some(try branch.store.add(data, for: path))
  }

  package func remove(_ path: String) throws(DocumentError) { state.changes[path] = .some(nil) }
}
