public import Foundation
public import ScreenInterface
public import Stage

/// An interceptor that follows the pointer of the events passed through, and draws it above the scene's own tools if asked to.
public final class PointerInterceptor: SessionInterceptor {
  private struct State {
    var track = PointerTrack()
    var time: TimeInterval = 0
    var isDrawn: Bool
  }

  /// What the tap lies around.
  package let inside: any StagedContent
  private let speed: Double
  private var state: State

  /// Creates a tap around `inside`, whose time runs at `speed`; ripples keep their own pace.
  package init(on inside: any StagedContent, isDrawn: Bool = false, speed: Double = 1) {
    self.inside = inside
    self.speed = speed
    state = State(isDrawn: isDrawn)
  }

  /// The time of the last frame, on the clock of the events.
  public var time: TimeInterval { state.time }

  /// The mark of the pointer in the last frame; `nil` before there was a pointer.
  public var mark: DrawnPointer? { state.track.mark(at: time / speed) }

  /// Notes the pointer's place and passes the event on.
  public func handle(_ event: InputEvent) {
    var shown = event
    shown.timestamp /= speed
    state.track.note(shown)
    inside.handle(event)
  }

  /// Passes the time on; the pointer is that of then.
  public func advance(to time: TimeInterval) {
    show(at: time)
    inside.advance(to: time)
  }

  /// Moves the pointer to where it is at `time`, for a scene that was not advanced through this tap.
  public func show(at time: TimeInterval) { state.time = time }

  /// Stops drawing the pointer, because the user has taken over.
  public func hide() { state.isDrawn = false }

  /// The drawing commands of the scene's tools, and of the pointer where it is drawn.
  public var chromeList: DisplayList {
    var list = inside.chromeList
    if state.isDrawn { mark?.draw(in: &list, on: inside.displayList.background) }
    return list
  }

  /// True while the scene moves or a drawn ripple spreads.
  public var isMoving: Bool { inside.isMoving || (state.isDrawn && mark?.ripple != nil) }
}
