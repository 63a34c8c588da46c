package import Documents

/// The label file of a folder of strokes: the expected outcome of each, and the feed to play them on.
package nonisolated struct StrokeLabels: Sendable, Hashable {
  /// A label, with the name of its stroke and its place in the file.
  package struct Entry: Sendable, Hashable {
    /// The name of the stroke's file, with or without its extension.
    package var stroke: String
    /// The expected outcome of the stroke.
    package var label: StrokeLabel
    /// The place of the name in the file.
    package var position: DocumentPosition
  }

  /// The name of the file in its folder.
  package static let fileName = "labels.yml"
  /// The largest number of labels in a file.
  package static let most = 10_000

  /// The file's name in messages.
  package var file: String
  /// The feed or scene for scripts that name none; `nil` for the default one.
  package var feed: String?
  /// The labels, in the order of the file.
  package var entries: [Entry]

  /// Returns the error for a label whose stroke file does not exist.
  package func missing(_ entry: Entry, among strokes: [String]) -> DocumentError {
    let guess = SpellingSuggestion.suggestion(for: entry.stroke, among: strokes)
    let there =
      guess.isEmpty ? "there: \(strokes.prefix(12).joined(separator: ", "))" : String(guess.dropLast())
    return .faulty([
      DocumentFault(
        file: file, position: entry.position,
        message: "there is no script and no recording called \"\(entry.stroke)\"; \(there)")
    ])
  }
}
