import Foundation
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// Saves what a window shows as three files: the picture, the draw list and the state.
struct StillFiles {
  /// The folder that the files are saved in.
  let folder: URL

  /// Saves the stage's frame and returns the picture's file.
  ///
  /// The picture is drawn anew by the software renderer, so that it is the same in every window.
  func save(_ stage: Stage) throws -> URL {
    let name = "orihon-\(stage.scene.name)-\(NumberText.seconds(stage.time))"
    let picture = folder.appendingPathComponent(name + ".png")
    let renderer = try OffscreenRenderer(fonts: .installed)
    for request in stage.displayList.pictureRequests {
      _ = renderer.load(request, scale: stage.displayScale)
    }
    let bitmap = renderer.bitmap(of: [stage.displayList], scale: stage.displayScale)
    try PNGFile().write(bitmap, to: picture)
    try TextFile.write(
      stage.displayList.description, to: folder.appendingPathComponent(name + ".txt"))
    try TextFile.write(FrameLog.text(of: stage.trace), to: folder.appendingPathComponent(name + ".jsonl"))
    return picture
  }

  /// Saves the frame and tells where, or why not.
  func saveAndTell(_ stage: Stage) {
    do {
      Console.note("orihon: saved \(try save(stage).relativePath), .txt and .jsonl")
    } catch {
      Console.note("orihon: \(error)")
    }
  }
}

extension DisplayList {
  /// The pictures that the list shows, at the sizes they are shown at.
  var pictureRequests: [PictureRequest] {
    commands.compactMap { command in
      guard case .picture(let picture, let radius) = command.content else { return nil }
      return PictureRequest(picture: picture, size: command.frame.size, cornerRadius: radius)
    }
  }
}
