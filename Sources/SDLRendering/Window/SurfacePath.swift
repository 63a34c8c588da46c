import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A path that paints frames into the window's own pixels and shows only their changed part.
///
/// What moved is shown as what was painted: the window's pixels are put in from memory. The server could copy
/// what it has, but where another window lay it has nothing to copy, and has to be asked whether it had.
final class SurfacePath: PresentationPath {
  private let window: SDLWindow
  private let resources: DrawingResources
  private var target: SoftwareTarget
  private var rectangles: [SDL_Rect] = []

  let isPacedByDisplay = false
  let blocksWhileCovered = false

  /// Fetches the pixels of `window`.
  init(window: SDLWindow, resources: DrawingResources) throws(SDLError) {
    self.window = window
    self.resources = resources
    target = try Self.target(window, resources)
  }

  isolated deinit { target.close() }

  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int {
    target.draw(lists, update: update, scale: scale)
  }

  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap? {
    target.pixels(of: lists, in: area, scale: scale)
  }

  func present(_ changed: [PixelRect]) -> Bool {
    rectangles.removeAll(keepingCapacity: true)
    for rectangle in changed { rectangles.append(rectangle.sdlRect) }
    return SDL_UpdateWindowSurfaceRects(window.handle, rectangles, Int32(rectangles.count)) == 0
  }

  func windowDidResize() throws(SDLError) {
    target.close()
    target = try Self.target(window, resources)
  }

  func discardTextures() { target.canvas.discardTextures() }

  private static func target(
    _ window: SDLWindow, _ resources: DrawingResources
  ) throws(SDLError) -> SoftwareTarget {
    guard let surface = SDL_GetWindowSurface(window.handle) else {
      throw SDLError.surfaceRefused(size: window.size, reason: SDLSession.reason)
    }
    return try SoftwareTarget(surface: surface, resources: resources)
  }
}
