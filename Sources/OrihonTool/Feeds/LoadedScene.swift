import Foundation
import Stage

/// A scene that is ready to run, with its source.
struct LoadedScene {
  var scene: Scene
  /// The scene's name on the command line.
  var argument: String
  /// The scene's file; `nil` for a scene of the gallery.
  var file: URL?
  /// The text of the file, by which recordings identify it; `nil` for a scene of the gallery.
  var text: String?
  /// The files of the scene's pictures.
  var pictures: [URL] = []

  /// Every file that the scene was read from or shows.
  var inputs: [RunFile] {
    (file.map { [RunFile(role: "the feed that is shown", file: $0)] } ?? [])
      + pictures.map { RunFile(role: "a picture of the feed that is shown", file: $0) }
  }
}
