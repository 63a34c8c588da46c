package import Documents
package import Foundation

/// The export of goldens from a branch of a store into a folder.
package nonisolated struct StoreExport {
  private let branch: StoreBranch

  package init(from branch: StoreBranch) { self.branch = branch }

  /// Writes the goldens of some scenarios into a folder, all or none; those that are equal stay as they are.
  ///
  /// With `isMirror` other goldens of the folder are deleted.
  ///
  /// - Throws: `DocumentError` for an object that is missing or damaged, and for a file that cannot be written.
  package func perform(
    to folder: URL, of scenarios: [NamePattern]? = nil, isMirror: Bool
  ) throws(DocumentError) -> StoreChangeCounts {
    try branch.store.checkReadable()
    let index = try branch.index()
    let paths = StoredScenarios(index).paths(of: scenarios)
    var batch = FileTransaction()
    do throws(DocumentError) {
      let counts = try prepare(&batch, index, paths, in: GoldenFolder(folder), isMirror: isMirror)
      try batch.commit()
      batch.close()
      return counts
    } catch {
      batch.abandon()
      throw error
    }
  }

  private func prepare(
    _ batch: inout FileTransaction, _ index: BranchIndex, _ paths: [String], in target: GoldenFolder,
    isMirror: Bool
  ) throws(DocumentError) -> StoreChangeCounts {
    var counts = StoreChangeCounts()
    counts.total = paths.count
    for path in paths {
      guard let object = try index.object(at: path, of: branch) else { continue }
      guard let file = FolderBounds(target.folder).file(path) else {
        throw .unwritable(
          file: target.file(of: path).relativePath,
          reason: "a link leads it out of \(target.folder.relativePath)")
      }
      let data = try branch.store.data(of: object, for: path)
      let former = try InputFile.dataIfThere(contentsOf: file, limit: .picture)
      if former == data { continue }
      if former == nil { counts.new += 1 } else { counts.changed += 1 }
      try batch.write(data, to: file)
    }
    if isMirror, try ResolvedPath(target.folder).kind == .folder {
      let known = Set(paths)
      for path in try target.paths() where !known.contains(path) {
        try batch.remove(target.file(of: path))
        counts.removed += 1
      }
    }
    return counts
  }
}

/// The scenarios of a branch.
package nonisolated struct StoredScenarios {
  private let index: BranchIndex

  init(_ index: BranchIndex) { self.index = index }

  /// Reads those of a branch.
  ///
  /// - Throws: `DocumentError` for a store that is not there or is damaged.
  package init(of branch: StoreBranch) throws(DocumentError) {
    try branch.store.checkReadable()
    self.init(try branch.index())
  }

  /// The names, sorted.
  package var names: [String] { Set(index.paths.map(Self.name)).sorted() }

  /// Returns the paths of the goldens of some scenarios, sorted; of all without `patterns`.
  package func paths(of patterns: [NamePattern]?) -> [String] {
    guard let patterns else { return index.paths }
    let names = names
    let chosen = Set(patterns.flatMap { $0.select(from: names) })
    return index.paths.filter { chosen.contains(Self.name(of: $0)) }
  }

  /// Returns the versions of some goldens as lines of an index: path, hash and size between tabs.
  package func lines(of paths: [String]) -> [String] {
    paths.flatMap { path in
      index.versions[path, default: []].map { "\(path)\t\($0.object.hash)\t\($0.object.size)" }
    }
  }

  /// Returns the paths in the store of the objects of some goldens, sorted, each once.
  package func objects(of paths: [String]) -> [String] {
    Set(paths.flatMap { index.versions[$0, default: []].map(\.object.hash) }).sorted().map(ObjectStore.path)
  }

  private static func name(of path: String) -> String { String(path.prefix { $0 != "/" }) }
}
