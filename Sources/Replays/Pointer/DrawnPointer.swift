public import Foundation
public import ScreenInterface
public import Stage

/// A tap that draws the played pointer, above the scene's own tools.
public final class DrawnPointer: SessionTap {
  /// What the tap lies around.
  public let inside: SessionInside
  private let speed: Double
  private var state = State()

  private struct State {
    var track = PointerTrack()
    var time: TimeInterval = 0
    var isHidden = false
  }

  /// Creates a tap around `inside`, whose time runs at `speed`; ripples keep their own pace.
  public init(on inside: SessionInside, speed: Double = 1) {
    self.inside = inside
    self.speed = speed
  }

  /// Passes the event on and follows the pointer.
  public func handle(_ event: InputEvent) {
    var shown = event
    shown.timestamp /= speed
    state.track.note(shown)
    inside.handle(event)
  }

  /// Passes the time on; the pointer is drawn as of then.
  public func advance(to time: TimeInterval) {
    show(at: time)
    inside.advance(to: time)
  }

  /// Draws the pointer as of `time`, for a scene that was not advanced through this tap.
  public func show(at time: TimeInterval) { state.time = time / speed }

  /// Stops drawing the pointer, because the user has taken over.
  public func hide() { state.isHidden = true }

  /// The drawing commands of the scene's tools and of the pointer.
  public var chromeList: DisplayList {
    var list = inside.chromeList
    mark?.draw(in: &list, on: inside.displayList.background)
    return list
  }

  /// True while the scene moves or a ripple spreads.
  public var isMoving: Bool { inside.isMoving || mark?.ripple != nil }

  private var mark: PointerMark? { state.isHidden ? nil : state.track.mark(at: state.time) }
}
