import CX11

/// A connection to the X server for a window's pictures alone.
///
/// On it the server's answer, that it has read a picture, waits until the next frame asks for it; on SDL's own
/// connection it would wake the program at once, only to be put aside.
final class DrawingConnection {
  let display: OpaquePointer
  let window: Window

  /// Connects to the server that has `window`; `nil` when it is not one of X11, or when the server refuses.
  init?(to window: SDLWindow) {
    guard let native = NativeWindow(window), let display = XOpenDisplay(XDisplayString(native.display)) else {
      return nil
    }
    self.display = display
    self.window = native.window
  }

  isolated deinit { XCloseDisplay(display) }
}
