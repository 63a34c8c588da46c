public import Foundation
public import ScreenInterface

/// A wrapper of a screen that follows the pointer of the events passed through.
public final class PointerContent: ScreenContentWrapper {
  /// The wrapped screen.
  public let content: any ScreenContent
  private var track = PointerTrack()
  /// The time of the last frame, on the clock of the events.
  public private(set) var time: TimeInterval = 0

  /// Creates a wrapper of `content`.
  public init(_ content: any ScreenContent) { self.content = content }

  /// Notes the pointer's place and passes the event on.
  public func handle(_ event: InputEvent) {
    track.note(event)
    content.handle(event)
  }

  /// Notes the time and passes it on.
  public func advance(to time: TimeInterval) {
    self.time = time
    content.advance(to: time)
  }

  /// The mark of the pointer in the last frame; `nil` before there was a pointer.
  public var mark: PointerMark? { track.mark(at: time) }
}
