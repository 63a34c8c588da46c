import FeedFiles
import SceneTools

/// The scenes that a window has shown, by their names on the command line, with the settings at which each was left.
struct VisitedScenes {
  private var names: [String] = []
  private var numbers: [String: [SettingAssignment]] = [:]

  /// Adds a scene that is shown.
  mutating func enter(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// Stores the settings of a scene that is left.
  mutating func leave(_ name: String, with tuning: FeedTuning?) {
    numbers[name] = tuning?.assignments.compactMap { try? SettingAssignment("\($0.name)=\($0.text)") }
  }

  /// Returns the settings at which a scene was left; empty for one that was not shown.
  func settings(of name: String) -> [SettingAssignment] { numbers[name] ?? [] }

  /// Returns the palette entries that go back to a scene not among `others`, such as a feed file of the user.
  func entries(besides others: [MenuEntry]) -> [MenuEntry] {
    names.filter { name in !others.contains { $0.action == .go(.scene(name)) } }.map {
      MenuEntry($0, .go(.scene($0)), detail: "back to this feed, with its numbers", note: "feed")
    }
  }
}
