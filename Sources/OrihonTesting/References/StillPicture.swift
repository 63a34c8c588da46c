import Documents
import Foundation
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// A picture of a scene as a test sees it: text is drawn as blocks, so that no font matters.
struct StillPicture {
  /// The pixels.
  let bitmap: Bitmap

  /// Draws the last frame of `stage`, with the pictures that it shows.
  ///
  /// - Throws: `DrawingError`, when the picture would have no pixels or too many.
  init(of stage: Stage, scale: CGFloat) throws {
    let list = stage.displayList
    let extent = PictureExtent(stage.size, scale: scale)
    guard extent.width >= 1, extent.height >= 1, extent.isAllowed() else { throw DrawingError.extent(extent) }
    let renderer = try OffscreenRenderer(fonts: .blocks)
    for request in list.pictureRequests { _ = renderer.load(request, scale: scale) }
    bitmap = renderer.bitmap(of: [list], scale: scale)
  }

  /// The bytes of a PNG file.
  func png() throws -> Data { try PNGFile().png(of: bitmap) }
}
