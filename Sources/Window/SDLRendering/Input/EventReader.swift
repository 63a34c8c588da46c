import CSDL2
import CX11
import Foundation

/// The reader that waits for SDL's events.
///
/// On X11 it waits on the connection itself, to the microsecond: SDL waits in whole milliseconds and polls
/// the connection several times in each wait.
final class EventReader {
  /// The descriptor of the connection on which events arrive; `nil` where only SDL knows it.
  private let connection: Int32?
  /// Xlib's display of the connection; `nil` where SDL has to be polled each time.
  private let display: OpaquePointer?
  /// True once something has arrived that only SDL can read.
  private var asksSDL = true
  /// The number of checks without an event since SDL was last polled.
  private var silences = 0
  /// True right after a wait that timed out without an event.
  private(set) var wasSilent = false

  /// Waits for the events of a window.
  convenience init(for window: SDLWindow) {
    let native = NativeWindow(window)
    self.init(on: native?.connection, of: native?.display)
  }

  init(on connection: Int32?, of display: OpaquePointer? = nil) {
    let canWait = DescriptorWait.allows(connection ?? -1) && DescriptorWait.allows(MainLoopWaker.descriptor)
    self.connection = canWait ? connection : nil
    self.display = canWait ? display : nil
  }

  /// Returns the next event as it arrives; `nil` when there is none before `deadline`, or a little earlier.
  func next(until deadline: TimeInterval?, clock: SDLClock) -> SDL_Event? {
    guard let connection else { return Self.nextOfSDL(until: deadline, clock: clock) }
    wasSilent = false
    while true {
      let remaining = deadline.map { $0 - clock.now }
      // Before a long wait SDL is polled for events that arrive on no connection, such as a signal to quit.
      if remaining ?? .infinity > Self.short { asksSDL = true }
      if let waiting = poll() { return waiting }
      if let remaining, remaining <= 0 { return nil }
      guard DescriptorWait.wait(for: connection, or: MainLoopWaker.descriptor, atMost: remaining) else {
        wasSilent = true
        return nil
      }
      MainLoopWaker.forgetWakes()
      asksSDL = true
    }
  }

  /// Waits until `moment`, or less, while SDL timestamps the events that arrive.
  func rest(until moment: TimeInterval, clock: SDLClock) {
    wasSilent = false
    guard let connection else {
      clock.rest(until: moment)
      return SDL_PumpEvents()
    }
    if DescriptorWait.wait(for: connection, atMost: max(0, moment - clock.now)) { SDL_PumpEvents() }
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

  /// True when Xlib has read events that SDL has not seen.
  ///
  /// SDL checks only whether the connection is readable. Events that Xlib has read already, while it sent a
  /// request or waited for a reply, reach SDL only when more arrive: the last pointer move would wait for the
  /// next one.
  private var isLeftInXlib: Bool {
    display.map { XEventsQueued($0, QueuedAfterReading) > 0 } ?? false
  }

  /// True when events may have arrived; the check costs a quarter of SDL's.
  ///
  /// SDL is still polled now and then: a signal to quit, for example, does not arrive on the connection.
  private var hasAnything: Bool {
    silences += 1
    if !asksSDL, silences < Self.mostSilences, display != nil, !isLeftInXlib { return false }
    asksSDL = false
    silences = 0
    return true
  }

  /// Returns the next event of those that SDL has taken from the desktop.
  ///
  /// `SDL_PollEvent` stops once where its last poll of the desktop ended, even when more events have arrived since.
  private static func takenBySDL() -> SDL_Event? {
    var event = SDL_Event()
    let count = SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return count == 1 ? event : nil
  }

  /// Waits with SDL, in whole milliseconds; the rest of the last millisecond is waited on `clock`.
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

  /// The longest wait, in seconds, after which polling SDL is soon enough.
  private static let short: TimeInterval = 0.1
  /// The greatest number of checks without an event before SDL is polled.
  private static let mostSilences = 8
  /// The longest wait, an hour, in milliseconds.
  private static let longest: TimeInterval = 3_600_000
}
