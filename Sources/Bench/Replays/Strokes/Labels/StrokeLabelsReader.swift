package import Documents
package import Foundation

/// A parser of a folder's label file, which reports all faults of the file together.
package nonisolated struct StrokeLabelsReader: Sendable, Hashable {
  /// Creates a reader.
  package init() {}

  /// Reads the labels in the file at `url`.
  package func read(contentsOf url: URL) throws(DocumentError) -> StrokeLabels {
    try read(DocumentReader().read(contentsOf: url), of: url)
  }

  /// Reads the labels from the tree of a file that was already parsed.
  package func read(_ root: DocumentNode, of url: URL) throws(DocumentError) -> StrokeLabels {
    let faults = DocumentFaults(file: url.relativePath)
    var labels = StrokeLabels(file: url.relativePath, entries: [])
    if let map = faults.map(root, called: "a file of labels", example: "strokes: {flick: {must: turn}}") {
      let keys = StrokeLabelsKeys.declared
      labels.feed = map.read(keys.feed)
      labels.entries = map.read(keys.strokes).map(entries) ?? []
      map.reportUnknownKeys()
    }
    _ = try faults.finish()
    return labels
  }

  private func entries(_ map: DocumentMap) -> [StrokeLabels.Entry] {
    guard map.entries.count <= StrokeLabels.most else {
      map.faults.report(
        "\"strokes\" has \(map.entries.count) labels; at most \(StrokeLabels.most) are read", at: map.position
      )
      return []
    }
    return map.entries.compactMap { entry in
      guard !entry.key.isEmpty, !entry.key.contains("/"), entry.key != StrokeLabels.fileName else {
        map.faults.report(
          "\"\(entry.key)\" is no stroke; the name of a script or a recording beside this file is needed",
          at: entry.keyPosition)
        return nil
      }
      guard
        let words = map.faults.map(entry.value, called: "the label of \(entry.key)", example: "{must: turn}")
      else { return nil }
      return StrokeLabels.Entry(stroke: entry.key, label: label(words), position: entry.keyPosition)
    }
  }

  private func label(_ map: DocumentMap) -> StrokeLabel {
    defer { map.reportUnknownKeys() }
    let keys = StrokeLabelKeys.declared
    let label = StrokeLabel(map.read(keys.must), moves: map.read(keys.moves), within: map.read(keys.within))
    if map.entries.isEmpty {
      map.faults.report(
        "\(map.subject) asks for nothing; one or more of \(keys.names.joined(separator: ", ")) are needed",
        at: map.position)
    }
    return label
  }
}
