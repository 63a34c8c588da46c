import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A brush that paints with the GPU, through an SDL renderer.
final class RendererBrush: Brush {
  private let renderer: OpaquePointer
  /// The area that painting is restricted to; `nil` is the whole target.
  private var clipArea: PixelRect?

  let canScale = true

  init(renderer: OpaquePointer) { self.renderer = renderer }

  func makeTexture(_ image: PixelImage) -> Texture? {
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
    return Texture(image, in: .renderer(handle))
  }

  func destroy(_ texture: Texture) {
    if case .renderer(let handle) = texture.storage { SDL_DestroyTexture(handle) }
  }

  func clip(to area: PixelRect) {
    var rect = area.sdlRect
    SDL_RenderSetClipRect(renderer, &rect)
    clipArea = area
  }

  func finish() {
    SDL_RenderSetClipRect(renderer, nil)
    clipArea = nil
    SDL_RenderFlush(renderer)
  }

  func fill(_ area: PixelRect, _ color: Color) {
    if area.isEmpty || color.alpha == 0 { return }
    SDL_SetRenderDrawBlendMode(renderer, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    var rect = area.sdlRect
    SDL_RenderFillRect(renderer, &rect)
  }

  func copy(_ texture: Texture, part: PixelRect, toX x: Int, y: Int, tint: Color) {
    if part.isEmpty { return }
    copy(
      texture, part: part, to: PixelRect(x: x, y: y, width: part.width, height: part.height), tint: tint)
  }

  /// Replaces the pixels beneath an image by their difference from the image.
  ///
  /// No GPU blend mode computes an absolute difference: the pixels are read back, compared by the CPU and
  /// uploaded again, after a wait for everything painted so far.
  func layDifference(of image: PixelImage, toX x: Int, y: Int) {
    let whole = PixelRect(x: x, y: y, width: image.width, height: image.height)
    let inside = clipArea.map(whole.intersection) ?? whole
    guard !inside.isEmpty, var painted = Bitmap(renderer, part: inside) else { return }
    image.pixels.withUnsafeBufferPointer { theirs in
      painted.pixels.withUnsafeMutableBufferPointer { ours in
        guard let first = theirs.baseAddress, let target = ours.baseAddress else { return }
        for line in 0..<inside.height {
          let start = (inside.y - y + line) * image.width + inside.x - x
          PixelDifference.lay(first + start, over: target + line * inside.width, count: inside.width)
        }
      }
    }
    let difference = PixelImage(
      width: inside.width, height: inside.height, pixels: painted.pixels, isOpaque: true)
    guard let texture = makeTexture(difference) else { return }
    copy(texture, part: texture.bounds, to: inside, tint: .untinted(1))
    destroy(texture)
  }

  func copyScaled(_ texture: Texture, to area: PixelRect, tint: Color) {
    copy(texture, part: texture.bounds, to: area, tint: tint)
  }

  private func copy(_ texture: Texture, part: PixelRect, to area: PixelRect, tint: Color) {
    guard case .renderer(let handle) = texture.storage else { return }
    let isPlain = texture.isOpaque && tint.alpha == 255
    SDL_SetTextureBlendMode(handle, isPlain ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetTextureColorMod(handle, tint.red, tint.green, tint.blue)
    SDL_SetTextureAlphaMod(handle, tint.alpha)
    var source = part.sdlRect
    var target = area.sdlRect
    SDL_RenderCopy(renderer, handle, &source, &target)
  }
}
