import CSDL2
import Foundation

/// The waiting for SDL's events.
///
/// On X11 it is done on the connection itself, to the microsecond: SDL waits in whole milliseconds and asks the
/// connection several times in each of its waits.
struct EventWaiting {
  /// The connection on which events come; `nil` where only SDL knows it.
  private let connection: Int32?

  /// Waits for the events of a window.
  init(for window: SDLWindow) { self.init(on: NativeWindow(window)?.connection) }

  init(on connection: Int32?) {
    let canWait = Descriptors.allows(connection ?? -1) && Descriptors.allows(LoopWaker.descriptor)
    self.connection = canWait ? connection : nil
  }

  /// Returns the next event as it arrives; `nil` when there is none before `deadline`, or a little earlier.
  func next(until deadline: TimeInterval?, clock: SDLClock) -> SDL_Event? {
    guard let connection else { return Self.nextOfSDL(until: deadline, clock: clock) }
    while true {
      if let waiting = Self.poll() { return waiting }
      let remaining = deadline.map { $0 - clock.now }
      if let remaining, remaining <= 0 { return nil }
      guard Descriptors.wait(for: connection, or: LoopWaker.descriptor, atMost: remaining) else { return nil }
      LoopWaker.forgetWakes()
    }
  }

  /// Waits until `moment`, or less, and has SDL stamp the events that arrive meanwhile.
  func rest(until moment: TimeInterval, clock: SDLClock) {
    guard let connection else {
      clock.rest(until: moment)
      return SDL_PumpEvents()
    }
    if Descriptors.wait(for: connection, atMost: max(0, moment - clock.now)) { SDL_PumpEvents() }
  }

  /// Returns an event that has already arrived; `nil` when there is none.
  static func poll() -> SDL_Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? event : nil
  }

  /// Has SDL wait, in whole milliseconds; the rest of the last one passes on `clock`.
  private static func nextOfSDL(until deadline: TimeInterval?, clock: SDLClock) -> SDL_Event? {
    var event = SDL_Event()
    guard let deadline else { return SDL_WaitEvent(&event) == 1 ? event : nil }
    let milliseconds = Int32(min(longest, max(0, (deadline - clock.now) * 1000)))
    if milliseconds > 0 { return SDL_WaitEventTimeout(&event, milliseconds) == 1 ? event : nil }
    if let waiting = poll() { return waiting }
    clock.rest(until: deadline)
    return nil
  }

  /// The longest wait, an hour, in milliseconds.
  private static let longest: TimeInterval = 3_600_000
}
