import Foundation
import LayoutGeometry
import ScreenInterface

/// A painter of fills, outlines, shadows, gradients and symbols, with a cache of their masks.
final class SDLShapes {
  private static let budget = 8 << 20
  private static let shadowStrip = 128
  private static let gradientStrip = 32

  /// A mask that covers an area in tiles.
  private struct Placed {
    let texture: Texture
    let area: PixelRect
    let tint: Color
  }

  private let brush: any Brush
  private var masks = LRUCache<ShapeKey, Texture>(budget: budget)

  init(brush: any Brush) { self.brush = brush }

  /// Discards all masks.
  func discardTextures() { masks.removeAll(brush.destroy) }

  /// Fills a rounded rectangle; `radius` in pixels.
  func fill(_ area: PixelRect, _ color: Color, radius: CGFloat) {
    let radius = min(radius, CGFloat(min(area.width, area.height)) / 2)
    if radius <= 0 { return brush.fill(area, color) }
    let cap = Int(radius.rounded(.up))
    let columns = TiledAxis(length: area.width, cap: cap, strip: 0)
    let rows = TiledAxis(length: area.height, cap: cap, strip: 0)
    copyCorners(.fill(radius: radius), area, columns, rows, color)
    if area.width > 2 * cap {
      let middle = PixelRect(x: area.x + cap, y: area.y, width: area.width - 2 * cap, height: area.height)
      if area.height <= 2 * cap { return brush.fill(middle, color) }
      brush.fill(PixelRect(x: middle.x, y: area.y, width: middle.width, height: cap), color)
      brush.fill(PixelRect(x: middle.x, y: area.maxY - cap, width: middle.width, height: cap), color)
    }
    brush.fill(
      PixelRect(x: area.x, y: area.y + cap, width: area.width, height: area.height - 2 * cap), color)
  }

  /// Outlines a rounded rectangle inside its edge; the line is whole pixels wide so that it stays crisp.
  func stroke(_ area: PixelRect, _ color: Color, line: Int, radius: CGFloat) {
    if area.isEmpty { return }
    if 2 * line >= min(area.width, area.height) { return fill(area, color, radius: radius) }
    let radius = min(radius, CGFloat(min(area.width, area.height)) / 2)
    let cap = max(line, Int(max(0, radius).rounded(.up)))
    let columns = TiledAxis(length: area.width, cap: cap, strip: 0)
    let rows = TiledAxis(length: area.height, cap: cap, strip: 0)
    copyCorners(.stroke(radius: radius, line: line), area, columns, rows, color)
    let across = area.width - 2 * cap
    brush.fill(PixelRect(x: area.x + cap, y: area.y, width: across, height: line), color)
    brush.fill(PixelRect(x: area.x + cap, y: area.maxY - line, width: across, height: line), color)
    let down = area.height - 2 * cap
    brush.fill(PixelRect(x: area.x, y: area.y + cap, width: line, height: down), color)
    brush.fill(PixelRect(x: area.maxX - line, y: area.y + cap, width: line, height: down), color)
  }

  /// Returns the centre of a shadow, which has one colour and is usually hidden under its card.
  func shadowCenter(_ area: PixelRect, reach: Int, radius: CGFloat) -> PixelRect {
    let cap = 2 * reach + Int(radius.rounded(.up))
    let isDivided = area.width > 2 * cap && area.height > 2 * cap
    return isDivided
      ? PixelRect(
        x: area.x + cap, y: area.y + cap, width: area.width - 2 * cap, height: area.height - 2 * cap) : .zero
  }

  /// Draws a soft shadow that fills `area`, except its uniform centre, which the caller paints.
  ///
  /// Each part is clipped to `shown` before it is painted.
  /// The colour is baked into the mask: SDL needs many times as long to blend a tinted copy.
  func shadow(
    _ area: PixelRect, _ color: Color, reach: Int, radius: CGFloat, opacity: CGFloat,
    _ shown: (PixelRect) -> PixelRect
  ) {
    let cap = 2 * reach + Int(radius.rounded(.up))
    let columns = TiledAxis(length: area.width, cap: cap, strip: Self.shadowStrip)
    let rows = TiledAxis(length: area.height, cap: cap, strip: Self.shadowStrip)
    let kind = ShapeKey.Kind.shadow(color, radius: radius, reach: reach)
    guard let mask = texture(kind, width: columns.patch, height: rows.patch) else { return }
    let placed = Placed(texture: mask, area: area, tint: .untinted(opacity))
    for row in 0..<rows.count {
      for column in 0..<columns.count where !(rows[row].isMiddle && columns[column].isMiddle) {
        copy(placed, columns[column], rows[row], shown)
      }
    }
  }

  /// Draws a linear gradient over a rounded rectangle.
  func gradient(
    _ area: PixelRect, _ ramp: GradientRamp, radius: CGFloat, in view: (visible: PixelRect, opacity: CGFloat)
  ) {
    let radius = max(0, min(radius, CGFloat(min(area.width, area.height)) / 2))
    let cap = Int(radius.rounded(.up))
    let isAcross = ramp.axis == .horizontal
    let columns = TiledAxis(
      length: area.width, cap: isAcross ? area.width : cap, strip: Self.gradientStrip)
    let rows = TiledAxis(
      length: area.height, cap: isAcross ? cap : area.height, strip: Self.gradientStrip)
    let kind = ShapeKey.Kind.gradient(ramp, radius: radius)
    guard let patch = texture(kind, width: columns.patch, height: rows.patch) else { return }
    let placed = Placed(texture: patch, area: area, tint: .untinted(view.opacity))
    for row in 0..<rows.count {
      for column in 0..<columns.count {
        copy(placed, columns[column], rows[row]) { $0.intersection(view.visible) }
      }
    }
  }

  /// Draws a symbol in the middle of `area`.
  func symbol(_ area: PixelRect, _ symbol: DrawCommand.Symbol, _ color: Color) {
    guard let mask = texture(.symbol(symbol), width: area.width, height: area.height) else { return }
    brush.copy(mask, part: mask.bounds, toX: area.x, y: area.y, tint: color)
  }

  private func copyCorners(
    _ kind: ShapeKey.Kind, _ area: PixelRect, _ columns: TiledAxis, _ rows: TiledAxis, _ color: Color
  ) {
    guard let mask = texture(kind, width: columns.patch, height: rows.patch) else { return }
    let placed = Placed(texture: mask, area: area, tint: color)
    for row in 0..<rows.count {
      for column in 0..<columns.count { copy(placed, columns[column], rows[row]) { $0 } }
    }
  }

  private func copy(
    _ placed: Placed, _ column: TiledAxis.Tile, _ row: TiledAxis.Tile, _ shown: (PixelRect) -> PixelRect
  ) {
    let target = PixelRect(
      x: placed.area.x + column.target, y: placed.area.y + row.target, width: column.length,
      height: row.length)
    let rest = shown(target)
    if rest.isEmpty { return }
    let part = PixelRect(
      x: column.source + rest.x - target.x, y: row.source + rest.y - target.y, width: rest.width,
      height: rest.height)
    brush.copy(placed.texture, part: part, toX: rest.x, y: rest.y, tint: placed.tint)
  }

  private func texture(_ kind: ShapeKey.Kind, width: Int, height: Int) -> Texture? {
    if width <= 0 || height <= 0 { return nil }
    let key = ShapeKey(kind: kind, width: width, height: height)
    if let known = masks.value(for: key) { return known }
    guard let texture = brush.makeTexture(key.image) else { return nil }
    masks.insert(texture, for: key, cost: texture.byteCount, forgetting: brush.destroy)
    return texture
  }
}

/// One axis of a nine-slice image: the ends of a small patch are drawn once, its middle as often as needed.
nonisolated struct TiledAxis: Sendable {
  /// A range of the patch and its target position.
  struct Tile {
    var source: Int
    var target: Int
    var length: Int
    var isMiddle: Bool
  }

  let length: Int
  let patch: Int
  let cap: Int

  /// Tiles `length` pixels by a patch with ends of `cap` pixels and a middle of at most `strip` pixels (none at 0).
  ///
  /// A length too short for a middle is covered by one undivided patch of that length.
  init(length: Int, cap: Int, strip: Int) {
    self.length = length
    self.cap = cap
    patch = min(length, 2 * cap + strip)
  }

  private var isDivided: Bool { length > 2 * cap }
  private var strip: Int { patch - 2 * cap }
  private var middles: Int { strip == 0 ? 0 : (length - 2 * cap + strip - 1) / strip }

  /// The number of tiles.
  var count: Int { isDivided ? middles + (cap > 0 ? 2 : 0) : 1 }

  /// Returns the tile at `index`, counted from the start.
  subscript(index: Int) -> Tile {
    if !isDivided { return Tile(source: 0, target: 0, length: length, isMiddle: false) }
    let step = cap > 0 ? index - 1 : index
    if step < 0 { return Tile(source: 0, target: 0, length: cap, isMiddle: false) }
    let target = cap + step * strip
    if step >= middles {
      return Tile(source: patch - cap, target: length - cap, length: cap, isMiddle: false)
    }
    return Tile(source: cap, target: target, length: min(strip, length - cap - target), isMiddle: true)
  }
}
