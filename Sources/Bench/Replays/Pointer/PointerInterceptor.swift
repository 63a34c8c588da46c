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
