import Documents
import Foundation

/// A transaction on goldens of a branch: their objects are written first, then one index file that names them all.
nonisolated struct BranchChange {
  private let branch: StoreBranch
  private let goldens: StoredGoldens
  private var new: [String: StoredObject?] = [:]
  private var former: [String: StoredObject?] = [:]
  private var isCommitted = false

  /// Creates an empty transaction on the state of the branch that `goldens` has read.
  init(of branch: StoreBranch, from goldens: StoredGoldens) {
    self.branch = branch
    self.goldens = goldens
  }

  /// Writes the object of a golden; `nil` for one that is to be taken away.
  mutating func set(_ data: Data?, at path: String) throws(DocumentError) {
    guard BranchIndexText.isGolden(path) else {
      throw branch.store.refusal("\(EscapedText.line(path)) is no path of a golden that a store holds")
    }
    try branch.store.checkWritable()
    former[path] = .some(try goldens.object(at: path))
    guard let data else {
      new[path] = .some(nil)
      return
    }
    new[path] = .some(try branch.store.add(data, for: path))
  }

  /// Adds the index file.
  ///
  /// - Throws: `DocumentError.unusableFolder` with the golden that another run changed meanwhile; then nothing was
  ///   changed.
  mutating func commit() throws(DocumentError) {
    try replace(former, by: new)
    isCommitted = true
  }

  /// Gives the goldens their former contents, if they were committed and nobody has changed them since.
  mutating func abandon() {
    guard isCommitted else { return }
    try? replace(new, by: former)
    isCommitted = false
  }

  private func replace(
    _ old: [String: StoredObject?], by new: [String: StoredObject?]
  ) throws(DocumentError) {
    let index = try branch.index()
    for path in new.keys.sorted() {
      guard try index.object(at: path, of: branch) == old[path] ?? nil else {
        throw branch.store.refusal(
          "\(path): the branch \(branch.name) was changed meanwhile, and nothing is written; compare again")
      }
    }
    try branch.commit(new, to: index)
  }
}
