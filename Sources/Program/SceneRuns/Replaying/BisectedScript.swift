import Documents
import FeedFiles
package import Foundation
package import Replays
import Stage

/// The script that `orihon blame` plays, read from a script or a recording, with its surroundings.
package struct BisectedScript {
  /// The script.
  package let script: GestureScript
  /// The size, scale and traits: those of the options, or those of the recording.
  package let surroundings: SceneEnvironment
  /// The initial offsets of feed and rows: those of the options, or those of the recording.
  package let place: InitialOffsets

  /// Reads a script or a recording; a recording has its own surroundings and offsets.
  package init(
    _ name: String, of program: ToolProgram, in asked: SceneEnvironment, at place: String?
  ) throws {
    switch try ScriptSource(program).load(name) {
    case .script(let script):
      try script.checkExtents(beginningAt: asked.scale ?? 1)
      (self.script, surroundings, self.place) = (script, asked, InitialOffsets(place ?? ""))
    case .recording(let reader):
      surroundings = SceneEnvironment(reader.header)
      self.place = RecordedScene(reader.header, of: name).place
      reader.close()
      if place != nil {
        throw CommandError.contradiction("--place is for scripts: a recording begins where it began")
      }
      let text = try RecordedScript(URL(fileURLWithPath: name), keepsFrames: false).text
      script = try GestureScriptReader().read(text: text, name: name)
    }
  }

  /// Returns a search between two feeds, after reading both.
  ///
  /// - Throws: `FeedError` for a feed that has a fault.
  package func bisection(from old: URL, to new: URL) throws -> FeedBisection {
    let reader = DocumentReader(limits: SceneSource.reader.limits)
    func document(_ file: URL) throws -> (file: URL, node: DocumentNode) {
      do {
        let node = try reader.read(contentsOf: file)
        _ = try SceneSource.reader.read(node, of: file)
        return (file, node)
      } catch {
        throw FileKind.mistaken(file.relativePath, at: file, neededAs: .feed, or: error)
      }
    }
    return try FeedBisection(
      from: document(old), to: document(new), playing: script, rate: HeadlessStage.rate, stage: session)
  }

  /// Returns a session with a feed at its beginning.
  ///
  /// - Throws: `FeedError` for a document that is no valid feed, such as one with only a part of an edit.
  private func session(with node: DocumentNode, _ variant: FeedBisection.Variant) throws -> StageSession {
    let file = variant.file
    var feed = try SceneSource.reader.read(node, of: file).feed
    if surroundings.keepsTheme { feed.theme = .auto }
    if surroundings.keepsDirection { feed.direction = .ltr }
    let scene = FeedScene.scene(for: feed, name: file.deletingPathExtension().lastPathComponent)
    let loaded = LoadedScene(scene: scene, argument: file.relativePath, file: file)
    let session = try HeadlessStage(loaded, in: surroundings).session
    // The edit may remove a row of the offsets, so only the feed before the edit needs every row.
    try place.move(session.stage, needsRows: variant.isUnedited)
    return session
  }
}
