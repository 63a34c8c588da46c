import Documents
import Foundation

/// A transaction of approved references, written beside the old ones, or into a store, and ready to replace them.
public nonisolated struct GoldenApproval {
  private enum Batch {
    case files(FileTransaction)
    case branch(BranchChange)
  }

  private var batch: Batch

  /// Writes the new contents of references; a reference without one is to be deleted.
  ///
  /// - Throws: `DocumentError` when one cannot be written; then nothing was changed.
  init(
    of contents: [(path: String, data: Data?)], in goldens: GoldenPlace, _ keeper: any GoldenKeeper
  ) throws(DocumentError) {
    switch goldens {
    case .store(let branch):
      var change = BranchChange(of: branch, from: (keeper as? StoredGoldens) ?? StoredGoldens(branch))
      for (path, data) in contents { try change.set(data, at: path) }
      batch = .branch(change)
    case .folder(let folder):
      var files = FileTransaction()
      do throws(DocumentError) {
        for (path, data) in contents {
          let place = folder.appendingPathComponent(path)
          if let data { try files.write(data, to: place) } else { try files.remove(place) }
        }
      } catch {
        files.abandon()
        throw error
      }
      batch = .files(files)
    }
  }

  /// Replaces all references, or none after an error.
  public mutating func commit() throws(VisualQAError) {
    do {
      switch batch {
      case .files(var files):
        defer { batch = .files(files) }
        try files.commit()
      case .branch(var change):
        try change.commit()
        batch = .branch(change)
      }
    } catch {
      throw .document(error)
    }
  }

  /// Restores the former references, even after they were replaced.
  public mutating func abandon() {
    switch batch {
    case .files(var files):
      files.abandon()
      batch = .files(files)
    case .branch(var change):
      change.abandon()
      batch = .branch(change)
    }
  }

  /// Deletes the copies of the former references; a store keeps them until its garbage is collected.
  public func close() { if case .files(let files) = batch { files.close() } }
}
