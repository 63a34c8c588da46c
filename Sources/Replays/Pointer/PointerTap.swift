public import Foundation
public import ScreenInterface
public import Stage

/// A tap that follows the pointer of the events passed through.
public final class PointerTap: SessionTap {
  /// What the tap lies around.
  public let inside: SessionInside
  private var track = PointerTrack()
  /// The time of the last frame, on the clock of the events.
  public private(set) var time: TimeInterval = 0

  /// Creates a tap around `inside`.
  public init(on inside: SessionInside) { self.inside = inside }

  /// Notes the pointer's place and passes the event on.
  public func handle(_ event: InputEvent) {
    track.note(event)
    inside.handle(event)
  }

  /// Notes the time and passes it on.
  public func advance(to time: TimeInterval) {
    self.time = time
    inside.advance(to: time)
  }

  /// The mark of the pointer in the last frame; `nil` before there was a pointer.
  public var mark: PointerMark? { track.mark(at: time) }
}
