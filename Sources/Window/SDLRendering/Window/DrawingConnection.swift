import CX11

/// A connection to the X server used only for a window's frames.
///
/// The server's reply that it has read a frame stays there until the next frame reads it. On SDL's own
/// connection it would wake the program at once, without any event to handle.
final class DrawingConnection {
  let display: OpaquePointer
  let window: Window

  /// Connects to the server of `window`; `nil` for a window outside X11, or when the server rejects the connection.
  init?(to window: SDLWindow) {
    guard let native = NativeWindow(window), let display = XOpenDisplay(XDisplayString(native.display)) else {
      return nil
    }
    self.display = display
    self.window = native.window
  }

  isolated deinit { XCloseDisplay(display) }
}
