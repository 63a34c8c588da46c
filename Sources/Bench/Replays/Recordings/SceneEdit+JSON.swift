import Documents
import Stage

nonisolated extension SceneEdit {
  /// The members of the edit's JSON line after its kind and time.
  var members: [JSONValue.Member] {
    switch self {
    case .cards(let change, let row):
      [JSONValue.Member("row", .string(row)), JSONValue.Member(change.word, change.places)]
    case .offset(let offset, let name, let isAnimated):
      [JSONValue.Member("row", .string(name)), JSONValue.Member("offset", .number(offset))]
        + (isAnimated ? [JSONValue.Member("animated", .bool(true))] : [])
    case .setting(let name, let text):
      [JSONValue.Member("set", .string(name)), JSONValue.Member("to", text.map { .string($0) } ?? .null)]
    case .answer(let section): [JSONValue.Member("answer", section.map { .string($0) } ?? .null)]
    }
  }

  /// The message for a scene that cannot apply the edit.
  var refusal: String {
    switch self {
    case .cards(let change, let row): "\(row) has no such card to \(change.word)"
    case .offset(_, let name, _): "there is no row or feed \"\(name)\" to scroll"
    case .setting(let name, let text):
      text.map { "\"\(name)\" cannot be \"\($0)\" in this scene" }
        ?? "there is no setting \"\(name)\" in this scene"
    case .answer(let section):
      section.map { "\($0) waits for no more cards" } ?? "no refresh waits for an answer"
    }
  }
}

nonisolated extension SceneEdit.CardChange {
  /// The edit's keyword in a file.
  var word: String {
    switch self {
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    }
  }

  /// The index, or the two indices, after the edit's keyword.
  var places: JSONValue {
    switch self {
    case .insert(let place), .remove(let place): .number(place)
    case .move(let from, let to): .array([.number(from), .number(to)])
    }
  }
}
