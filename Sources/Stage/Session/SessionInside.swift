public import Foundation
public import ScreenInterface

/// What lies inside a tap of a session: the stage, with the taps added before that one around it.
///
/// Only a session makes one, around its own stage.
public struct SessionInside {
  let content: any StagedContent
  /// The outermost tap; `nil` without taps.
  private let tap: (any SessionTap)?

  init(_ content: any StagedContent) {
    self.content = content
    tap = nil
  }

  /// What lies inside a tap around `tap`, for a tap that brings another one with it.
  package init(around tap: any SessionTap) {
    content = tap.inside.content
    self.tap = tap
  }

  /// The stage; of a board the first.
  public var stage: Stage { content.stage }

  /// The drawing commands of the scene.
  public var displayList: DisplayList { content.displayList }

  /// Hands an event on.
  public func handle(_ event: InputEvent) {
    if let tap { tap.handle(event) } else { content.handle(event) }
  }

  /// Hands on a played event in the points of `stage`: a board gives it to all its stages.
  public func play(_ event: InputEvent) {
    if !content.takePlayed(event) { handle(event) }
  }

  /// Lets time pass until `time`, and makes the frame.
  public func advance(to time: TimeInterval) {
    if let tap { tap.advance(to: time) } else { content.advance(to: time) }
  }

  /// Changes the data at `time`; returns false when there is no such section or card.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    if let tap { tap.perform(edit, at: time) } else { content.perform(edit, at: time) }
  }

  /// Brings the scene to `time` between two frames, which no tap notices.
  public func refresh(to time: TimeInterval) { content.refresh(to: time) }

  /// The drawing commands of the tools and of the taps.
  public var chromeList: DisplayList { tap?.chromeList ?? content.chromeList }

  /// True while the scene or something that a tap draws moves.
  public var isMoving: Bool { tap?.isMoving ?? content.isMoving }

  /// The time at which the next frame is needed; `nil` when none is.
  public var nextWakeTime: TimeInterval? {
    if let tap { tap.nextWakeTime } else { content.nextWakeTime }
  }

  /// The shape of the pointer.
  package var pointerShape: PointerShape { tap?.pointerShape ?? content.pointerShape }

  /// Returns the requests for pictures since the last call.
  public func takePictureRequests() -> [PictureRequest] { content.takePictureRequests() }

  /// Returns the requests to the window since the last call.
  package func takeWindowRequests() -> [WindowRequest] {
    if let tap { tap.takeWindowRequests() } else { content.takeWindowRequests() }
  }

  /// Tells of a presented frame.
  package func didPresent(_ frame: PresentedFrame) {
    if let tap { tap.didPresent(frame) } else { content.didPresent(frame) }
  }

  /// The probe that measures the passes of a frame.
  package var frameProbe: (any FrameProbe)? {
    get { if let tap { tap.frameProbe } else { content.frameProbe } }
    nonmutating set {
      if let tap { tap.frameProbe = newValue } else { content.frameProbe = newValue }
    }
  }
}
