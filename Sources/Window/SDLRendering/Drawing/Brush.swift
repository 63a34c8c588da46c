import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// An image in the memory from which a brush copies fastest.
final class Texture {
  enum Storage {
    /// An `SDL_Texture` in a renderer's memory.
    case renderer(OpaquePointer)
    /// Pixels in main memory, shared with the creator of the image.
    case pixels(PixelImage)
    /// The alphas of an image of one colour, in main memory.
    case mask(PixelMask)
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

  /// The size of the texture in memory, in bytes.
  var byteCount: Int {
    if case .mask = storage { return width * height }
    return width * height * 4
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// A back end that fills rectangles and copies textures in whole pixels; all painting consists of these two.
protocol Brush: AnyObject {
  /// True when `copyScaled` gives the same pixels for a damaged part of any size.
  var canScale: Bool { get }

  /// Makes a texture of an image; returns `nil` when its size is refused.
  func makeTexture(_ image: PixelImage) -> Texture?

  /// Frees a texture's memory.
  func destroy(_ texture: Texture)

  /// Restricts painting to `area`.
  func clip(to area: PixelRect)

  /// Completes the painting and removes the clip.
  func finish()

  /// Fills a rectangle.
  func fill(_ area: PixelRect, _ color: Color)

  /// Copies a part of `texture` to a point, unscaled: tinted by the colour's channels, faded by its alpha.
  func copy(_ texture: Texture, part: PixelRect, toX x: Int, y: Int, tint: Color)

  /// Replaces the pixels beneath an image by their difference from the image.
  func layDifference(of image: PixelImage, toX x: Int, y: Int)

  /// Copies the whole texture, scaled; only for a brush whose `canScale` is true.
  func copyScaled(_ texture: Texture, to area: PixelRect, tint: Color)
}

extension Color {
  /// Returns white, which does not tint, at the given opacity.
  nonisolated static func untinted(_ opacity: CGFloat) -> Color {
    Color(red: 255, green: 255, blue: 255).withOpacity(opacity)
  }
}
