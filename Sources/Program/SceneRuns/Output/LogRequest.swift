package import Documents

/// A request for the log of a run.
package nonisolated struct LogRequest {
  /// The path of the log; `-` is standard output, `nil` no log.
  package var path: String?
  /// True to log what a screen reader is told too.
  package var isAccessible: Bool

  /// Creates a request; by default for no log.
  package init(path: String? = nil, isAccessible: Bool = false) {
    self.path = path
    self.isAccessible = isAccessible
  }

  /// Opens the log; returns `nil` where none is requested.
  ///
  /// - Throws: `DocumentError.unwritable`.
  @MainActor
  package func open() throws(DocumentError) -> LogFile? {
    guard let path else { return nil }
    return try LogFile(path, isAccessible: isAccessible)
  }
}
