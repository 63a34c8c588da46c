import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A surface that is painted in software.
///
/// The surface belongs to its maker, and has to outlive the target or its `close`.
final class SoftwareTarget {
  /// The canvas that paints.
  let canvas: SDLCanvas
  /// The surface that is shown.
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// The surface painted first when `surface` has another pixel format; `nil` otherwise.
  private var workshop: UnsafeMutablePointer<SDL_Surface>?
  /// The memory of the surface painted first.
  private let memory: PixelTarget

  init(surface: UnsafeMutablePointer<SDL_Surface>, resources: DrawingResources) throws(SDLError) {
    self.surface = surface
    if let pixels = PixelTarget(surface) {
      canvas = SDLCanvas(brush: PixelBrush(target: pixels), resources: resources)
      memory = pixels
      return
    }
    let size = (width: surface.pointee.w, height: surface.pointee.h)
    workshop = SDL_CreateRGBSurfaceWithFormat(
      0, size.width, size.height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    guard let workshop, let pixels = PixelTarget(workshop) else {
      throw SDLError.surfaceRefused(
        size: CGSize(width: Int(size.width), height: Int(size.height)), reason: SDLSession.reason)
    }
    canvas = SDLCanvas(brush: PixelBrush(target: pixels), resources: resources)
    memory = pixels
  }

  isolated deinit { close() }

  /// Brings the last frame up to `lists` and returns the number of commands painted, one per rectangle.
  @discardableResult
  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int {
    for move in update.moves { memory.move(move) }
    canvas.render(lists, damage: update.painted, scale: scale)
    guard let workshop else { return canvas.drawCalls }
    for rectangle in update.changed {
      var area = rectangle.sdlRect
      var place = area
      SDL_UpperBlit(workshop, &area, surface, &place)
    }
    return canvas.drawCalls
  }

  /// Paints `lists` inside `area` and copies the pixels.
  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap {
    draw(lists, update: FrameUpdate(painting: [area]), scale: scale)
    return Bitmap(workshop ?? surface, part: area, settingBits: 0xFF00_0000)
  }

  /// Releases the surface, before its owner frees it.
  func close() {
    if let workshop { SDL_FreeSurface(workshop) }
    workshop = nil
  }
}
