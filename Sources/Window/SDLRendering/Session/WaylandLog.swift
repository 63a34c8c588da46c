import CSDL2

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
