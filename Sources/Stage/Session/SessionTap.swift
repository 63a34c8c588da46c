package import Foundation
package import ScreenInterface

/// Something between a session's driver and its stage that reads, changes or holds back what passes.
///
/// By default everything is passed on to `inside`; a tap overrides what it is there for.
package protocol SessionTap: AnyObject {
  /// What the tap lies around, as its session gave it.
  var inside: SessionInside { get }

  /// Takes an event and passes it on, changed or not; or keeps it.
  func handle(_ event: InputEvent)

  /// Takes the time of the next frame and passes it on.
  func advance(to time: TimeInterval)

  /// Passes a change of the data on; returns false when there is no such section or card.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool

  /// The drawing commands above the scene.
  var chromeList: DisplayList { get }

  /// True when the next frame will differ from this one without any event.
  var isMoving: Bool { get }

  /// The time at which the next frame is needed; `nil` when none is.
  var nextWakeTime: TimeInterval? { get }

  /// The shape of the pointer.
  var pointerShape: PointerShape { get }

  /// Returns the requests to the window since the last call.
  func takeWindowRequests() -> [WindowRequest]

  /// Takes note of a presented frame and passes it on.
  func didPresent(_ frame: PresentedFrame)

  /// The probe that measures the passes of a frame.
  var frameProbe: (any FrameProbe)? { get set }
}

extension SessionTap {
  /// Passes the event on.
  public func handle(_ event: InputEvent) { inside.handle(event) }

  /// Passes the time on.
  public func advance(to time: TimeInterval) { inside.advance(to: time) }

  /// Passes the change on.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool { inside.perform(edit, at: time) }

  /// The drawing commands above the scene, without any more.
  public var chromeList: DisplayList { inside.chromeList }

  /// True while what lies inside moves.
  public var isMoving: Bool { inside.isMoving }

  /// The time at which what lies inside needs its next frame; `nil` when it needs none.
  public var nextWakeTime: TimeInterval? { inside.nextWakeTime }

  /// The shape of the pointer over what lies inside.
  package var pointerShape: PointerShape { inside.pointerShape }

  /// Returns the requests of what lies inside since the last call.
  package func takeWindowRequests() -> [WindowRequest] { inside.takeWindowRequests() }

  /// Passes on that a frame was presented.
  package func didPresent(_ frame: PresentedFrame) { inside.didPresent(frame) }

  /// The probe of what lies inside.
  package var frameProbe: (any FrameProbe)? {
    get { inside.frameProbe }
    set { inside.frameProbe = newValue }
  }
}
