import Documents

/// A transaction of approved references, written beside the old ones and ready to replace them.
public nonisolated struct GoldenApproval {
  private var batch: FileTransaction

  init(_ batch: FileTransaction) { self.batch = batch }

  /// Replaces all references, or none after an error.
  public mutating func commit() throws(VisualQAError) {
    do { try batch.commit() } catch { throw .document(error) }
  }

  /// Restores the former references, even after they were replaced.
  public mutating func abandon() { batch.abandon() }

  /// Deletes the copies of the former references.
  public func close() { batch.close() }
}
