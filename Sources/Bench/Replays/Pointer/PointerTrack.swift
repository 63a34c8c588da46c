public import Foundation
public import ScreenInterface

/// A tracker of a pointer in played events, which returns the drawn pointer at any time.
public nonisolated struct PointerTrack: Sendable, Hashable {
  private struct Press: Hashable {
    var place: CGPoint
    var time: TimeInterval
  }

  private var location: CGPoint?
  private var isPressed = false
  private var press: Press?

  /// Creates a track without a pointer.
  public init() {}

  /// Updates the track by an event; events without a pointer change nothing.
  public mutating func note(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer): note(pointer, at: event.timestamp)
    case .wheel(let wheel): location = wheel.location
    case .window(.pointerInside(false)): if !isPressed { location = nil }
    case .window(.focused(false)): isPressed = false
    case .finger, .window, .key, .found: break
    }
  }

  private mutating func note(_ pointer: PointerEvent, at time: TimeInterval) {
    location = pointer.location
    switch pointer.phase {
    case .moved: break
    case .pressed:
      isPressed = true
      press = Press(place: pointer.location, time: time)
    case .released, .cancelled: isPressed = false
    }
  }

  /// Returns the drawn pointer at `time`, in seconds on the clock of the events; `nil` before there was a pointer.
  public func mark(at time: TimeInterval) -> DrawnPointer? {
    guard let location else { return nil }
    var mark = DrawnPointer(at: location, isPressed: isPressed)
    if let press, time - press.time < DrawnPointer.Ripple.duration {
      mark.ripple = DrawnPointer.Ripple(at: press.place, age: max(0, time - press.time))
    }
    return mark
  }
}
