import Documents
import Foundation
import Replays
import SDLRendering
import SceneReadings
import SceneTools
import ScreenInterface
import Stage

/// A writer of a window's current frame as three files: the picture, the draw list and the state.
struct StillFiles {
  /// The folder for the files.
  let folder: URL

  /// Saves the frame and returns the picture's file, without replacing existing files.
  ///
  /// The software renderer draws the picture again, so that it is the same in every window.
  func save(_ still: StillFrame) throws -> URL {
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
  func saveAndReport(_ still: StillFrame) {
    do {
      Console.say("saved \(try save(still).relativePath), .txt and .jsonl")
    } catch {
      Console.say("\(error)")
    }
  }
}

/// The current frame of a window, captured for saving.
struct StillFrame {
  let name: String
  let time: TimeInterval
  let list: DisplayList
  let scale: CGFloat
  let traces: [FrameTrace]

  /// Captures the frame of a stage.
  init(_ stage: Stage) {
    (name, time, list, scale) = (stage.scene.name, stage.time, stage.displayList, stage.displayScale)
    traces = [stage.trace]
  }

  /// Captures the frame of all stages of a board.
  init(_ board: StageBoard, named name: String) {
    (self.name, time, list, scale) = (name + "-matrix", board.time, board.displayList, board.displayScale)
    traces = board.members.map(\.stage.trace)
  }
}
