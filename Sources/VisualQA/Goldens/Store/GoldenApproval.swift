import Documents

/// Reviewed actuals that stand beside their references, ready to take their places.
public nonisolated struct GoldenApproval {
  private let batch: FileBatch

  init(_ batch: FileBatch) { self.batch = batch }

  /// Puts them in their places.
  public func commit() throws(VisualQAError) {
    try VisualQAError.reading { () throws(DocumentError) in try batch.commit() }
  }

  /// Gives them up; the references are as they were.
  public func abandon() { batch.abandon() }
}
