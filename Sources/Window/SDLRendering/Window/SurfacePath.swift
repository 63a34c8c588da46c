import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// A path that paints frames into the window's own pixels and shows only their changed part.
///
/// The pixels are shared with an X server on the same machine, and their lines may be a ring; elsewhere they are
/// those that SDL lends. What moved is shown as what was painted: the window's pixels are put in from memory. The
/// server could copy what it has, but where another window lay it has nothing to copy, and has to be asked whether
/// it had.
final class SurfacePath: PresentationPath {
  private let window: SDLWindow
  private let resources: DrawingResources
  private let connection: DrawingConnection?
  /// The pixels that the server sees; `nil` where SDL has to bring them there.
  private var shared: SharedImage?
  private var target: SoftwareTarget
  private var rectangles: [SDL_Rect] = []

  let isPacedByDisplay = false
  let blocksWhileCovered = false

  /// Makes or fetches the pixels of `window`.
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
