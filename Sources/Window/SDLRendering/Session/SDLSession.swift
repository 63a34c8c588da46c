import CSDL2
import Foundation

/// The SDL session: the connection to the desktop, open while this object lives.
///
/// There is one at a time. Everything that SDL sets once per process is set here, before the first window.
@MainActor
public final class SDLSession {
  /// The waker of a blocked `SDLMainLoop`, usable from any thread.
  public let waker: MainLoopWaker

  /// Opens the display.
  ///
  /// - Throws: `SDLError.noDisplay` when there is none, or when it rejects the connection.
  package init() throws(SDLError) {
    for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
    DisplayLossHandler.watch()
    _ = DisplayLossHandler()
    WaylandLog.silence()
    guard SDLDisplayEnvironment.use({ SDL_Init(SDL_INIT_VIDEO) }) == 0 else {
      throw SDLError.noDisplay(reason: Self.reason)
    }
    if let driver = Self.driver, Self.blindDrivers.contains(driver), SDL_getenv("SDL_VIDEODRIVER") == nil {
      SDL_Quit()
      throw SDLError.noDisplay(reason: "SDL found only its \(driver) driver, which shows nothing")
    }
    // Registered again: exit handlers run latest first, and this one must run before those of the drivers.
    _ = DisplayLossHandler()
    HangupSignal.installHandler()
    SDL_EnableScreenSaver()
    SDL_StopTextInput()
    waker = MainLoopWaker(eventType: SDL_RegisterEvents(1))
  }

  isolated deinit { SDL_Quit() }

  /// SDL's message about its last failure.
  static var reason: String { String(cString: SDL_GetError()) }

  /// SDL's name of its video driver, such as `x11` or `wayland`; `nil` before one is open.
  static var driver: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }

  /// The drivers that SDL falls back to without a desktop; they are used only on request.
  private static let blindDrivers: Set<String> = ["dummy", "offscreen", "evdev"]

  private static var hints: [(String, String)] {
    [
      // Without this SDL shows a window surface through GL: 2 ms a frame and 90 MB on a software rasteriser.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_APP_NAME, "Orihon"),
    ]
  }
}
