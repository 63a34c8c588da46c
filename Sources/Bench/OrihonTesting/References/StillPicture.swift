import Documents
import Foundation
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// A picture of a scene for tests: text is drawn as blocks, so that fonts do not matter.
struct StillPicture {
  /// The pixels.
  let bitmap: Bitmap
  /// The messages on pictures of the scene that cannot be read, in the order in which they are drawn.
  let unreadable: [String]

  /// Draws the last frame of `stage`, with the pictures that it shows.
  ///
  /// - Throws: `DrawingError`, when the picture has no pixels or too many.
  init(of stage: Stage, scale: CGFloat) throws {
    let extent = PictureExtent(stage.size, scale: scale)
    guard extent.width >= 1, extent.height >= 1, extent.isAllowed() else { throw DrawingError.extent(extent) }
    let renderer = try OffscreenRenderer(fonts: .blocks)
    var unreadable: [String] = []
    let list = stage.displayList { request in
      let outcome = renderer.load(request, scale: scale)
      if case .failed(let reason) = outcome {
        let sentence = "\(request.picture.path) cannot be read: \(reason)"
        if !unreadable.contains(sentence) { unreadable.append(sentence) }
      }
      return outcome
    }
    bitmap = renderer.bitmap(of: [list], scale: scale)
    self.unreadable = unreadable
  }

  /// The bytes of a PNG file.
  func png() throws -> Data { try PNGFile().png(of: bitmap) }
}
