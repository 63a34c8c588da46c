public import Foundation
public import ScreenInterface

/// A wrapper of a screen that draws the played pointer, above the content's own tools.
public final class DrawnPointer: ScreenContentWrapper {
  /// The wrapped screen.
  public let content: any ScreenContent
  private let speed: Double
  private var state = State()

  private struct State {
    var track = PointerTrack()
    var time: TimeInterval = 0
    var isHidden = false
  }

  /// Creates a wrapper of `content`, whose time runs at `speed`; ripples keep their own pace.
  public init(_ content: any ScreenContent, speed: Double = 1) {
    self.content = content
    self.speed = speed
  }

  /// Passes the event on and follows the pointer.
  public func handle(_ event: InputEvent) {
    var shown = event
    shown.timestamp /= speed
    state.track.note(shown)
    content.handle(event)
  }

  /// Passes the time on; the pointer is drawn as of then.
  public func advance(to time: TimeInterval) {
    show(at: time)
    content.advance(to: time)
  }

  /// Draws the pointer as of `time`, for content that was not advanced through this wrapper.
  public func show(at time: TimeInterval) { state.time = time / speed }

  /// Stops drawing the pointer, because the user has taken over.
  public func hide() { state.isHidden = true }

  /// The drawing commands of the content's tools and of the pointer.
  public var chromeList: DisplayList {
    var list = content.chromeList
    mark?.draw(in: &list, on: content.displayList.background)
    return list
  }

  /// True while the content moves or a ripple spreads.
  public var isMoving: Bool { content.isMoving || mark?.ripple != nil }

  private var mark: PointerMark? { state.isHidden ? nil : state.track.mark(at: state.time) }
}
