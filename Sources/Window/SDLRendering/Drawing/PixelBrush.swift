import Foundation
import LayoutGeometry
import ScreenInterface

/// A brush that paints with the CPU, directly into a surface's memory.
///
/// SDL's own software renderer blends text and masks one channel at a time; in rows of four pixels the same
/// work costs a fraction.
final class PixelBrush: Brush {
  /// The memory that is painted.
  var target: PixelTarget
  private var clipArea: PixelRect

  let canScale = false

  init(target: PixelTarget) {
    self.target = target
    clipArea = target.bounds
  }

  func makeTexture(_ image: PixelImage) -> Texture? {
    Texture(image, in: PixelMask(image).map(Texture.Storage.mask) ?? .pixels(image))
  }

  func destroy(_ texture: Texture) {}

  func clip(to area: PixelRect) { clipArea = area.intersection(target.bounds) }

  func finish() { clipArea = target.bounds }

  func fill(_ area: PixelRect, _ color: Color) {
    let inside = area.intersection(clipArea)
    if inside.isEmpty || color.alpha == 0 { return }
    if color.alpha == 255 { target.fill(inside, color) } else { target.blend(inside, color) }
  }

  func copy(_ texture: Texture, part: PixelRect, toX x: Int, y: Int, tint: Color) {
    if tint.alpha == 0 { return }
    let whole = PixelRect(x: x, y: y, width: part.width, height: part.height)
    let inside = whole.intersection(clipArea)
    if inside.isEmpty { return }
    let origin = (x: part.x + inside.x - x, y: part.y + inside.y - y)
    switch texture.storage {
    case .pixels(let image):
      guard tint.alpha == 255 else { return target.blend(image, from: origin, to: inside, tint: tint) }
      let opaque = image.opaqueRows.clamped(to: origin.y..<origin.y + inside.height)
      func rows(_ rows: Range<Int>, _ lay: ((x: Int, y: Int), PixelRect) -> Void) {
        if rows.isEmpty { return }
        let top = inside.y + rows.lowerBound - origin.y
        lay(
          (origin.x, rows.lowerBound),
          PixelRect(x: inside.x, y: top, width: inside.width, height: rows.count))
      }
      rows(origin.y..<opaque.lowerBound) { target.blend(image, from: $0, to: $1, tint: tint) }
      rows(opaque) { target.copy(image, from: $0, to: $1) }
      rows(opaque.upperBound..<origin.y + inside.height) { target.blend(image, from: $0, to: $1, tint: tint) }
    case .mask(let mask): target.blend(mask, from: origin, to: inside, tint: tint)
    case .renderer: break
    }
  }

  func layDifference(of image: PixelImage, toX x: Int, y: Int) {
    let inside = PixelRect(x: x, y: y, width: image.width, height: image.height).intersection(clipArea)
    if !inside.isEmpty {
      target.layDifference(of: image, from: (x: inside.x - x, y: inside.y - y), to: inside)
    }
  }

  func copyScaled(_ texture: Texture, to area: PixelRect, tint: Color) {
    preconditionFailure("a copy in software keeps its size; scale the image before")
  }
}
