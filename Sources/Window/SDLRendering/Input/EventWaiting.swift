import CSDL2
import CX11
import Foundation

/// The waiting for SDL's events.
///
/// On X11 it is done on the connection itself, to the microsecond: SDL waits in whole milliseconds and asks the
/// connection several times in each of its waits.
final class EventWaiting {
  /// The connection on which events come; `nil` where only SDL knows it.
  private let connection: Int32?
  /// Xlib's side of the connection; `nil` where events have to be asked of SDL each time.
  private let display: OpaquePointer?
  /// True once something has come that SDL alone can tell.
  private var asksSDL = true
  /// How often nothing had come since SDL was asked last.
  private var silences = 0
  /// True right after a wait that ended because its time was over: nothing has come.
  private(set) var wasSilent = false

  /// Waits for the events of a window.
  convenience init(for window: SDLWindow) {
    let native = NativeWindow(window)
    self.init(on: native?.connection, of: native?.display)
  }

  init(on connection: Int32?, of display: OpaquePointer? = nil) {
    let canWait = Descriptors.allows(connection ?? -1) && Descriptors.allows(MainLoopWaker.descriptor)
    self.connection = canWait ? connection : nil
    self.display = canWait ? display : nil
  }

  /// Returns the next event as it arrives; `nil` when there is none before `deadline`, or a little earlier.
  func next(until deadline: TimeInterval?, clock: SDLClock) -> SDL_Event? {
    guard let connection else { return Self.nextOfSDL(until: deadline, clock: clock) }
    wasSilent = false
    while true {
      let remaining = deadline.map { $0 - clock.now }
      // Before a long wait SDL has to pass on what no connection tells, such as a signal to end.
      if remaining ?? .infinity > Self.short { asksSDL = true }
      if let waiting = poll() { return waiting }
      if let remaining, remaining <= 0 { return nil }
      guard Descriptors.wait(for: connection, or: MainLoopWaker.descriptor, atMost: remaining) else {
        wasSilent = true
        return nil
      }
      MainLoopWaker.forgetWakes()
      asksSDL = true
    }
  }

  /// Waits until `moment`, or less, and has SDL stamp the events that arrive meanwhile.
  func rest(until moment: TimeInterval, clock: SDLClock) {
    wasSilent = false
    guard let connection else {
      clock.rest(until: moment)
      return SDL_PumpEvents()
    }
    if Descriptors.wait(for: connection, atMost: max(0, moment - clock.now)) { SDL_PumpEvents() }
  }

  /// Returns an event that has already arrived; `nil` when there is none.
  func poll() -> SDL_Event? {
    wasSilent = false
    if let event = Self.takenBySDL() { return event }
    guard hasAnything else { return nil }
    repeat {
      SDL_PumpEvents()
      if let event = Self.takenBySDL() { return event }
    } while isLeftInXlib
    return nil
  }

  /// True when events have come on the connection that SDL has not looked at.
  ///
  /// SDL looks whether the connection has something to read. What Xlib has read already, while it sent a request or
  /// waited for an answer, SDL finds only when more comes: a hand's last move would wait for the next one.
  private var isLeftInXlib: Bool {
    display.map { XEventsQueued($0, QueuedAfterReading) > 0 } ?? false
  }

  /// Looks where SDL would look, at a quarter of the cost.
  ///
  /// SDL is asked now and then all the same: a signal to end, for one, comes on a way of its own.
  private var hasAnything: Bool {
    silences += 1
    if !asksSDL, silences < Self.mostSilences, display != nil, !isLeftInXlib { return false }
    asksSDL = false
    silences = 0
    return true
  }

  /// Returns the next event of those that SDL has taken from the desktop.
  ///
  /// `SDL_PollEvent` would stop once where its last look at the desktop ended, whatever has come since.
  private static func takenBySDL() -> SDL_Event? {
    var event = SDL_Event()
    let count = SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return count == 1 ? event : nil
  }

  /// Has SDL wait, in whole milliseconds; the rest of the last one passes on `clock`.
  private static func nextOfSDL(until deadline: TimeInterval?, clock: SDLClock) -> SDL_Event? {
    var event = SDL_Event()
    guard let deadline else { return SDL_WaitEvent(&event) == 1 ? event : nil }
    let milliseconds = Int32(min(longest, max(0, (deadline - clock.now) * 1000)))
    if milliseconds > 0 { return SDL_WaitEventTimeout(&event, milliseconds) == 1 ? event : nil }
    SDL_PumpEvents()
    if let waiting = takenBySDL() { return waiting }
    clock.rest(until: deadline)
    return nil
  }

  /// The waits, in seconds, after which SDL is asked soon enough anyway.
  private static let short: TimeInterval = 0.1
  /// The greatest number of looks that find nothing before SDL is asked.
  private static let mostSilences = 8
  /// The longest wait, an hour, in milliseconds.
  private static let longest: TimeInterval = 3_600_000
}
