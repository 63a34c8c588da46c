import Foundation
import Replays

/// The script that `orihon blame` plays, also one made of a recording, with the surroundings to play it in.
struct BisectedScript {
  /// The script.
  let script: GestureScript
  /// The size, scale and traits: those asked for, or those of the recording.
  let surroundings: Surroundings
  /// The first offsets of feed and rows: those asked for, or those of the recording.
  let place: InitialOffsets

  /// Reads a script or a recording, which has its own surroundings and place.
  init(
    _ name: String, of program: ToolProgram, in asked: Surroundings, at place: String?
  ) throws {
    switch try ScriptSource(program).load(name) {
    case .script(let script):
      try script.checkExtents(beginningAt: asked.scale ?? 1)
      (self.script, surroundings, self.place) = (script, asked, InitialOffsets(place ?? ""))
    case .recording(let reader):
      surroundings = Surroundings(reader.header)
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
