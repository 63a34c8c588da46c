import FeedFiles
import Foundation
import ScreenInterface
import Stage
import Typesetting

/// A scene that is ready to run, with its source.
struct LoadedScene {
  var scene: Scene
  /// The scene's name on the command line.
  var argument: String
  /// The scene's file; `nil` for a scene of the gallery.
  var file: URL?
  /// The text of the file, by which recordings identify it; `nil` for a scene of the gallery.
  var text: String?
  /// The feed as it was read; `nil` for a scene of the gallery.
  var reading: FeedReading?

  /// The files of the scene's pictures.
  private var pictures: [URL] { reading?.pictures.map(\.file) ?? [] }

  /// Every file that the scene was read from or shows.
  var inputs: [RunFile] {
    (file.map { [RunFile(role: "the feed that is shown", file: $0)] } ?? [])
      + pictures.map { RunFile(role: "a picture of the feed that is shown", file: $0) }
  }

  /// The scene with other numbers from its beginning on.
  ///
  /// - Throws: `CommandError` for the first that it could not have.
  func setting(_ assignments: [SettingAssignment]) throws(CommandError) -> LoadedScene {
    guard !assignments.isEmpty else { return self }
    var copy = self
    do throws(FeedTuning.RejectedEdit) {
      if let reading {
        let set = try reading.setting(assignments)
        copy.scene = FeedScene.scene(for: set.feed, set.tuning, name: scene.name)
        copy.reading = set
      } else {
        try scene.check(assignments, text: BlockTextMeasuring())
        copy.scene = scene.tunable(beginningWith: assignments)
      }
    } catch {
      throw CommandError.contradiction("--set \(error)")
    }
    return copy
  }
}
