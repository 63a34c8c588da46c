import Foundation
import Replays

/// The script that `orihon blame` plays, read from a script or a recording, with its surroundings.
struct BisectedScript {
  /// The script.
  let script: GestureScript
  /// The size, scale and traits: those of the options, or those of the recording.
  let surroundings: SceneEnvironment
  /// The initial offsets of feed and rows: those of the options, or those of the recording.
  let place: InitialOffsets

  /// Reads a script or a recording; a recording has its own surroundings and offsets.
  init(
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
}
