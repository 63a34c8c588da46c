import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The presentation path of SDL's GPU renderer: it draws the whole window each time, as a buffer swap keeps nothing.
final class AcceleratedPath: PresentationPath {
  private let window: SDLWindow
  private let renderer: OpaquePointer
  private let canvas: SDLCanvas

  let isPacedByDisplay: Bool
  let blocksWhileCovered: Bool

  /// Draws through `renderer`, which belongs to `window`.
  init(window: SDLWindow, renderer: OpaquePointer, resources: DrawingResources) {
    self.window = window
    self.renderer = renderer
    isPacedByDisplay = !GraphicsDriver.isSoftware(GraphicsDriver.name ?? "")
    blocksWhileCovered = isPacedByDisplay || SDLSession.driver == "wayland"
    canvas = SDLCanvas(renderer: renderer, resources: resources)
  }

  isolated deinit { canvas.discardTextures() }

  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int {
    canvas.render(lists, damage: [window.pixelBounds], scale: scale)
    return canvas.drawCalls
  }

  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap? {
    canvas.render(lists, damage: [area], scale: scale)
    return Bitmap(renderer, part: area)
  }

  func present(_ changed: [PixelRect]) -> Bool {
    SDL_RenderPresent(renderer)
    return true
  }

  func windowDidResize() {}

  func discardTextures() { canvas.discardTextures() }
}
