import Foundation
import LayoutGeometry
import ScreenInterface

/// A painter of text lines, with a cache by string, style, colour and scale.
final class SDLText {
  private nonisolated struct Key: Hashable {
    let line: TextLine
    let color: Color
    let scale: CGFloat
    /// The width that the line is squeezed to, in pixels; 0 when it is not squeezed.
    let squeezed: Int

    /// Lines are compared byte by byte: Unicode equivalence costs more than a second copy.
    static func == (one: Key, other: Key) -> Bool {
      one.color == other.color && one.scale == other.scale && one.squeezed == other.squeezed
        && one.line.width == other.line.width && one.line.style == other.line.style
        && one.line.stretches == other.line.stretches && one.line.gapExpansion == other.line.gapExpansion
        && hasSameBytes(one.line.string, other.line.string)
    }

    private static func hasSameBytes(_ one: String, _ other: String) -> Bool {
      var (one, other) = (one, other)
      return one.withUTF8 { bytes in
        other.withUTF8 { others in
          guard bytes.count == others.count, let first = bytes.baseAddress, let second = others.baseAddress
          else {
            return false
          }
          return memcmp(first, second, bytes.count) == 0
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      var string = line.string
      string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(color.packed)
      hasher.combine(line.style.size * scale + CGFloat(squeezed) * 4096)
    }
  }

  private struct Entry {
    var texture: Texture?
    var left: Int
    var top: Int
  }

  private static let budget = 16 << 20
  /// The cost of a cache entry without ink.
  private static let emptyCost = 64

  private let brush: any Brush
  private let rasterizer: any LineRasterizing
  private var lines = LRUCache<Key, Entry>(budget: budget)
  private var images = LRUCache<Key, LineImage>(budget: budget / 8)

  init(brush: any Brush, rasterizer: any LineRasterizing) {
    self.brush = brush
    self.rasterizer = rasterizer
  }

  /// Discards all textures.
  func discardTextures() { lines.removeAll(destroy) }

  /// Draws a line from the left edge of `frame`, vertically in its middle, on whole pixels.
  func draw(_ line: TextLine, _ color: Color, in frame: CGRect, scale: CGFloat, opacity: CGFloat) {
    let natural = line.width * scale
    let available = frame.width * scale
    let isSqueezed = available < natural - 1
    let width = isSqueezed ? max(1, Int(available.rounded())) : 0
    let key = Key(
      line: line, color: color, scale: scale, squeezed: brush.canScale ? 0 : width)
    guard let entry = entry(for: key), let texture = entry.texture else { return }
    let x = frame.minX.pixels(scale: scale)
    let middle = frame.minY.pixels(scale: scale) + Int((frame.height * scale / 2).rounded())
    let tint = Color.untinted(opacity)
    if isSqueezed, brush.canScale {
      let ratio = available / natural
      brush.copyScaled(
        texture,
        to: PixelRect(
          x: x + Int((CGFloat(entry.left) * ratio).rounded()), y: middle + entry.top,
          width: max(1, Int((CGFloat(texture.width) * ratio).rounded())), height: texture.height),
        tint: tint)
    } else {
      brush.copy(texture, part: texture.bounds, toX: x + entry.left, y: middle + entry.top, tint: tint)
    }
  }

  private func entry(for key: Key) -> Entry? {
    if let known = lines.value(for: key) { return known }
    let image = key.squeezed > 0 ? squeezedImage(key) : rasterized(key)
    let texture = image.flatMap { brush.makeTexture($0.image) }
    let entry = Entry(texture: texture, left: image?.left ?? 0, top: image?.top ?? 0)
    lines.insert(entry, for: key, cost: texture?.byteCount ?? Self.emptyCost, forgetting: destroy)
    return entry
  }

  private func rasterized(_ key: Key) -> LineImage? {
    rasterizer.image(of: key.line, color: key.color, scale: key.scale)
  }

  private func squeezedImage(_ key: Key) -> LineImage? {
    let naturalKey = Key(line: key.line, color: key.color, scale: key.scale, squeezed: 0)
    guard let natural = images.value(for: naturalKey) ?? rasterized(naturalKey) else { return nil }
    images.insert(natural, for: naturalKey, cost: natural.image.byteCount)
    let ratio = CGFloat(key.squeezed) / (key.line.width * key.scale)
    let width = max(1, Int((CGFloat(natural.image.width) * ratio).rounded()))
    var squeezed = natural
    squeezed.image = BilinearScaling.scaled(natural.image, width: width, height: natural.image.height)
    squeezed.left = Int((CGFloat(natural.left) * ratio).rounded())
    return squeezed
  }

  private func destroy(_ entry: Entry) {
    if let texture = entry.texture { brush.destroy(texture) }
  }
}
