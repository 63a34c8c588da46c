import Foundation
import LayoutGeometry
import ScreenInterface

/// A painter of decoded pictures: it copies textures, unscaled when the size allows.
final class SDLPictures {
  private struct ScaledKey: Hashable {
    let source: PictureKey
    let width: Int
    let height: Int
  }

  private static let budget = 64 << 20

  private let brush: any Brush
  private let resources: DrawingResources
  private var textures = LRUCache<PictureKey, Texture>(budget: budget)
  private var seenReplacements = 0
  private var scaled = LRUCache<ScaledKey, Texture>(budget: budget / 4)

  init(brush: any Brush, resources: DrawingResources) {
    self.brush = brush
    self.resources = resources
  }

  /// Discards all textures.
  func discardTextures() {
    textures.removeAll(brush.destroy)
    scaled.removeAll(brush.destroy)
  }

  /// Returns the part of `area` in which the picture is opaque.
  func opaqueArea(of wanted: PictureKey, over area: PixelRect) -> PixelRect {
    guard let best = resources.pictures.bestCopy(for: wanted),
      let image = resources.pictures.image(for: best)
    else { return .zero }
    if image.isOpaque { return area }
    // A copy whose height differs by one pixel has its middle row dropped or doubled.
    let (first, end) = (image.opaqueRows.lowerBound, image.opaqueRows.upperBound - image.height + area.height)
    guard best.fits(wanted), first < area.height / 2, end > area.height / 2 else { return .zero }
    return PixelRect(x: area.x, y: area.y + first, width: area.width, height: end - first)
  }

  /// Discards textures of pictures that were decoded again with other pixels, as after a file was saved.
  func forgetStaleTextures() {
    if seenReplacements == resources.pictures.replacements { return }
    seenReplacements = resources.pictures.replacements
    discardTextures()
  }

  /// Draws the picture over `area`; draws nothing while no copy of it is decoded.
  func draw(_ wanted: PictureKey, over area: PixelRect, opacity: CGFloat) {
    guard let best = resources.pictures.bestCopy(for: wanted) else { return }
    let tint = Color.untinted(opacity)
    if best.fits(wanted) {
      if let texture = texture(best) { copyFitting(texture, to: area, tint: tint) }
    } else if brush.canScale {
      if let texture = texture(best) { brush.copyScaled(texture, to: area, tint: tint) }
    } else if let texture = scaledTexture(best, area) {
      brush.copy(texture, part: texture.bounds, toX: area.x, y: area.y, tint: tint)
    }
  }

  /// Replaces the pixels beneath by their difference from the picture, scaled only when it does not fit.
  func drawDifference(_ wanted: PictureKey, over area: PixelRect) {
    guard let best = resources.pictures.bestCopy(for: wanted),
      let image = resources.pictures.image(for: best)
    else { return }
    let fitting =
      best.fits(wanted) ? image : BilinearScaling.scaled(image, width: area.width, height: area.height)
    brush.layDifference(of: fitting, toX: area.x, y: area.y)
  }

  /// Copies a texture over an area whose size differs by at most a pixel.
  ///
  /// Each half stays at its own edge. So the corners stay intact, and one line in the middle is dropped or doubled.
  private func copyFitting(_ texture: Texture, to area: PixelRect, tint: Color) {
    if texture.width == area.width, texture.height == area.height {
      return brush.copy(texture, part: texture.bounds, toX: area.x, y: area.y, tint: tint)
    }
    let left = area.width / 2
    let top = area.height / 2
    let right = area.width - left
    let bottom = area.height - top
    let (farX, farY) = (texture.width - right, texture.height - bottom)
    let parts = (
      PixelRect(x: 0, y: 0, width: left, height: top), PixelRect(x: farX, y: 0, width: right, height: top),
      PixelRect(x: 0, y: farY, width: left, height: bottom),
      PixelRect(x: farX, y: farY, width: right, height: bottom)
    )
    brush.copy(texture, part: parts.0, toX: area.x, y: area.y, tint: tint)
    brush.copy(texture, part: parts.1, toX: area.x + left, y: area.y, tint: tint)
    brush.copy(texture, part: parts.2, toX: area.x, y: area.y + top, tint: tint)
    brush.copy(texture, part: parts.3, toX: area.x + left, y: area.y + top, tint: tint)
  }

  private func texture(_ key: PictureKey) -> Texture? {
    if let known = textures.value(for: key) { return known }
    guard let image = resources.pictures.image(for: key), let texture = brush.makeTexture(image) else {
      return nil
    }
    textures.insert(texture, for: key, cost: texture.byteCount, forgetting: brush.destroy)
    return texture
  }

  private func scaledTexture(_ key: PictureKey, _ area: PixelRect) -> Texture? {
    if area.isEmpty { return nil }
    let scaledKey = ScaledKey(source: key, width: area.width, height: area.height)
    if let known = scaled.value(for: scaledKey) { return known }
    guard let image = resources.pictures.image(for: key) else { return nil }
    let squeezed = BilinearScaling.scaled(image, width: area.width, height: area.height)
    guard let texture = brush.makeTexture(squeezed) else { return nil }
    scaled.insert(texture, for: scaledKey, cost: texture.byteCount, forgetting: brush.destroy)
    return texture
  }
}
