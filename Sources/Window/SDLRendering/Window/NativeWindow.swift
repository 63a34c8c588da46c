import CSDL2
import CX11

/// The X11 handles of a window: its display and its number.
struct NativeWindow {
  /// Xlib's display of SDL's connection to the server.
  let display: OpaquePointer
  /// The window's number on the server.
  let window: Window

  /// The file descriptor of the connection.
  var connection: Int32 { XConnectionNumber(display) }

  /// Reads the handles from SDL; `nil` for a window outside X11.
  init?(_ window: SDLWindow) {
    guard SDLSession.driver == "x11" else { return nil }
    let answer = UnsafeMutableRawPointer.allocate(byteCount: Self.byteCount, alignment: 8)
    defer { answer.deallocate() }
    answer.initializeMemory(as: UInt8.self, repeating: 0, count: Self.byteCount)
    let version = answer.assumingMemoryBound(to: SDL_version.self)
    SDL_GetVersion(version)
    guard SDL_GetWindowWMInfo(window.handle, OpaquePointer(answer)) == SDL_TRUE,
      let display = answer.load(fromByteOffset: Self.display, as: OpaquePointer?.self)
    else { return nil }
    self.display = display
    self.window = answer.load(fromByteOffset: Self.number, as: Window.self)
  }

  // SDL_SysWMinfo: its version, the window system, and for X11 the connection and the window.
  private static let byteCount = 256
  private static let display = 8
  private static let number = 16
}
