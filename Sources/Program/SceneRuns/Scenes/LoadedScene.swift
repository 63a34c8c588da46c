package import Documents
package import FeedFiles
package import Foundation
import Replays
import ScreenInterface
package import Stage
import Typesetting

/// A loaded scene, with its source.
package struct LoadedScene {
  package var scene: Scene
  /// The scene's name on the command line.
  package var argument: String
  /// The scene's file; `nil` for a scene of the gallery.
  package var file: URL?
  /// The text of the file; `nil` for a scene of the gallery.
  package var text: String?
  /// The result of reading the feed; `nil` for a scene of the gallery.
  package var reading: FeedReading?
  /// The text that identifies the scene in recordings: that of its file, and of the feeds that it leads to.
  package let identity: String?
  /// The hash of what these files say, without comments and blanks; `nil` for a scene of the gallery.
  package let content: String?

  /// Creates a scene; one of the gallery has no file.
  package init(
    scene: Scene, argument: String, file: URL? = nil, text: String? = nil, reading: FeedReading? = nil
  ) {
    self.scene = scene
    self.argument = argument
    self.file = file
    self.text = text
    self.reading = reading
    content = reading?.contentHash
    identity = text.map { text in
      let linked = reading?.linked.compactMap(\.file) ?? []
      return ([text] + linked.map(Self.text(of:))).joined(separator: "\n")
    }
  }

  private static func text(of file: URL) -> String {
    (try? InputFile.data(contentsOf: file, limit: .text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// True for a Japanese scene: by the language or the titles of its feed, or by its own title.
  package var isJapanese: Bool {
    (reading?.feed.words ?? FeedWords.words(for: [scene.title])).isJapanese
  }

  /// Returns the feeds that can be reached from this one, each as a scene of its own, named by its file.
  ///
  /// The theme of the first feed counts for all. With `keepsDirection` the directions in the feeds are ignored.
  package func linkedScenes(keepsDirection: Bool) -> [LoadedScene] {
    guard let reading else { return [] }
    return reading.linked.compactMap { linked in
      guard let file = linked.file else { return nil }
      var own = linked
      own.linked = reading.all.filter { $0.file != linked.file }
      own.feed.theme = reading.feed.theme
      if keepsDirection { own.feed.direction = .ltr }
      return LoadedScene(
        scene: FeedScene.scene(for: own, name: file.deletingPathExtension().lastPathComponent),
        argument: file.relativePath, file: file, reading: own)
    }
  }

  /// The files of the scene's pictures.
  private var pictures: [URL] { reading?.all.flatMap { $0.pictures.map(\.file) } ?? [] }

  /// The feeds that the scene leads to.
  private var linked: [URL] { reading?.linked.compactMap(\.file) ?? [] }

  /// The files that the scene was read from or shows.
  package var inputs: [ReservedFile] {
    (file.map { [ReservedFile(role: "the feed that is shown", file: $0)] } ?? [])
      + linked.map { ReservedFile(role: "a feed that the shown one leads to", file: $0) }
      + pictures.map { ReservedFile(role: "a picture of the feed that is shown", file: $0) }
  }

  /// Returns the scene with other values of its settings.
  ///
  /// - Throws: `CommandError` for the first setting that the scene cannot have.
  package func setting(_ assignments: [SettingAssignment]) throws(CommandError) -> LoadedScene {
    guard !assignments.isEmpty else { return self }
    var copy = self
    do throws(FeedTuning.RejectedEdit) {
      if let reading {
        let set = try reading.setting(assignments)
        copy.scene = FeedScene.scene(for: set, name: scene.name)
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

extension FeedReading {
  /// The hash of what the feed and all that it leads to say, as recordings name it.
  package var contentHash: String {
    ContentHash(of: contents.map { String($0, radix: 16) }.joined(separator: " ")).description
  }
}
