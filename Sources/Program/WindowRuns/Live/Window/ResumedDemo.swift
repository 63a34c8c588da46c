import Documents
import Foundation
import Replays
package import SceneRuns

/// The session of a former window process, with the scene of this program that it goes on with.
package struct ResumedDemo {
  /// The session.
  let session: HandedOverSession
  /// Its recording, of which only the header has been read.
  let recording: RecordingReader
  /// The scene.
  package let loaded: LoadedScene
  /// The sentence about a scene that this program does not have; `nil` where it has it.
  let sceneLoss: String?

  /// Opens the recording and loads its scene, or the program's first one where that is gone.
  ///
  /// - Throws: The errors of an unreadable recording, and of a program without the first scene.
  package init(_ session: HandedOverSession, in program: ToolProgram) throws {
    self.session = session
    recording = try RecordingReader(contentsOf: URL(fileURLWithPath: session.path))
    let scenes = SceneSource(program)
    let name = recording.header.feed
    do {
      loaded = try scenes.load(name, keepsTheme: true, keepsDirection: true)
      sceneLoss = nil
    } catch CommandError.unknownFeed {
      loaded = try scenes.load(program.defaultScene, keepsTheme: true, keepsDirection: true)
      sceneLoss = "the scene \(name) is gone; the same input was played on \(program.defaultScene)"
    }
  }

  /// The surroundings in which the session began.
  package var surroundings: SceneEnvironment { SceneEnvironment(recording.header) }

  /// Returns the options of its beginning, with the outputs and tools of the command line if they are about
  /// its scene.
  package func beginning(_ options: DemoStartOptions) -> DemoStartOptions {
    var beginning = session.isFirst ? options : DemoStartOptions()
    beginning.resumed = self
    beginning.place = recording.header.place
    beginning.placement = try? ScrollOffsets(beginning.place)
    beginning.tunes = session.tunes
    return beginning
  }
}
