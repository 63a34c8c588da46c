import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A picture in a renderer's own memory.
final class Texture {
  let handle: OpaquePointer
  let width: Int
  let height: Int
  let isOpaque: Bool

  init(handle: OpaquePointer, width: Int, height: Int, isOpaque: Bool) {
    self.handle = handle
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }

  var byteCount: Int { width * height * 4 }
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// What all painting is made of: filled rectangles and copied textures, in whole pixels.
///
/// A copy is never scaled on the software renderer: SDL cuts a scaled copy at the clip before it scales, so
/// that its pixels would depend on the damage.
final class SDLBrush {
  let renderer: OpaquePointer
  let isSoftware: Bool
  private let pixels: PixelTarget?
  private var clipArea: PixelRect?

  /// Creates a brush; `pixels` is what a software renderer paints on, where its memory can be written.
  init(renderer: OpaquePointer, isSoftware: Bool, pixels: PixelTarget?) {
    self.renderer = renderer
    self.isSoftware = isSoftware
    self.pixels = pixels
  }

  /// Uploads an image; `nil` when the renderer refuses its size.
  func makeTexture(_ image: PixelImage) -> Texture? {
    // Without an alpha channel a copy is a row copy, four times as fast as one that skips alpha.
    let format = image.isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    let access = Int32(SDL_TEXTUREACCESS_STATIC.rawValue)
    guard
      let handle = SDL_CreateTexture(
        renderer, format.rawValue, access, Int32(image.width), Int32(image.height))
    else { return nil }
    image.pixels.withUnsafeBytes { bytes in
      _ = SDL_UpdateTexture(handle, nil, bytes.baseAddress, Int32(image.width * 4))
    }
    SDL_SetTextureScaleMode(handle, SDL_ScaleModeLinear)
    return Texture(handle: handle, width: image.width, height: image.height, isOpaque: image.isOpaque)
  }

  /// Returns a texture's memory.
  func destroy(_ texture: Texture) { SDL_DestroyTexture(texture.handle) }

  /// Hands everything to the renderer and lets it draw everywhere again.
  func finish() {
    clipArea = nil
    SDL_RenderSetClipRect(renderer, nil)
    SDL_RenderFlush(renderer)
  }

  /// Lets nothing outside `area` change.
  func clip(to area: PixelRect) {
    clipArea = area
    var rect = SDL_Rect(area)
    SDL_RenderSetClipRect(renderer, &rect)
  }

  /// Fills a rectangle.
  func fill(_ area: PixelRect, _ color: Color) {
    if area.isEmpty || color.alpha == 0 { return }
    if color.alpha < 255, let pixels {
      // SDL blends a fill one channel at a time; what it has queued has to be on the surface first.
      SDL_RenderFlush(renderer)
      return pixels.blend(clipArea.map { area.intersection($0) } ?? area, color)
    }
    SDL_SetRenderDrawBlendMode(renderer, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    var rect = SDL_Rect(area)
    SDL_RenderFillRect(renderer, &rect)
  }

  /// Says how the next copies of `texture` blend: tinted by the colour's channels, faded by its alpha.
  func prepare(_ texture: Texture, tint: Color) {
    // Blending an opaque texture at full opacity has no fast path in SDL: 60 times slower than not blending.
    let isPlain = texture.isOpaque && tint.alpha == 255
    SDL_SetTextureBlendMode(texture.handle, isPlain ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetTextureColorMod(texture.handle, tint.red, tint.green, tint.blue)
    SDL_SetTextureAlphaMod(texture.handle, tint.alpha)
  }

  /// Copies a part of `texture`, whose size is kept, to a point.
  func copy(_ texture: Texture, part: PixelRect, toX x: Int, y: Int) {
    if part.isEmpty { return }
    copy(texture, part: part, to: PixelRect(x: x, y: y, width: part.width, height: part.height))
  }

  /// Copies the whole texture, scaled by the graphics processor.
  func copyScaled(_ texture: Texture, to area: PixelRect) {
    copy(texture, part: texture.bounds, to: area)
  }

  private func copy(_ texture: Texture, part: PixelRect, to area: PixelRect) {
    var source = SDL_Rect(part)
    var target = SDL_Rect(area)
    SDL_RenderCopy(renderer, texture.handle, &source, &target)
  }
}

extension Color {
  /// No tint, at the given opacity.
  nonisolated static func untinted(_ opacity: CGFloat) -> Color {
    Color(red: 255, green: 255, blue: 255).withOpacity(opacity)
  }
}

extension SDL_Rect {
  nonisolated init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
