import CSDL2
import Foundation

/// The connection to an X server, watched for its end.
///
/// Where the server goes, Xlib would end the program on the spot with 1, whatever it was writing. Told otherwise it
/// returns to its caller, and the loop ends as it does for any other reason.
@MainActor
final class DisplayConnection {
  private let flag: UnsafeMutablePointer<Bool>

  /// Watches the connection that `window` was opened through; elsewhere than under X there is nothing to watch.
  init(of window: OpaquePointer) {
    flag = .allocate(capacity: 1)
    flag.initialize(to: false)
    guard let display = Self.display(of: window), let library = SDL_LoadObject("libX11.so.6") else { return }
    // An older Xlib has no such function: it ends the program as it always did.
    guard let quiet = SDL_LoadFunction(library, "XSetIOErrorHandler"),
      let going = SDL_LoadFunction(library, "XSetIOErrorExitHandler")
    else { return }
    _ = unsafeBitCast(quiet, to: SetErrorHandler.self)(DisplayLoss.sayNothing)
    unsafeBitCast(going, to: SetExitHandler.self)(display, DisplayLoss.note, UnsafeMutableRawPointer(flag))
  }

  /// Whether the server has gone; nothing that was drawn since has been shown.
  var isLost: Bool { flag.pointee }

  private typealias SetErrorHandler = @convention(c) (DisplayLoss.ErrorHandler) -> UnsafeMutableRawPointer?
  private typealias SetExitHandler =
    @convention(c) (UnsafeMutableRawPointer, DisplayLoss.ExitHandler, UnsafeMutableRawPointer) -> Void

  /// What Xlib knows the connection by; `nil` under another desktop.
  private static func display(of window: OpaquePointer) -> UnsafeMutableRawPointer? {
    let info = UnsafeMutableRawPointer.allocate(byteCount: WindowInfo.size, alignment: 16)
    defer { info.deallocate() }
    info.initializeMemory(as: UInt8.self, repeating: 0, count: WindowInfo.size)
    SDL_GetVersion(info.bindMemory(to: SDL_version.self, capacity: 1))
    guard SDL_GetWindowWMInfo(window, OpaquePointer(info)) == SDL_TRUE,
      info.load(fromByteOffset: WindowInfo.system, as: Int32.self) == WindowInfo.x11
    else { return nil }
    return info.load(fromByteOffset: WindowInfo.display, as: UnsafeMutableRawPointer?.self)
  }

  /// How `SDL_SysWMinfo` lies in memory, whose header would bring all of Xlib's names with it.
  private enum WindowInfo {
    static let size = 128
    static let system = 4
    static let x11: Int32 = 2
    static let display = 8
  }
}

/// What Xlib calls when its server has gone, in the middle of whatever it was asked for.
nonisolated private enum DisplayLoss {
  typealias ErrorHandler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias ExitHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  static let sayNothing: ErrorHandler = { _ in 0 }

  static let note: ExitHandler = { _, flag in flag?.assumingMemoryBound(to: Bool.self).pointee = true }
}
