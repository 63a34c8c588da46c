import Foundation
import VisualQA

/// A script or a recording, and the scene that it is played on.
struct Replay {
  let loaded: LoadedScene
  let surroundings: Surroundings
  private let name: String
  private let rate: Double?

  /// Finds both: a recording says itself what it was made on, a script is played on `feed` or the default feed.
  init(_ name: String, on feed: String?, in asked: Surroundings, rate: Double?) throws {
    self.name = name
    self.rate = rate
    switch try ScriptSource().load(name) {
    case .script:
      surroundings = asked
      loaded = try SceneSource().load(feed ?? "default", keepsTheme: asked.keepsTheme)
    case .recording(let reader):
      defer { reader.close() }
      surroundings = Surroundings(reader.header)
      loaded = try SceneSource().load(feed ?? reader.header.feed, keepsTheme: true)
      if let hash = reader.header.hash, loaded.text.map({ ContentHash(of: $0).description }) != hash {
        Console.note("orihon: \(loaded.argument) has changed since \(name) was recorded")
      }
    }
  }

  /// What is played, from its beginning, and whether it brings the times of its frames along.
  func source() throws -> (source: any InputSource, hasOwnFrames: Bool) {
    switch try ScriptSource().load(name) {
    case .script(let script): return (ScriptPlayer(script), false)
    case .recording(let reader):
      let hasOwnFrames = rate == nil
      let exactness = hasOwnFrames ? reader.header.exactness(replayedBy: BuildIdentity.text) : .points
      let player = try RecordingPlayer(reader, exactness: exactness, playsFrames: hasOwnFrames)
      return (player, hasOwnFrames)
    }
  }

  /// Plays all of it in a run without a window.
  func play(in run: HeadlessRun) throws {
    let (source, hasOwnFrames) = try source()
    if hasOwnFrames {
      try run.playOwnFrames(of: source)
    } else {
      try run.play(source, rate: rate ?? HeadlessStage.rate)
    }
    if let cut = (source as? RecordingPlayer)?.cutDescription { Console.note(cut) }
  }
}
