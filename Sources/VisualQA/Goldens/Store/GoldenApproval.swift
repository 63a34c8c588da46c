import Documents

/// Reviewed actuals that stand beside their references, ready to take their places.
public nonisolated struct GoldenApproval {
  private var batch: FileBatch

  init(_ batch: FileBatch) { self.batch = batch }

  /// Puts them in their places, all or none.
  public mutating func commit() throws(VisualQAError) {
    do { try batch.commit() } catch { throw .document(error) }
  }

  /// Gives them up, also after they were put in their places; the references are as they were.
  public mutating func abandon() { batch.abandon() }

  /// Lets go of the references that were replaced.
  public func close() { batch.close() }
}
