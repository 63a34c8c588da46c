import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A painter of projected lists: each is painted on a sheet of its own, which is then seen through its projection.
///
/// Sheets are painted and seen by the CPU, so that they are the same in every window.
final class SDLSheets {
  private struct Key: Hashable {
    let commands: [DrawCommand]
    let width: Int
    let height: Int
    let scale: CGFloat
  }

  private static let budget = 32 << 20
  /// The longest side of a sheet, in pixels; one that would be longer is painted smaller.
  private static let longest: CGFloat = 4096

  private let brush: any Brush
  private let resources: DrawingResources
  private var sheets = LRUCache<Key, SheetPixels>(budget: budget)
  /// The number of pictures that were decoded when the sheets were painted.
  private var seenPictures = 0

  init(brush: any Brush, resources: DrawingResources) {
    self.brush = brush
    self.resources = resources
  }

  /// Draws the visible part of a list whose frame is `area`.
  func draw(
    _ list: ProjectedList, over area: PixelRect, in view: (visible: PixelRect, opacity: CGFloat),
    scale: CGFloat
  ) {
    let visible = view.visible.intersection(area)
    guard !visible.isEmpty else { return }
    let sheetScale = scale * min(1, Self.longest / (max(list.size.width, list.size.height) * scale))
    // From the pixels of the area to those of the sheet.
    let pixels = CGAffineTransform(scaleX: 1 / sheetScale, y: 1 / sheetScale)
      .concatenating(list.projection).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    guard let inverse = pixels.inverse, let sheet = sheet(of: list, scale: sheetScale) else { return }
    let image = sheet.seen(
      through: inverse,
      in: PixelRect(
        x: visible.x - area.x, y: visible.y - area.y, width: visible.width, height: visible.height))
    guard let texture = brush.makeTexture(image) else { return }
    brush.copy(
      texture, part: texture.bounds, toX: visible.x, y: visible.y, tint: .untinted(view.opacity))
    brush.destroy(texture)
  }

  private func sheet(of list: ProjectedList, scale: CGFloat) -> SheetPixels? {
    if seenPictures != resources.pictures.insertions {
      seenPictures = resources.pictures.insertions
      sheets.removeAll { _ in }
    }
    let bounds = list.sheet.bounds(scale: scale)
    guard !bounds.isEmpty else { return nil }
    let key = Key(commands: list.commands, width: bounds.width, height: bounds.height, scale: scale)
    if let known = sheets.value(for: key) { return known }
    guard let painted = paint(list.sheet, bounds, scale: scale) else { return nil }
    sheets.insert(painted, for: key, cost: painted.pixels.count * 4)
    return painted
  }

  private func paint(_ list: DisplayList, _ bounds: PixelRect, scale: CGFloat) -> SheetPixels? {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(0, Int32(bounds.width), Int32(bounds.height), 32, format)
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let target = PixelTarget(surface) else { return nil }
    SDL_FillRect(surface, nil, 0)
    // Over what is clear, blending leaves colours times alpha.
    SDLCanvas(brush: PixelBrush(target: target), resources: resources)
      .render([list], damage: [bounds], scale: scale)
    let painted = Bitmap(target, part: bounds, settingBits: 0)
    return SheetPixels(width: painted.width, height: painted.height, pixels: painted.pixels)
  }
}
