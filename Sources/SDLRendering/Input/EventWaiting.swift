import CSDL2
import Foundation

/// The waiting for SDL's events.
enum EventWaiting {
  /// Returns the next event as it arrives; `nil` when there is none before `deadline`, or a little earlier.
  ///
  /// SDL waits in whole milliseconds; the rest of the last one passes on `clock`.
  static func next(until deadline: TimeInterval?, clock: SDLClock) -> SDL_Event? {
    var event = SDL_Event()
    guard let deadline else { return SDL_WaitEvent(&event) == 1 ? event : nil }
    let milliseconds = Int32(min(longest, max(0, (deadline - clock.now) * 1000)))
    if milliseconds > 0 { return SDL_WaitEventTimeout(&event, milliseconds) == 1 ? event : nil }
    if let waiting = poll() { return waiting }
    clock.rest(until: deadline)
    return nil
  }

  /// Returns an event that has already arrived; `nil` when there is none.
  static func poll() -> SDL_Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? event : nil
  }

  /// The longest wait, an hour, in milliseconds.
  private static let longest: TimeInterval = 3_600_000
}
