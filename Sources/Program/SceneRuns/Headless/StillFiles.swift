import Documents
package import Foundation
import Replays
import SDLRendering
import SceneReadings
package import SceneTools
package import ScreenInterface
package import Stage

/// A writer of a window's current frame as three files: the picture, the draw list and the state.
package struct StillFiles {
  /// The folder for the files.
  package let folder: URL

  /// Creates a writer into this folder.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Saves the frame and returns the picture's file, without replacing existing files.
  ///
  /// The software renderer draws the picture again, so that it is the same in every window.
  package func save(_ still: StillFrame) throws -> URL {
    let name = "\(ProgramName.text)-\(still.name)-\(NumberText.seconds(still.time))"
    let stem = UniqueFileName.stem(name, of: ["png", "txt", "jsonl"], in: folder)
    let picture = stem.appendingPathExtension("png")
    let renderer = try OffscreenRenderer(fonts: .installed)
    for request in still.shown.pictureRequests { _ = renderer.load(request, scale: still.scale) }
    let bitmap = renderer.bitmap(of: [still.shown], scale: still.scale)
    try PNGFile().write(bitmap, to: picture)
    try OutputFile.write(still.list.description, to: stem.appendingPathExtension("txt"))
    let states = still.traces.map(FrameLog.text).joined()
    try OutputFile.write(states, to: stem.appendingPathExtension("jsonl"))
    return picture
  }

  /// Saves the frame and prints its path, or the reason why that failed.
  package func saveAndReport(_ still: StillFrame) {
    do {
      Console.say("saved \(try save(still).relativePath), .txt and .jsonl")
    } catch {
      Console.say("\(error)")
    }
  }
}

/// The current frame of a window, captured for saving.
package struct StillFrame {
  package let name: String
  package let time: TimeInterval
  /// The draw list of the scene.
  package let list: DisplayList
  /// The draw list of the picture: the scene as the window presents it, in a device's frame for example.
  package let shown: DisplayList
  package let scale: CGFloat
  let traces: [FrameTrace]

  /// Captures the frame of a stage, as the window presents it.
  package init(_ stage: Stage, presented presentation: ScenePresentation = ScenePresentation()) {
    (name, time, scale) = (stage.scene.name, stage.time, stage.displayScale)
    list = stage.displayList
    shown = presentation.lists([list], isDark: stage.isDark, scale: scale).first ?? list
    traces = [stage.trace]
  }

  /// Captures the frame of all stages of a board.
  package init(_ board: StageBoard, named name: String) {
    (self.name, time, list, scale) = (name + "-matrix", board.time, board.displayList, board.displayScale)
    shown = list
    traces = board.members.map(\.stage.trace)
  }
}
