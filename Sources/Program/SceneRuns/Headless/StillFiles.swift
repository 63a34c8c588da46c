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
    for request in still.list.pictureRequests { _ = renderer.load(request, scale: still.scale) }
    let bitmap = renderer.bitmap(of: [still.list], scale: still.scale)
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
  package let list: DisplayList
  package let scale: CGFloat
  let traces: [FrameTrace]

  /// Captures the frame of a stage.
  package init(_ stage: Stage) {
    (name, time, list, scale) = (stage.scene.name, stage.time, stage.displayList, stage.displayScale)
    traces = [stage.trace]
  }

  /// Captures the frame of all stages of a board.
  package init(_ board: StageBoard, named name: String) {
    (self.name, time, list, scale) = (name + "-matrix", board.time, board.displayList, board.displayScale)
    traces = board.members.map(\.stage.trace)
  }
}
