package import Documents
import Foundation
package import Measurements
import SDLRendering
import SceneRuns
import ScreenInterface
import Stage

/// The profile of a run in a window, with the cost of every frame; it is recorded when a file is requested.
struct RunProfile {
  private let file: ProfileFile?
  private let recorder: FrameRecorder?

  /// Records the frames of `session` when there is a file to write.
  ///
  /// - Throws: `CommandError.notWritten` when the file cannot be written.
  init(of session: StageSession, to file: ProfileFile?) throws(CommandError) {
    self.file = file
    recorder = file.map { _ in session.intercept { FrameRecorder(on: $0) } }
    if let file { try OutputPaths.check(file.url) }
  }

  /// True when a profile was requested, so that the passes of frames have to be measured.
  var isAsked: Bool { file != nil }

  /// Writes the file.
  func finish(_ loaded: LoadedScene, in window: SDLWindow) throws {
    guard let file, let recording = recorder?.recording else { return }
    try file.write(
      recording, title: loaded.argument, notes: ProfileFile.notes(loaded.argument, "\(window.renderer)"))
  }
}

extension ProfileFile {
  /// Returns the metadata of a profile: program, scene and renderer.
  package static func notes(_ scene: String, _ renderer: String) -> [JSONValue.Member] {
    [
      JSONValue.Member("program", .string("orihon \(ProgramVersion.text)")),
      JSONValue.Member("scene", .string(scene)),
      JSONValue.Member("renderer", .string(renderer)),
    ]
  }
}
