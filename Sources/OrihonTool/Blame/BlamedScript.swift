import Foundation
import Replays

/// The script that `orihon blame` plays, also one made of a recording, with the surroundings to play it in.
struct BlamedScript {
  /// The script.
  let script: GestureScript
  /// The size, scale and traits: those asked for, or those of the recording.
  let surroundings: Surroundings

  /// Reads a script or a recording.
  init(_ name: String, of program: ToolProgram, in asked: Surroundings) throws {
    switch try ScriptSource(program).load(name) {
    case .script(let script):
      try script.checkExtents(beginningAt: asked.scale ?? 1)
      (self.script, surroundings) = (script, asked)
    case .recording(let reader):
      surroundings = Surroundings(reader.header)
      reader.close()
      let text = try RecordedScript(URL(fileURLWithPath: name), keepsFrames: false).text
      script = try GestureScriptReader().read(text: text, name: name)
    }
  }
}
