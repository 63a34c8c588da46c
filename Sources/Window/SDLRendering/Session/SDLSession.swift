import CSDL2
package import Foundation
import Glibc

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
    if let fault = WaylandSeat.fault { throw SDLError.noDisplay(reason: fault) }
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

  /// The usable size of the first screen, without bars and docks, in SDL's units; `nil` when it is not known.
  package var screenSize: CGSize? {
    var screen = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &screen) == 0 else { return nil }
    return CGSize(width: Int(screen.w), height: Int(screen.h))
  }

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

/// The handling of `SIGHUP`: the window closes when its terminal hangs up, so that recordings are saved.
nonisolated enum HangupSignal {
  /// Forwards `SIGHUP` as `SIGTERM`, which SDL treats as closing the window.
  ///
  /// Does nothing where the signal already has a handler or is ignored, as `nohup` arranges.
  static func installHandler() {
    var present = sigaction()
    guard sigaction(SIGHUP, nil, &present) == 0, present.__sigaction_handler.sa_handler == nil else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in raise(SIGTERM) }
    sigaction(SIGHUP, &action, nil)
  }
}

/// The environment variables with which SDL opens the display without two unused services.
///
/// SDL opens an input method although text is never typed through it, and Xlib reads half a megabyte of
/// compose rules for that: a sixth of the instructions of a launch. Where the desktop has no message bus
/// (D-Bus), its library forks this process to launch one.
nonisolated enum SDLDisplayEnvironment {
  /// The variables that are set while `body` runs, unless the user has set them.
  static var additions: [(name: String, value: String)] {
    var additions = [(name: "XCOMPOSEFILE", value: "/dev/null")]
    if !hasMessageBus { additions.append((name: "DBUS_SESSION_BUS_ADDRESS", value: "disabled:")) }
    return additions
  }

  /// True when the library of the message bus finds a running one.
  private static var hasMessageBus: Bool {
    guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return true }
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
    return access(String(cString: folder) + "/bus", F_OK) == 0
  }

  /// Calls `body` in this environment; programs launched afterwards get the user's own environment.
  static func use<Result>(_ body: () -> Result) -> Result {
    let added = additions.filter { getenv($0.name) == nil && setenv($0.name, $0.value, 1) == 0 }
    defer { for addition in added { unsetenv(addition.name) } }
    return body()
  }
}

/// The log of Wayland's client library, which it writes to standard error, such as that it found no desktop.
///
/// The messages are redundant: SDL reports failures, and so does the program.
enum WaylandLog {
  private typealias Handler = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
  private typealias SetHandler = @convention(c) (Handler) -> Void

  private nonisolated static let nothing: Handler = { _, _ in }

  /// Silences the library; does nothing where it is not installed.
  static func silence() {
    guard let library = SDL_LoadObject("libwayland-client.so.0"),
      let setter = SDL_LoadFunction(library, "wl_log_set_handler_client")
    else { return }
    unsafeBitCast(setter, to: SetHandler.self)(nothing)
  }
}
