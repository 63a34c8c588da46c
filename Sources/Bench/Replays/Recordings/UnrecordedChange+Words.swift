import Documents
package import SceneReadings

nonisolated extension UnrecordedChange {
  /// A description of what was changed.
  package var thing: String {
    let name = EscapedText.line(name)
    return switch kind {
    case .request: name == ScrollerID.feedName ? "a request to the feed" : "a request to \(name)"
    case .autoScroll: "the auto-scroll of \(name)"
    case .data: "the data of \(name)"
    case .text: "the text of \(name)"
    case .picture: "the picture of \(name)"
    case .property: "\(name)"
    }
  }

  /// The message about the change: what changed, when, why a replay does not repeat it, and what a replay
  /// shows instead.
  package var sentence: String {
    let seconds = JSONText.number(time, decimals: 2) + " s"
    guard kind != .property else {
      return "\(thing) was left as it was when the scene went back at \(seconds), so a replay may differ; "
        + "a participant's snapshot() and restore(_:) take it along"
    }
    return
      "\(thing) came at \(seconds) from outside the scene's time, from a Timer, a Task or a thread, so a replay does "
      + "not have it; what a SceneTimer or a participant does it has"
  }
}

nonisolated extension [UnrecordedChange] {
  /// The largest number of changes that the message names.
  private static var named: Int { 2 }

  /// The message about all changes in one sentence; `nil` when there are none.
  package var sentence: String? {
    guard count > 1 else { return first?.sentence }
    let more = count - Self.named
    let named = prefix(Self.named).map(\.thing).joined(separator: more > 0 ? ", " : " and ")
    return "a replay may differ, for no recording holds " + named + (more > 0 ? " and \(more) more" : "")
  }
}
