import Documents
import Stage

/// A reader of data changes: a row, and one of `insert`, `remove` and `move`.
nonisolated struct SceneEditReader {
  let faults: DocumentFaults

  func edit(_ node: DocumentNode) -> SceneEdit? {
    guard let map = faults.map(node, called: "an edit") else { return nil }
    defer { map.reportUnknownKeys() }
    let words = ["insert", "remove", "move"]
    let row = map.requiredString("row")
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
    let places = 0...1_000_000
    switch word {
    case "insert": return map.integer(word, in: places).map(SceneEdit.Change.insert)
    case "remove": return map.integer(word, in: places).map(SceneEdit.Change.remove)
    default:
      let nodes = map.list(word) ?? []
      let ends = nodes.compactMap { faults.integer($0, called: word, in: places) }
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
