/// The largest size of a file that is read, so that reading takes bounded memory and time.
package struct FileLimit: Sendable, Hashable {
  /// The maximum size in bytes.
  package var bytes: Int

  /// Creates a limit.
  package init(bytes: Int) { self.bytes = bytes }

  /// A document, a text held as a reference, or the list of a report's proposed references: 16 MB (2²⁴ bytes).
  package static let text = FileLimit(bytes: 1 << 24)
  /// A picture: 64 MB (2²⁶ bytes).
  package static let picture = FileLimit(bytes: 1 << 26)
  /// The results of a comparison, `report.json`: 64 MB (2²⁶ bytes).
  package static let report = FileLimit(bytes: 1 << 26)
  /// A log or a recording, read line by line and never held whole: 4 GB (2³² bytes).
  package static let lines = FileLimit(bytes: 1 << 32)
  /// The output of `orihon bench --json`: 1 MB (2²⁰ bytes).
  package static let measurement = FileLimit(bytes: 1 << 20)
  /// A font: 256 MB (2²⁸ bytes).
  package static let font = FileLimit(bytes: 1 << 28)
}
