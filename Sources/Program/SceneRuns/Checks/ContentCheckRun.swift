import Documents
import Foundation

/// The check of what scenes show in several surroundings, which prints its results.
package struct ContentCheckRun {
  private let scenes: SceneSource
  private let places: [(words: String, place: SceneEnvironment)]

  /// Creates a check of scenes in these surroundings, each with its description.
  package init(_ scenes: SceneSource, in places: [(words: String, place: SceneEnvironment)]) {
    self.scenes = scenes
    self.places = places
  }

  /// Prints the truncated content and the small targets of a feed or a scene; returns false when it has any.
  package func tell(_ name: String) throws -> Bool {
    var found = ContentCheck()
    let loaded = try scenes.load(name)
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
}
