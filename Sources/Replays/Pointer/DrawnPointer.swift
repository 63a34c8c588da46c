public import Foundation
public import ScreenInterface

/// A screen that does what another does and draws the pointer that moves it, above the content's own tools.
public final class DrawnPointer: ScreenContentWrapper {
  /// What is wrapped.
  public let content: any ScreenContent
  private let speed: Double
  private var state = State()

  private struct State {
    var track = PointerTrack()
    var time: TimeInterval = 0
    var isHidden = false
  }

  /// Creates a screen around `content`, whose time runs at `speed`: ripples keep their own pace.
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

  /// Draws the pointer as of `time`, where the content was brought there in another way.
  public func show(at time: TimeInterval) { state.time = time / speed }

  /// Draws it no more: the user's own hand has taken over.
  public func hide() { state.isHidden = true }

  /// The content's tools and the pointer.
  public var chromeList: DisplayList {
    var list = content.chromeList
    mark?.draw(in: &list, on: content.displayList.background)
    return list
  }

  /// Whether the content moves or a ripple spreads.
  public var isMoving: Bool { content.isMoving || mark?.ripple != nil }

  private var mark: PointerMark? { state.isHidden ? nil : state.track.mark(at: state.time) }
}
