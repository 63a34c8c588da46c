import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The factory of windows, which also chooses the renderer.
struct WindowOpener {
  /// A window that was opened.
  struct OpenedWindow {
    /// The window.
    var window: OpaquePointer
    /// The window's GPU renderer; `nil` when none is used.
    var gpu: OpaquePointer?
    /// The chosen renderer, never `auto`.
    var renderer: RendererChoice
  }

  /// The requested size, scale, title and renderer.
  let options: WindowOptions

  func open(log: (String) -> Void) throws(SDLError) -> OpenedWindow {
    switch options.renderer {
    case .software:
      return try software()
    case .accelerated:
      let window = try accelerated()
      log("renderer: accelerated (\(GraphicsDriver.name ?? "unnamed driver"))")
      return window
    case .auto:
      guard GraphicsDriver.isLikely else {
        log("renderer: software (there is no GPU device)")
        return try software()
      }
      return try best(log: log)
    }
  }

  private func best(log: (String) -> Void) throws(SDLError) -> OpenedWindow {
    let reason: String
    do {
      let window = try accelerated()
      let driver = GraphicsDriver.name ?? "unnamed driver"
      if !GraphicsDriver.isSoftware(driver) {
        log("renderer: accelerated (\(driver))")
        return window
      }
      if let gpu = window.gpu { SDL_DestroyRenderer(gpu) }
      SDL_DestroyWindow(window.window)
      reason = "the driver, \(driver), draws with the processor"
    } catch {
      reason = error.description
    }
    log("renderer: software (\(reason))")
    return try software()
  }

  private func accelerated() throws(SDLError) -> OpenedWindow {
    let window = try window(for: SDL_WINDOW_OPENGL.rawValue)
    return OpenedWindow(window: window, gpu: try gpuRenderer(of: window), renderer: .accelerated)
  }

  private func software() throws(SDLError) -> OpenedWindow {
    guard SDLSession.driver == "wayland" else {
      return OpenedWindow(window: try window(for: 0), renderer: .software)
    }
    let window = try window(for: SDL_WINDOW_OPENGL.rawValue)
    return OpenedWindow(window: window, gpu: try gpuRenderer(of: window), renderer: .software)
  }

  private func gpuRenderer(of window: OpaquePointer) throws(SDLError) -> OpaquePointer {
    let wanted = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    var info = SDL_RendererInfo()
    guard let renderer = SDL_CreateRenderer(window, -1, wanted),
      SDL_GetRendererInfo(renderer, &info) == 0, info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0
    else {
      let reason = SDLSession.reason
      SDL_DestroyWindow(window)
      throw SDLError.rendererRefused(.accelerated, reason: reason.isEmpty ? "there is none" : reason)
    }
    return renderer
  }

  private func window(for kind: UInt32) throws(SDLError) -> OpaquePointer {
    let scale = options.scale ?? 1
    let minimum = WindowOptions.minimumSize
    let size = options.size.map(framed) ?? preferredSize(scale: scale)
    let extent = PictureExtent(size, scale: scale)
    guard extent.width >= 1, extent.height >= 1, extent.isAllowed() else {
      throw SDLError.windowRefused(size: size.bounded, reason: extent.refusal())
    }
    let width = Int32((size.width * scale).rounded())
    let height = Int32((size.height * scale).rounded())
    let flags =
      kind | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let middle = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let (x, y) = options.place.map { (Int32(clamping: $0.x), Int32(clamping: $0.y)) } ?? (middle, middle)
    guard let window = SDL_CreateWindow(options.title, x, y, width, height, flags) else {
      throw SDLError.windowRefused(
        size: CGSize(width: Int(width), height: Int(height)), reason: SDLSession.reason)
    }
    SDL_SetWindowMinimumSize(
      window, Int32((minimum.width * scale).rounded()), Int32((minimum.height * scale).rounded()))
    return window
  }

  private func preferredSize(scale: CGFloat) -> CGSize {
    var size = framed(WindowOptions.preferredSize)
    var usable = SDL_Rect()
    if SDL_GetDisplayUsableBounds(0, &usable) == 0 {
      size.height = min(size.height, CGFloat(usable.h) / scale)
    }
    size.height = max(size.height, WindowOptions.minimumSize.height)
    return size
  }

  private func framed(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + options.margins.width, height: size.height + options.margins.height)
  }
}
