import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A back end that draws frames and presents them on the screen.
protocol PresentationPath: AnyObject {
  /// True when presenting waits for the display's refresh (vsync), and for little else.
  var isPacedByDisplay: Bool { get }

  /// True when presenting blocks while other windows cover this one.
  var blocksWhileCovered: Bool { get }

  /// Updates the last frame to `lists`, and returns the number of commands painted.
  ///
  /// A command counts once for each rectangle it is painted in. A path that does not keep its last frame
  /// moves nothing and paints everywhere.
  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int

  /// Paints `lists` inside `area` and reads the pixels back; `nil` when they cannot be read.
  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap?

  /// Presents the frame, of which only `changed` differs from the last one.
  ///
  /// Returns false when the pixels were lost and everything has to be painted again.
  func present(_ changed: [PixelRect]) -> Bool

  /// Resizes the path to the window's new size; everything has to be painted again.
  func windowDidResize() throws(SDLError)

  /// Recreates all textures after the renderer has lost them; everything has to be painted again.
  func discardTextures() throws(SDLError)
}

extension PixelRect {
  /// The same rectangle in SDL's type.
  var sdlRect: SDL_Rect {
    SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
  }
}

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
