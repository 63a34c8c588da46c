import Documents
import Foundation
import SceneReadings
import Stage

/// The check of what scenes show in several surroundings, and of its labels, for `orihon check`.
package struct ContentCheckRun {
  /// What is checked.
  package struct Kinds {
    /// True for truncated content and small targets.
    package let content: Bool
    /// True for elements that a screen reader has no words for.
    package let labels: Bool

    /// Creates what is checked.
    package init(content: Bool, labels: Bool) { (self.content, self.labels) = (content, labels) }
  }

  private let scenes: SceneSource
  private let places: [(words: String, place: SceneEnvironment)]
  private let kinds: Kinds

  /// Creates a check of scenes in these surroundings, each with its description; labels are checked in the first.
  package init(
    _ scenes: SceneSource, in places: [(words: String, place: SceneEnvironment)], looking kinds: Kinds
  ) {
    (self.scenes, self.places, self.kinds) = (scenes, places, kinds)
  }

  /// Checks a feed or a scene, and each feed that can be reached from it, once and by its file.
  ///
  /// The feeds in `others` are left out where they are reached, because they are checked themselves.
  package func result(of name: String, besides others: [String] = []) throws -> CheckResult {
    let keepsDirection = places.contains { $0.place.keepsDirection }
    let loaded = try scenes.load(name, keepsDirection: keepsDirection)
    var (faults, summary): ([String], [String]) = ([], [])
    try check(loaded, name, &faults, &summary)
    let files = Set(others.map { Self.target(of: URL(fileURLWithPath: $0)) })
    for linked in loaded.linkedScenes(keepsDirection: keepsDirection) {
      if let file = linked.file, files.contains(Self.target(of: file)) { continue }
      try check(linked, linked.argument, &faults, &summary)
    }
    return CheckResult(name: name, faults: faults, summary: summary)
  }

  private static func target(of file: URL) -> URL { file.found.absoluteURL.resolvingSymlinksInPath() }

  private func check(
    _ loaded: LoadedScene, _ name: String, _ faults: inout [String], _ summary: inout [String]
  ) throws {
    if kinds.content { try checkContent(of: loaded, name, &faults, &summary) }
    if kinds.labels, let place = places.first?.place {
      checkLabels(of: try HeadlessStage(loaded, in: place).stage, name, &faults, &summary)
    }
  }

  private func checkContent(
    of loaded: LoadedScene, _ name: String, _ faults: inout [String], _ summary: inout [String]
  ) throws {
    var found = ContentCheck()
    for (variant, place) in places {
      found.look(at: try HeadlessStage(loaded, in: place).stage, variant)
    }
    faults += found.lines.map { "\(name): \($0)" }
    let looks = Pluralization.text(places.count, "surrounding")
    if found.isEmpty {
      summary.append("\(name): every text shows whole and every target is large enough, in \(looks)")
    }
  }

  private func checkLabels(
    of stage: Stage, _ name: String, _ faults: inout [String], _ summary: inout [String]
  ) {
    let unlabelled = stage.accessibilityTree(everything: true).unlabelled
    faults += unlabelled.map { "\(name): \($0.id): this \($0.role.words) has no label" }
    if unlabelled.isEmpty { summary.append("\(name): every element has a label") }
  }
}
