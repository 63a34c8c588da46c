import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The presentation path that paints frames in software and uploads their changed part to a texture.
///
/// This is the software path of Wayland, where SDL's windows have no pixels of their own.
final class StreamingPath: PresentationPath {
  private let window: SDLWindow
  private let renderer: OpaquePointer
  private let resources: DrawingResources
  private var target: SoftwareTarget
  private var texture: OpaquePointer

  let isPacedByDisplay = true
  let blocksWhileCovered = true

  /// Presents frames through `renderer`, which belongs to `window`.
  init(window: SDLWindow, renderer: OpaquePointer, resources: DrawingResources) throws(SDLError) {
    self.window = window
    self.renderer = renderer
    self.resources = resources
    (target, texture) = try Self.make(window, renderer, resources)
  }

  isolated deinit { release() }

  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int {
    let drawCalls = target.draw(lists, update: update, scale: scale)
    let memory = target.memory
    for rectangle in update.changed {
      memory.forEachRun(of: rectangle) { part, _ in
        var area = part.sdlRect
        SDL_UpdateTexture(texture, &area, memory.pixels(part.x, part.y), target.surface.pointee.pitch)
      }
    }
    return drawCalls
  }

  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap? {
    target.pixels(of: lists, in: area, scale: scale)
  }

  func present(_ changed: [PixelRect]) -> Bool {
    let isWhole = SDL_RenderCopy(renderer, texture, nil, nil) == 0
    SDL_RenderPresent(renderer)
    return isWhole
  }

  func windowDidResize() throws(SDLError) {
    let fresh = try Self.make(window, renderer, resources)
    release()
    (target, texture) = fresh
  }

  func discardTextures() throws(SDLError) { try windowDidResize() }

  private func release() {
    let surface = target.surface
    target.close()
    SDL_FreeSurface(surface)
    SDL_DestroyTexture(texture)
  }

  private static func make(
    _ window: SDLWindow, _ renderer: OpaquePointer, _ resources: DrawingResources
  ) throws(SDLError) -> (SoftwareTarget, OpaquePointer) {
    let (width, height) = (Int32(window.pixelBounds.width), Int32(window.pixelBounds.height))
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    guard let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format) else {
      throw SDLError.surfaceRefused(size: window.size, reason: SDLSession.reason)
    }
    let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
    guard let texture = SDL_CreateTexture(renderer, format, access, width, height) else {
      let reason = SDLSession.reason
      SDL_FreeSurface(surface)
      throw SDLError.surfaceRefused(size: window.size, reason: reason)
    }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    return (try SoftwareTarget(surface: surface, resources: resources, canTurn: true), texture)
  }
}
