/// The result of a benchmark that prints as a text or as JSON, and that a gate judges.
package nonisolated protocol BenchResult: Encodable {
  /// The result as lines of text.
  var text: String { get }
  /// True when the gate passes.
  var passed: Bool { get }
}
