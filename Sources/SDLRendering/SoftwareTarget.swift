import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A surface that is painted in software.
final class SoftwareTarget {
  /// What paints.
  let canvas: SDLCanvas
  /// The pixels; they belong to whoever made them.
  let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer
  private var isOpen = true

  init(surface: UnsafeMutablePointer<SDL_Surface>, resources: DrawingResources) throws(SDLError) {
    guard let renderer = SDL_CreateSoftwareRenderer(surface) else {
      throw SDLError.rendererRefused(.software, reason: SDLSession.reason)
    }
    self.surface = surface
    self.renderer = renderer
    canvas = SDLCanvas(
      renderer: renderer, resources: resources, isSoftware: true, pixels: PixelTarget(surface))
  }

  isolated deinit { close() }

  /// Paints and completes `lists` inside `damage`.
  func draw(_ lists: [DisplayList], damage: [PixelRect], scale: CGFloat) {
    canvas.render(lists, damage: damage, scale: scale)
    SDL_RenderFlush(renderer)
  }

  /// Lets go of the surface, before it is freed by its owner.
  func close() {
    guard isOpen else { return }
    isOpen = false
    canvas.discardTextures()
    SDL_DestroyRenderer(renderer)
  }
}
