import Documents
import Stage

/// A reader of data changes: a row, and one of `insert`, `remove` and `move`.
nonisolated struct SceneEditReader {
  static let places = 0...1_000_000

  let faults: DocumentFaults

  func edit(_ node: DocumentNode) -> SceneEdit? {
    guard let map = faults.map(node, called: "an edit") else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = EditKeys.declared
    let words = keys.changes
    let row = map.read(keys.row)
    let written = words.filter(map.has)
    guard written.count == 1 else {
      _ = words.map(map.value)
      faults.report(
        "an edit has \(written.count) of the keys \(words.joined(separator: ", ")); one is needed",
        at: node.position)
      return nil
    }
    guard let change = change(written[0], map), let row else { return nil }
    return SceneEdit(row: row, change)
  }

  private func change(_ word: String, _ map: DocumentMap) -> SceneEdit.Change? {
    let keys = EditKeys.declared
    switch word {
    case keys.insert.name: return map.read(keys.insert).map(SceneEdit.Change.insert)
    case keys.remove.name: return map.read(keys.remove).map(SceneEdit.Change.remove)
    default:
      let nodes = map.read(keys.move) ?? []
      let ends = nodes.compactMap { faults.integer($0, called: word, in: Self.places) }
      if ends.count == 2 { return .move(from: ends[0], to: ends[1]) }
      faults.report(
        "\"move\" has \(nodes.count) places; two are needed, from and to", at: map.position(of: word))
      return nil
    }
  }
}

nonisolated extension SceneEdit.Change {
  /// The edit's word in a script.
  var word: String {
    switch self {
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    }
  }
}
