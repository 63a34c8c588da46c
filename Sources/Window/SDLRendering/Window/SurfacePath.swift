import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The presentation path that paints frames into the window's surface and presents only their changed part.
///
/// The pixels are shared with an X server on the same machine, and their lines may be a ring buffer;
/// elsewhere they are SDL's window surface. Moved pixels are presented like painted ones, from memory. The
/// server could copy its own pixels, but has none where another window covered this one, and would have to be
/// queried.
final class SurfacePath: PresentationPath {
  private let window: SDLWindow
  private let resources: DrawingResources
  private let connection: DrawingConnection?
  /// The image shared with the server; `nil` where SDL has to send the pixels.
  private var shared: SharedImage?
  private var target: SoftwareTarget
  private var rectangles: [SDL_Rect] = []

  let isPacedByDisplay = false
  let blocksWhileCovered = false

  /// Creates or fetches the pixels of `window`.
  init(window: SDLWindow, resources: DrawingResources) throws(SDLError) {
    self.window = window
    self.resources = resources
    let connection = DrawingConnection(to: window)
    self.connection = connection
    shared = connection.flatMap { SharedImage(on: $0, size: window.pixelBounds) }
    target = try Self.target(window, shared, resources)
  }

  isolated deinit { target.close() }

  func draw(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) -> Int {
    shared?.waitUntilRead()
    return target.draw(lists, update: update, scale: scale)
  }

  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap? {
    shared?.waitUntilRead()
    return target.pixels(of: lists, in: area, scale: scale)
  }

  func present(_ changed: [PixelRect]) -> Bool {
    guard let shared else { return presentWithSDL(changed) }
    for rectangle in changed { target.memory.forEachRun(of: rectangle, shared.show) }
    shared.flush()
    return true
  }

  func windowDidResize() throws(SDLError) {
    target.close()
    shared = nil
    shared = connection.flatMap { SharedImage(on: $0, size: window.pixelBounds) }
    target = try Self.target(window, shared, resources)
  }

  func discardTextures() { target.canvas.discardTextures() }

  private func presentWithSDL(_ changed: [PixelRect]) -> Bool {
    rectangles.removeAll(keepingCapacity: true)
    for rectangle in changed { rectangles.append(rectangle.sdlRect) }
    return SDL_UpdateWindowSurfaceRects(window.handle, rectangles, Int32(rectangles.count)) == 0
  }

  private static func target(
    _ window: SDLWindow, _ shared: SharedImage?, _ resources: DrawingResources
  ) throws(SDLError) -> SoftwareTarget {
    if let shared { return try SoftwareTarget(surface: shared.surface, resources: resources, canTurn: true) }
    guard let surface = SDL_GetWindowSurface(window.handle) else {
      throw SDLError.surfaceRefused(size: window.size, reason: SDLSession.reason)
    }
    return try SoftwareTarget(surface: surface, resources: resources)
  }
}
