import Documents
import Stage

/// A parser of edits of a scene: of a row by `insert`, `remove`, `move` or `offset`, of a number by `set`.
nonisolated struct SceneEditReader {
  static let places = 0...1_000_000
  static let offsets = -1e7...1e7

  let faults: DocumentFaults

  func edit(_ node: DocumentNode) -> SceneEdit? {
    guard let map = faults.map(node, called: "an edit") else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = EditKeys.declared
    let words = keys.changes
    let written = words.filter(map.has)
    guard written.count == 1 else {
      _ = (words + [keys.row.name, keys.to.name]).map(map.value)
      let count = written.isEmpty ? "none" : "\(written.count)"
      faults.report(
        "an edit has \(count) of the keys \(words.joined(separator: ", ")); one is needed",
        at: node.position)
      return nil
    }
    guard written[0] != keys.set.name else { return setting(map) }
    guard let row = map.read(keys.row) else {
      _ = map.value(written[0])
      return nil
    }
    if written[0] == keys.offset.name {
      let isAnimated = map.read(keys.animated)
      return map.read(keys.offset).map { .offset($0, of: row, animated: isAnimated) }
    }
    return change(written[0], map).map { .cards($0, inRow: row) }
  }

  /// Reads the response of a data source: to a refresh, or to a section's request for more cards.
  func answer(_ node: DocumentNode) -> SceneEdit? {
    if case .scalar(AnswerKeys.refresh, _) = node.content { return .answer(moreOf: nil) }
    let example = "{loadMore: hero}, or the word \(AnswerKeys.refresh)"
    guard let map = faults.map(node, called: "an answer", example: example) else { return nil }
    defer { map.reportUnknownKeys() }
    return map.read(AnswerKeys.declared.loadMore).map { .answer(moreOf: $0) }
  }

  private func setting(_ map: DocumentMap) -> SceneEdit? {
    let keys = EditKeys.declared
    let text = map.read(keys.to).flatMap { faults.string($0, called: keys.to.name) }
    return map.read(keys.set).map { .setting($0, to: text) }
  }

  private func change(_ word: String, _ map: DocumentMap) -> SceneEdit.CardChange? {
    let keys = EditKeys.declared
    switch word {
    case keys.insert.name: return map.read(keys.insert).map(SceneEdit.CardChange.insert)
    case keys.remove.name: return map.read(keys.remove).map(SceneEdit.CardChange.remove)
    default:
      let nodes = map.read(keys.move) ?? []
      let ends = nodes.compactMap { faults.integer($0, called: word, in: Self.places) }
      if ends.count == 2 { return .move(from: ends[0], to: ends[1]) }
      faults.report(
        "\"move\" has \(Pluralization.text(nodes.count, "place")); two are needed, from and to",
        at: map.position(of: word))
      return nil
    }
  }
}
