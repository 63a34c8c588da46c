import CSDL2

/// What Wayland's library writes to standard error by itself, such as that it found no desktop where SDL only asked.
///
/// SDL tells what went wrong, and so does the program.
enum WaylandLog {
  private typealias Handler = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
  private typealias SetHandler = @convention(c) (Handler) -> Void

  private nonisolated static let nothing: Handler = { _, _ in }

  /// Keeps it quiet; where there is no such library there is nothing to keep quiet.
  static func silence() {
    guard let library = SDL_LoadObject("libwayland-client.so.0"),
      let setter = SDL_LoadFunction(library, "wl_log_set_handler_client")
    else { return }
    unsafeBitCast(setter, to: SetHandler.self)(nothing)
  }
}
