public import Foundation
public import ScreenInterface
public import Stage

/// The interceptor that tracks the pointer of forwarded events, and draws it above the scene's tools if `isDrawn`.
public final class PointerInterceptor: SessionInterceptor {
  private struct State {
    var track = PointerTrack()
    var time: TimeInterval = 0
    var isDrawn: Bool
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let speed: Double
  private var state: State

  /// Creates an interceptor around `inside`, whose time runs at `speed`; ripples run in real time.
  package init(on inside: any StagedContent, isDrawn: Bool = false, speed: Double = 1) {
    self.inside = inside
    self.speed = speed
    state = State(isDrawn: isDrawn)
  }

  /// The time of the last frame, on the clock of the events.
  public var time: TimeInterval { state.time }

  /// The drawn pointer of the last frame; `nil` before there was a pointer.
  public var mark: DrawnPointer? { state.track.mark(at: time / speed) }

  /// Tracks the pointer's location and forwards the event.
  public func handle(_ event: InputEvent) {
    var shown = event
    shown.timestamp /= speed
    state.track.note(shown)
    inside.handle(event)
  }

  /// Advances the content's time and the pointer's.
  public func advance(to time: TimeInterval) {
    show(at: time)
    inside.advance(to: time)
  }

  /// Moves the pointer to its location at `time`, for a scene that was not advanced through this interceptor.
  public func show(at time: TimeInterval) { state.time = time }

  /// Stops drawing the pointer, because the user has taken over.
  public func hide() { state.isDrawn = false }

  /// The drawing commands of the scene's tools, with the pointer if it is drawn.
  public var chromeList: DisplayList {
    var list = inside.chromeList
    if state.isDrawn { mark?.draw(in: &list, on: inside.displayList.background) }
    return list
  }

  /// True while the scene moves or a drawn ripple runs.
  public var isMoving: Bool { inside.isMoving || (state.isDrawn && mark?.ripple != nil) }
}

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
