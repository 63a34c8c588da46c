import FeedFiles
import SceneTools

/// The scenes that a window has shown by their names on the command line, and the numbers with which each was left.
struct VisitedScenes {
  private var names: [String] = []
  private var numbers: [String: [SettingAssignment]] = [:]

  /// Takes note that a scene is shown.
  mutating func enter(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// Keeps the numbers of a scene that is left.
  mutating func leave(_ name: String, with tuning: FeedTuning?) {
    numbers[name] = tuning?.assignments.compactMap { try? SettingAssignment("\($0.name)=\($0.text)") }
  }

  /// The numbers with which a scene was left; none for one that was not shown.
  func settings(of name: String) -> [SettingAssignment] { numbers[name] ?? [] }

  /// The lines of a palette that lead back to what is not among `others`, such as a feed file of the user's.
  func entries(besides others: [MenuEntry]) -> [MenuEntry] {
    names.filter { name in !others.contains { $0.action == .go(.scene(name)) } }.map {
      MenuEntry($0, .go(.scene($0)), detail: "back to this feed, with its numbers", note: "feed")
    }
  }
}
