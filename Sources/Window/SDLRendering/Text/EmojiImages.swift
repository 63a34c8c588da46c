import CSDL2
import Foundation

/// A cache of emoji from bitmap fonts, scaled to the requested sizes.
@MainActor
final class EmojiImages {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let string: String
    /// The em, in hundredths of a pixel.
    let size: Int
  }

  private let library: FontLibrary
  private var images = LRUCache<Key, LineImage>(budget: 4 << 20)

  init(_ library: FontLibrary) { self.library = library }

  /// Returns the image of a run with an em of `size` pixels, its top above the baseline; `nil` when it is empty.
  func image(of run: TextRun, size: CGFloat) -> LineImage? {
    let key = Key(
      face: ObjectIdentifier(run.face), string: run.string, size: Int((min(size, 4000) * 100).rounded()))
    if let known = images.value(for: key) { return known }
    guard let image = scaled(run, size: size) else { return nil }
    images.insert(image, for: key, cost: image.image.byteCount + run.string.utf8.count)
    return image
  }

  private func scaled(_ run: TextRun, size: CGFloat) -> LineImage? {
    guard let pictureSize = run.face.pictureSize,
      let surface = library.surface(of: run, size: pictureSize, color: SDL_Color(r: 0, g: 0, b: 0, a: 255))
    else { return nil }
    defer { SDL_FreeSurface(surface.pixels) }
    guard let ink = TextLineCanvas.ink(of: surface.pixels) else { return nil }
    let ratio = size / pictureSize
    let width = max(1, Int((CGFloat(ink.image.width) * ratio).rounded()))
    let height = max(1, Int((CGFloat(ink.image.height) * ratio).rounded()))
    let resampling = AreaResampling(
      filling: width, height, fromWidth: ink.image.width, height: ink.image.height)
    let pixels = ink.image.pixels.withUnsafeBufferPointer {
      resampling.pixels(
        of: $0, sourceWidth: ink.image.width, stride: ink.image.width, sourceHeight: ink.image.height)
    }
    return LineImage(
      image: PixelImage(width: width, height: height, pixels: pixels, isOpaque: false),
      left: Int((CGFloat(ink.x) * ratio).rounded()),
      top: Int((CGFloat(ink.y - surface.ascent) * ratio).rounded()))
  }
}
