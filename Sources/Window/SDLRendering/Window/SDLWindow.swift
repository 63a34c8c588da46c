import CSDL2
public import Foundation
import LayoutGeometry
package import ScreenInterface

/// A window on the desktop.
@MainActor
public final class SDLWindow {
  /// The renderer in use: `accelerated` or `software`, never `auto`.
  package let renderer: RendererChoice
  /// The size, in points.
  public private(set) var size: CGSize
  /// The number of pixels a point; it may be fractional.
  public private(set) var scale: CGFloat
  /// The length of one of SDL's window units, in points.
  private(set) var pointsPerUnit: CGFloat

  let session: SDLSession
  let handle: OpaquePointer
  private let gpu: OpaquePointer?
  let wantedScale: CGFloat?
  private let wantedPlace: WindowPlace?

  /// Opens a window, which stays hidden until `SDLMainLoop` runs.
  ///
  /// `log` receives a sentence with the selected renderer and the reason.
  ///
  /// - Throws: `SDLError` when the desktop refuses the window or the renderer.
  package convenience init(
    _ options: WindowOptions, session: SDLSession, log: (String) -> Void = { _ in }
  ) throws(SDLError) {
    let opened = try WindowOpener(options: options).open(log: log)
    self.init(opened, scale: options.scale, at: options.place, session: session)
    // Registered again: exit handlers run latest first, and this one must run before those of the driver.
    _ = DisplayLossHandler()
  }

  init(
    _ opened: WindowOpener.OpenedWindow, scale wantedScale: CGFloat?, at place: WindowPlace? = nil,
    session: SDLSession
  ) {
    self.session = session
    (self.wantedScale, wantedPlace) = (wantedScale, place)
    (handle, gpu, renderer) = (opened.window, opened.gpu, opened.renderer)
    (size, scale, pointsPerUnit) = (.zero, 1, 1)
    readGeometry()
  }

  isolated deinit {
    if let gpu { SDL_DestroyRenderer(gpu) }
    SDL_DestroyWindow(handle)
  }

  /// All pixels of the window.
  var pixelBounds: PixelRect {
    PixelRect(CGRect(origin: .zero, size: size), scale: scale)
  }

  /// The refresh interval of the window's display in seconds; 1/60 when it is not known.
  var refreshInterval: TimeInterval {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 1.0 / 60 }
    return 1 / TimeInterval(mode.refresh_rate)
  }

  /// Reads size and scale from the desktop; returns true when either has changed.
  @discardableResult
  func readGeometry() -> Bool {
    let before = (size, scale)
    var units = (width: Int32(0), height: Int32(0))
    var pixels = units
    SDL_GetWindowSize(handle, &units.width, &units.height)
    SDL_GetWindowSizeInPixels(handle, &pixels.width, &pixels.height)
    let density = units.width > 0 ? CGFloat(pixels.width) / CGFloat(units.width) : 1
    scale = wantedScale ?? density
    pointsPerUnit = density / scale
    // A stage rounds a size to whole pixels identically, to the last bit.
    size = CGSize(
      width: CGFloat(units.width) * pointsPerUnit, height: CGFloat(units.height) * pointsPerUnit
    ).alignedToPixels(scale: scale)
    return before != (size, scale)
  }

  /// Creates the presentation path of this window.
  func presentation(with resources: DrawingResources) throws(SDLError) -> any PresentationPath {
    guard let gpu else { return try SurfacePath(window: self, resources: resources) }
    if renderer == .software {
      return try StreamingPath(window: self, renderer: gpu, resources: resources)
    }
    return AcceleratedPath(window: self, renderer: gpu, resources: resources)
  }

  /// Sets the text of the title bar.
  package func rename(_ title: String) { SDL_SetWindowTitle(handle, title) }

  /// Shows the window on the screen.
  func show() {
    SDL_ShowWindow(handle)
    if let wantedPlace { settle(in: wantedPlace) }
  }

  /// Turns vsync off, so that frames are presented as fast as possible, for measurements.
  func stopWaitingForDisplay() {
    if let gpu { SDL_RenderSetVSync(gpu, 0) }
  }

  /// The usable size of the window's screen, without bars and docks, in points; `nil` when it is not known.
  package var screenSize: CGSize? {
    var screen = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(handle), &screen) == 0 else { return nil }
    return CGSize(width: CGFloat(screen.w) * pointsPerUnit, height: CGFloat(screen.h) * pointsPerUnit)
  }

  /// Resizes the window to `size`, in points.
  package func resize(to size: CGSize) {
    SDL_SetWindowSize(
      handle, Int32((size.width / pointsPerUnit).rounded()), Int32((size.height / pointsPerUnit).rounded()))
  }

  /// Widens the window to `width` points, keeping it on its screen; does nothing when that is too narrow.
  func widen(to width: CGFloat) {
    let wanted = Int32((width / pointsPerUnit).rounded())
    var screen = SDL_Rect()
    if SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(handle), &screen) == 0 {
      guard wanted <= screen.w else { return }
      var corner = (x: Int32(0), y: Int32(0))
      SDL_GetWindowPosition(handle, &corner.x, &corner.y)
      let beyond = corner.x + wanted - (screen.x + screen.w)
      if beyond > 0 { SDL_SetWindowPosition(handle, corner.x - beyond, corner.y) }
    }
    resize(to: CGSize(width: width, height: size.height))
  }

  /// True while the window covers the screen.
  var isFullScreen: Bool {
    get { SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
    set { SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
  }
}
