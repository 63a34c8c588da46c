import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// An image that a brush can copy from, in the memory where it is quickest.
final class Texture {
  enum Storage {
    /// In a renderer's memory: an `SDL_Texture`.
    case renderer(OpaquePointer)
    /// In ordinary memory, shared with whoever made the image.
    case pixels(PixelImage)
  }

  let storage: Storage
  let width: Int
  let height: Int
  let isOpaque: Bool

  init(_ image: PixelImage, in storage: Storage) {
    self.storage = storage
    width = image.width
    height = image.height
    isOpaque = image.isOpaque
  }

  var byteCount: Int { width * height * 4 }
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// What all painting is made of: filled rectangles and copied textures, in whole pixels.
protocol Brush: AnyObject {
  /// Whether `copyScaled` gives the same pixels however little of them is damaged.
  var canScale: Bool { get }

  /// Takes an image over; `nil` when its size is refused.
  func makeTexture(_ image: PixelImage) -> Texture?

  /// Returns a texture's memory.
  func destroy(_ texture: Texture)

  /// Lets nothing outside `area` change.
  func clip(to area: PixelRect)

  /// Completes what was painted, and lets painting change everything again.
  func finish()

  /// Fills a rectangle.
  func fill(_ area: PixelRect, _ color: Color)

  /// Copies a part of `texture`, whose size is kept, to a point: tinted by the colour's channels, faded by
  /// its alpha.
  func copy(_ texture: Texture, part: PixelRect, toX x: Int, y: Int, tint: Color)

  /// Replaces what is beneath an image by its difference from it.
  func layDifference(of image: PixelImage, toX x: Int, y: Int)

  /// Copies the whole texture, scaled; only for a brush that can.
  func copyScaled(_ texture: Texture, to area: PixelRect, tint: Color)
}

extension Color {
  /// No tint, at the given opacity.
  nonisolated static func untinted(_ opacity: CGFloat) -> Color {
    Color(red: 255, green: 255, blue: 255).withOpacity(opacity)
  }
}
