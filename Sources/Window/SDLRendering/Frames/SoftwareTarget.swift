import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A surface that is painted in software.
///
/// The surface belongs to its creator, and has to outlive the target or its `close`.
final class SoftwareTarget {
  /// The canvas that paints.
  let canvas: SDLCanvas
  /// The surface that is shown.
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// The memory of the surface painted first.
  var memory: PixelTarget { brush.target }
  /// The surface painted first when `surface` has another pixel format; `nil` otherwise.
  private var workshop: UnsafeMutablePointer<SDL_Surface>?
  private let brush: PixelBrush
  /// True when the code that presents the surface reads the order of its lines from `memory`.
  private let canTurn: Bool
  /// The pixels that are restored after a turn of the lines.
  private var kept: [UInt32] = []

  /// Prepares to paint on `surface`; with `canTurn` its lines may become a ring buffer with any first line.
  init(
    surface: UnsafeMutablePointer<SDL_Surface>, resources: DrawingResources, canTurn: Bool = false
  ) throws(SDLError) {
    self.surface = surface
    let pixels: PixelTarget
    if let shown = PixelTarget(surface) {
      pixels = shown
    } else {
      let size = (width: surface.pointee.w, height: surface.pointee.h)
      workshop = SDL_CreateRGBSurfaceWithFormat(
        0, size.width, size.height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
      guard let workshop, let hidden = PixelTarget(workshop) else {
        throw SDLError.surfaceRefused(
          size: CGSize(width: Int(size.width), height: Int(size.height)), reason: SDLSession.reason)
      }
      pixels = hidden
    }
    self.canTurn = canTurn && workshop == nil
    brush = PixelBrush(target: pixels)
    canvas = SDLCanvas(brush: brush, resources: resources)
  }

  isolated deinit { close() }

  /// Updates the last frame to `lists` and returns the number of commands painted, counted once per rectangle.
  @discardableResult
  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int {
    perform(update)
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
    return Bitmap(memory, part: area, settingBits: 0xFF00_0000)
  }

  /// Performs the moves of an update, by turning the lines where that leaves less to copy.
  private func perform(_ update: FrameUpdate) {
    guard canTurn, let turn = RingRotation(of: update, in: memory.bounds) else {
      for move in update.moves { memory.move(move) }
      return
    }
    memory.save(turn.kept, to: &kept)
    brush.target.turn(by: turn.lines)
    for move in turn.moves { memory.move(move) }
    memory.restore(turn.kept, from: kept)
  }

  /// Releases the surface, before its owner frees it.
  func close() {
    if let workshop { SDL_FreeSurface(workshop) }
    workshop = nil
  }
}
