import Foundation
import Stage

/// A scene that is ready to run, and where it comes from.
struct LoadedScene {
  var scene: Scene
  /// What the user called it.
  var argument: String
  /// The file behind it; `nil` for a scene of the gallery.
  var file: URL?
  /// The text of the file, for recordings to know it by.
  var text: String?
  /// The files of the pictures that it names.
  var pictures: [URL] = []

  /// Every file that it was read from or shows.
  var inputs: [RunFile] {
    (file.map { [RunFile(role: "the feed that is shown", file: $0)] } ?? [])
      + pictures.map { RunFile(role: "a picture of the feed that is shown", file: $0) }
  }
}
