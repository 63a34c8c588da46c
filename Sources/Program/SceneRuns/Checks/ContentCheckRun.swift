import Documents
import Foundation
import SceneReadings
import Stage

/// The check of what scenes show in several surroundings, and of its labels, which prints its results.
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

  /// Prints what is found in a feed or a scene; returns false when there is anything.
  package func tell(_ name: String) throws -> Bool {
    let loaded = try scenes.load(name)
    let shows = try kinds.content ? tellContent(of: loaded, name) : true
    guard kinds.labels, let place = places.first?.place else { return shows }
    let isLabelled = try tellLabels(of: HeadlessStage(loaded, in: place).stage, name)
    return shows && isLabelled
  }

  private func tellContent(of loaded: LoadedScene, _ name: String) throws -> Bool {
    var found = ContentCheck()
    for (variant, place) in places {
      found.look(at: try HeadlessStage(loaded, in: place).stage, variant)
    }
    for line in found.lines { try Console.result("\(name): \(line)") }
    let looks = Pluralization.text(places.count, "surrounding")
    if found.isEmpty {
      try Console.result("\(name): every text shows whole and every target is large enough, in \(looks)")
    }
    return found.isEmpty
  }

  private func tellLabels(of stage: Stage, _ name: String) throws -> Bool {
    let unlabelled = stage.accessibilityTree(everything: true).unlabelled
    for element in unlabelled {
      try Console.result("\(name): \(element.id): this \(element.role.words) has no label")
    }
    if unlabelled.isEmpty { try Console.result("\(name): every element has a label") }
    return unlabelled.isEmpty
  }
}
