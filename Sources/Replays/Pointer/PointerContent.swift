public import Foundation
public import ScreenInterface

/// A screen that does what another does and follows the pointer that is played into it.
public final class PointerContent: ScreenContentWrapper {
  /// What is wrapped.
  public let content: any ScreenContent
  private var track = PointerTrack()
  /// When the last frame was made, on the clock of the events.
  public private(set) var time: TimeInterval = 0

  /// Creates a screen around `content`.
  public init(_ content: any ScreenContent) { self.content = content }

  /// Notes where the pointer is and passes the event on.
  public func handle(_ event: InputEvent) {
    track.note(event)
    content.handle(event)
  }

  /// Notes the time and passes it on.
  public func advance(to time: TimeInterval) {
    self.time = time
    content.advance(to: time)
  }

  /// What the pointer looks like in the last frame; `nil` where there is none.
  public var mark: PointerMark? { track.mark(at: time) }
}
